const SCHEMES = new Set(['https:', 'http:']);

/** An address that a person may open: on the web, and without a name or password that would hide its host. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && SCHEMES.has(url.protocol) && url.username === '' && url.password === '';
}

export function withoutTrailingSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
