const SCHEMES = new Set(['https:', 'http:']);

const SPACE = /\s/;

/** A URL that a person may open: http(s), without credentials that would hide its host. */
export function isHttpUrl(text: string): boolean {
  const url = SPACE.test(text) ? null : URL.parse(text);
  return url !== null && SCHEMES.has(url.protocol) && url.username === '' && url.password === '';
}

export function stripTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
