import { keccak256, serializeTransaction, type Transaction } from 'viem';
import type { TransactionOrigin } from '../types.ts';

export function describeOrigin(transaction: Transaction, blockHeight: bigint): TransactionOrigin {
  const payload = findSignedPayload(transaction);
  const { from, nonce } = transaction;
  return { from, nonce: BigInt(nonce), blockHeight, ...(payload !== undefined && { payload }) };
}

/** Undefined for kinds of transactions that the library cannot write, such as those that a rollup makes itself. */
function findSignedPayload(transaction: Transaction): string | undefined {
  const { hash, input: data, r, s, v, yParity, type } = transaction;
  try {
    const terms =
      type === 'legacy' ? { ...transaction, data } : { ...transaction, data, gasPrice: undefined };
    const signature = yParity === undefined ? { r, s, v } : { r, s, yParity };
    const payload = serializeTransaction(terms as Parameters<typeof serializeTransaction>[0], signature);
    return keccak256(payload) === hash ? payload : undefined;
  } catch {
    return undefined;
  }
}
