import type { Network } from '../foundation/platform/networks.ts';
import { TransferRefusedError } from './errors.ts';
import type { ChainAdapter, Chains } from './types.ts';

/** For networks that are known to be configured. */
export function getAdapter(chains: Chains, network: Network): ChainAdapter {
  const chain = chains.get(network);
  if (!chain) throw new Error(`No adapter for ${network}`);
  return chain;
}

/** For stored rows, whose network may no longer be configured. */
export function requireAdapter(chains: Chains, network: Network): ChainAdapter {
  const chain = chains.get(network);
  if (!chain) throw new TransferRefusedError(`${network} is not configured.`);
  return chain;
}
