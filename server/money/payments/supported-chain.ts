import type { ChainAdapter, Chains } from '../../chain/types.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { MalformedPaymentError } from './errors.ts';

/** For networks that a caller names. */
export function requireSupportedChain(chains: Chains, network: Network): ChainAdapter {
  const chain = chains.get(network);
  if (!chain) throw new MalformedPaymentError(`${network} is not available here.`);
  return chain;
}
