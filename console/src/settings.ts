import type { PaymentNetwork } from '@agent-market/sdk';

/** What the server says in the page about where everything is. */
interface Settings {
  apiUrl: string;
  appUrl: string;
  /** Path under which the pages stand; empty at the root of the host. */
  basePath: string;
  /** The least price at which a service is offered by x402, in USD. */
  x402MinPriceUsd: string;
  /** Where people sign in, if the console is registered there. */
  idp: { issuer: string; audience: string; clientId?: string };
  /** EVM networks that wallets pay on. */
  networks: { network: PaymentNetwork; chainId: number; usdc: `0x${string}` }[];
  /** Without a node, wallets sign in and do not pay on Solana. */
  solana: { usdc: string; cluster: 'mainnet' | 'devnet'; rpcUrl?: string };
  /** Where transactions of a network are looked at; `{hash}` stands for one. */
  explorers: Record<string, string>;
  /** How long an open page waits before it looks again for what may have changed. */
  watchMs: number;
  /** Whether there are throw-away wallets and a faucet. */
  sandbox: boolean;
}

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="console-settings"]')?.content;
  return JSON.parse(written || '{}') as Settings;
}

export const settings = readSettings();
