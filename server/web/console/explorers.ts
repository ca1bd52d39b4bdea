import type { Config } from '../../config/config.ts';

const EVM_EXPLORERS: Record<number, string> = {
  8453: 'https://basescan.org/tx/{hash}',
  84532: 'https://sepolia.basescan.org/tx/{hash}',
};

const SOLANA_EXPLORERS: Record<string, string> = {
  'mainnet-beta': 'https://explorer.solana.com/tx/{hash}',
  devnet: 'https://explorer.solana.com/tx/{hash}?cluster=devnet',
};

/** Block explorers of the configured chains, as far as known. */
export function buildExplorers({ solana, base, alt }: Pick<Config, 'solana' | 'base' | 'alt'>) {
  const known: [network: string, address: string | undefined][] = [
    ['solana-mainnet', SOLANA_EXPLORERS[solana.cluster]],
    ...[base, ...(alt ? [alt] : [])].map(({ network, chainId }): [string, string | undefined] => [
      network,
      EVM_EXPLORERS[chainId],
    ]),
  ];
  return Object.fromEntries(known.filter((one): one is [string, string] => one[1] !== undefined));
}
