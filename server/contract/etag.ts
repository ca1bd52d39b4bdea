/** Whether `If-None-Match` matches this ETag, by weak comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(',').map(stripWeakPrefix);
  return tags.includes('*') || tags.includes(stripWeakPrefix(etag));
}

const stripWeakPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
