import type { ChainTransaction } from './chain-transaction.entity.ts';

type Progress = Pick<ChainTransaction, 'state' | 'trouble'> & { tx_hash: string | null };

/** A transaction's progress, in the terms of its requesters. */
export function toTransferStatus({ state, trouble, tx_hash }: Progress) {
  if (state === 'confirmed' || state === 'failed') return state;
  if (tx_hash !== null) return 'sent';
  if (trouble === 'held') return 'held';
  return trouble === null ? 'pending' : 'failed';
}
