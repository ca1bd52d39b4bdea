import { type CompressedPage, compressPage } from '../pages/compressed-page.ts';

/** What the pages are told about where everything is; console/src/settings.ts reads it. */
export interface ConsoleSettings {
  apiUrl: string;
  appUrl: string;
  /** Path under which the pages stand; empty at the root of the host. */
  basePath: string;
  x402MinPriceUsd: string;
  /** Where people sign in, if the console is registered there. */
  idp: { issuer: string; audience: string; clientId?: string | undefined };
  /** EVM networks that wallets pay on. */
  networks: { network: string; chainId: number; usdc: string }[];
  /** Without a node, wallets sign in and do not pay on Solana. */
  solana: { usdc: string; cluster: 'mainnet' | 'devnet'; rpcUrl?: string | undefined };
  /** Where transactions of a network are looked at; `{hash}` stands for one. */
  explorers: Record<string, string>;
  /** How long an open page waits before it looks again for what may have changed. */
  watchMs: number;
  /** In the sandbox there are throw-away wallets and a faucet. */
  sandbox: boolean;
}

const SETTINGS_PLACEHOLDER = '<meta name="console-settings" content="{}" />';

/** The one document of the console, with addresses that hold at every depth and with the settings. */
export function renderConsolePage(template: string, settings: ConsoleSettings): CompressedPage {
  const meta = `<meta name="console-settings" content="${escapeAttribute(JSON.stringify(settings))}" />`;
  const html = template
    .replaceAll('="./', `="${escapeAttribute(settings.basePath)}/`)
    // a function, so that no `$` of a setting means anything
    .replace(SETTINGS_PLACEHOLDER, () => meta);
  return compressPage(html);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
