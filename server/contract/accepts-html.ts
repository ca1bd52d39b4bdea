/** Browsers list HTML explicitly when they open a page; programs that accept anything do not. */
export function acceptsHtml({ accept }: { readonly accept?: string | string[] | undefined }): boolean {
  return String(accept ?? '').includes('text/html');
}
