import type { SignedTransfer } from '../../../chain/types.ts';
import type { Settlement } from './settlement.entity.ts';

/** The transaction of a row, as chains take it. */
export function signedOf(row: Settlement): SignedTransfer | undefined {
  const { txHash, fromAddress: from, signedPayload: payload, marker } = row;
  return typeof marker === 'bigint' ? { txHash, from, payload, marker } : undefined;
}
