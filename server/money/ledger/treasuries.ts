import type { Chains } from '../../chain/types.ts';
import type { Treasury } from './verification.ts';

/** Every configured treasury with access to its balance on the chain. */
export function listTreasuries(chains: Chains): Treasury[] {
  return [...chains.values()].map((chain) => ({ chain, address: chain.treasury }));
}
