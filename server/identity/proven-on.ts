import type { Network } from '../foundation/platform/networks.ts';
import type { Caller } from './caller.ts';

/**
 * Whether the caller's proof is valid on this network. A contract wallet is proven only where its contract accepted:
 * another contract may have the same address elsewhere.
 */
export function isProvenOn(caller: Caller, network: Network): boolean {
  return caller.kind !== 'wallet' || !caller.provenOn || caller.provenOn.includes(network);
}
