import { type Hex, keccak256 } from 'viem';
import type { Fault, RpcProxy } from './rpc-proxy.ts';

/** A node that shows the first transaction as pending forever; the test decides about later ones. */
export function keepFirstTransactionPending(later: () => Fault | undefined): RpcProxy['fault'] {
  let first: Hex | undefined;
  return (method, [param]) => {
    if (method === 'eth_sendRawTransaction') {
      const hash = keccak256(param as Hex);
      first ??= hash;
      return hash === first ? { pretend: hash } : later();
    }
    if (method !== 'eth_getTransactionByHash' || param !== first) return undefined;
    return { pretend: { hash: first, type: '0x2', nonce: '0x0', blockHash: null, blockNumber: null } };
  };
}
