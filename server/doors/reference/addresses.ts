/** Where what the pages speak of is. */
export interface ReferenceAddresses {
  /** Path under which the API stands; empty at the root of its host. */
  base: string;
  baseUrl: string;
  appUrl: string;
  /** Whether this is a sandbox, which gives away tokens and wallets to try things with. */
  isSandbox: boolean;
}

export const docsAt = (base: string, path: string) => `${base}/docs${path}`;

export const operationAddress = (base: string, id: string) => docsAt(base, `/reference/${id}`);

export const eventAddress = (base: string, name: string) => docsAt(base, `/reference/events#${name}`);
