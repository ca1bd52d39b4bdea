import type { Network } from '../foundation/platform/networks.ts';
import type { Caller } from './caller.ts';

/**
 * Whether what the caller has shown counts on this network. A contract wallet is proven where its contract agreed: another
 * one may have the same address elsewhere.
 */
export function isProvenOn(caller: Caller, network: Network): boolean {
  return caller.kind !== 'wallet' || !caller.provenOn || caller.provenOn.includes(network);
}
