import type { PaymentNetwork } from '@agent-market/sdk';

/** The settings that the server writes into the page. */
interface Settings {
  apiUrl: string;
  appUrl: string;
  /** The base path of the pages; empty at the root of the host. */
  basePath: string;
  /** The lowest price of a service offered by x402, in USD. */
  x402MinPriceUsd: string;
  /** The identity provider, if the console is registered there. */
  idp: { issuer: string; audience: string; clientId?: string };
  /** EVM networks that wallets can pay on. */
  networks: { network: PaymentNetwork; chainId: number; usdc: `0x${string}` }[];
  /** Without an RPC URL, Solana wallets can sign in but not pay. */
  solana: { usdc: string; cluster: 'mainnet' | 'devnet'; rpcUrl?: string };
  /** Explorer URLs by network; `{hash}` is a placeholder. */
  explorers: Record<string, string>;
  /** The refetch interval of open pages. */
  watchMs: number;
  /** Whether there are temporary wallets and a faucet. */
  sandbox: boolean;
}

function readSettings(): Settings {
  const written = document.querySelector<HTMLMetaElement>('meta[name="console-settings"]')?.content;
  return JSON.parse(written || '{}') as Settings;
}

export const settings = readSettings();
