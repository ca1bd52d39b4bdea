import type { ChainTransaction } from './chain-transaction.entity.ts';

type Progress = Pick<ChainTransaction, 'state' | 'trouble'> & { tx_hash: string | null };

/** How far a transaction has got, in the words of those who wait for it. */
export function toTransferStatus({ state, trouble, tx_hash }: Progress) {
  if (state === 'confirmed' || state === 'failed') return state;
  if (tx_hash !== null) return 'sent';
  if (trouble === 'held') return 'held';
  return trouble === null ? 'pending' : 'failed';
}
