import type { PaymentNetwork } from '../../../generated/vocabulary.gen.ts';
export const NETWORKS = [
  'solana-mainnet',
  'base-mainnet',
  'alt-mainnet',
] as const satisfies readonly PaymentNetwork[];

/** The names in the API and the database, whichever chain is configured behind them. */
export type Network = PaymentNetwork;
export type EvmNetwork = Exclude<Network, 'solana-mainnet'>;

export function isNetwork(value: unknown): value is Network {
  return NETWORKS.some((network) => network === value);
}

export function isEvmNetwork(network: Network): network is EvmNetwork {
  return network !== 'solana-mainnet';
}
