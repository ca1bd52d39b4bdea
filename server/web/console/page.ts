import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';

/** Settings of the pages; console/src/settings.ts reads them. */
export interface ConsoleSettings {
  apiUrl: string;
  appUrl: string;
  /** The base path of the pages; empty at the root of the host. */
  basePath: string;
  x402MinPriceUsd: string;
  /** The identity provider, if the console is registered there. */
  idp: { issuer: string; audience: string; clientId?: string | undefined };
  /** EVM networks that wallets can pay on. */
  networks: { network: string; chainId: number; usdc: string }[];
  /** Without an RPC URL, Solana wallets can sign in but not pay. */
  solana: { usdc: string; cluster: 'mainnet' | 'devnet'; rpcUrl?: string | undefined };
  /** Explorer URLs by network; `{hash}` is a placeholder. */
  explorers: Record<string, string>;
  /** The refetch interval of open pages. */
  watchMs: number;
  /** The sandbox offers temporary wallets and a faucet. */
  sandbox: boolean;
}

const SETTINGS_PLACEHOLDER = '<meta name="console-settings" content="{}" />';

/** The console's one document, with the settings and with URLs that work at every depth. */
export function renderConsolePage(template: string, settings: ConsoleSettings): CompressedPage {
  const meta = `<meta name="console-settings" content="${escapeAttribute(JSON.stringify(settings))}" />`;
  const html = template
    .replaceAll('="./', `="${escapeAttribute(settings.basePath)}/`)
    // a function, so that `$` in a setting has no special meaning
    .replace(SETTINGS_PLACEHOLDER, () => meta);
  return compressPage(html);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
