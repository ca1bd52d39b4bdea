/** Whether `If-None-Match` names this copy. It compares weakly: a copy that is as good will do. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map(stripWeakPrefix);
  return tags.includes('*') || tags.includes(stripWeakPrefix(etag));
}

const stripWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
