import type { ChainAdapter, SignedTransaction, TransactionStatus } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';

export interface Outcome {
  status: TransactionStatus;
  /** The signing that the status is about. */
  txHash: string;
  /** The chain has not got the latest signing, whatever became of earlier ones. */
  isUnsent: boolean;
}

/** From what decides at once to what decides only when nothing else is left. */
const STATUS_PRIORITY: readonly TransactionStatus[] = [
  'finalized',
  'confirmed',
  'pending',
  'unknown',
  'failed',
  'expired',
];

/** Asks about every signing that shares the nonce: whichever landed is the transaction. */
export async function readOutcome(
  chain: ChainAdapter,
  { outbidHashes }: Pick<ChainTransaction, 'outbidHashes'>,
  signed: SignedTransaction,
): Promise<Outcome> {
  const hashes = [signed.txHash, ...outbidHashes];
  const outcomes = await Promise.all(
    hashes.map(async (txHash) => ({
      txHash,
      status: await chain.readTransactionStatus({ ...signed, txHash }),
    })),
  );
  const rank = ({ status }: Pick<Outcome, 'status'>) => STATUS_PRIORITY.indexOf(status);
  const best = outcomes.reduce((one, next) => (rank(next) < rank(one) ? next : one));
  return { ...best, isUnsent: outcomes[0]?.status === 'unknown' };
}
