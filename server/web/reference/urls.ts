/** Where what the pages speak of is. */
export interface ReferenceUrls {
  /** Path under which the API stands; empty at the root of its host. */
  base: string;
  baseUrl: string;
  appUrl: string;
  /** Whether this is a sandbox, which gives away tokens and wallets to try things with. */
  isSandbox: boolean;
}

export const docsUrl = (base: string, path: string) => `${base}/docs${path}`;

export const operationUrl = (base: string, id: string) => docsUrl(base, `/reference/${id}`);

export const eventUrl = (base: string, name: string) => docsUrl(base, `/reference/events#${name}`);
