import type { Network } from '../foundation/platform/networks.ts';
import type { ChainAdapter, Chains } from './types.ts';

/** For networks that are known to be offered. */
export function adapterOf(chains: Chains, network: Network): ChainAdapter {
  const chain = chains.get(network);
  if (!chain) throw new Error(`There is no adapter for ${network}`);
  return chain;
}
