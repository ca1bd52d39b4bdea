export const NETWORKS = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const;
export type Network = (typeof NETWORKS)[number];

/** The word for each in the API and on the command line. */
const CHAINS = { solana: 'solana-mainnet', base: 'base-mainnet', alt: 'alt-mainnet' } as const;

export function isEvm(network: Network): boolean {
  return network !== 'solana-mainnet';
}

export function parseNetworks(names: string): Network[] {
  return names.split(',').map((name) => {
    const network = CHAINS[name as keyof typeof CHAINS];
    if (!network) throw new Error(`There is no network ${name}: choose of ${Object.keys(CHAINS).join(', ')}`);
    return network;
  });
}
