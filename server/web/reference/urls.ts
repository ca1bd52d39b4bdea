/** URLs that the pages link to. */
export interface ReferenceUrls {
  /** The base path of the API; empty at the root of its host. */
  base: string;
  baseUrl: string;
  appUrl: string;
  /** Whether this is a sandbox, which provides test tokens and wallets. */
  isSandbox: boolean;
}

export const docsUrl = (base: string, path: string) => `${base}/docs${path}`;

export const operationUrl = (base: string, id: string) => docsUrl(base, `/reference/${id}`);

export const eventPath = (name: string) => `/reference/events/${name}`;

export const eventUrl = (base: string, name: string) => docsUrl(base, eventPath(name));
