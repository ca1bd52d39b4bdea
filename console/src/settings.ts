/** What the server says in the page about where everything is. */
export interface Settings {
  apiUrl: string;
  appUrl: string;
  /** Path under which the pages stand; empty at the root of the host. */
  basePath: string;
  /** The least price at which a service is offered by x402, in USD. */
  x402MinPriceUsd: string;
}

const HERE: Settings = { apiUrl: '', appUrl: '', basePath: '', x402MinPriceUsd: '0.01' };

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="console-settings"]')?.content;
  return { ...HERE, ...(JSON.parse(written || '{}') as Partial<Settings>) };
}

export const settings = readSettings();
