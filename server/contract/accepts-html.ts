/** Browsers name HTML when they open a page; programs that take anything do not. */
export function acceptsHtml({ accept }: { readonly accept?: string | string[] | undefined }): boolean {
  return String(accept ?? '').includes('text/html');
}
