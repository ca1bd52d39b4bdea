/** Whether a copy named by `If-None-Match` is this one. */
export function matchesEtag(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((one) => opaque(one) === opaque(etag));
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
