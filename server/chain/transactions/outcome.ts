import type { ChainAdapter, SignedTransaction, TransactionStatus } from '../types.ts';
import type { ChainTransaction } from './chain-transaction.entity.ts';

export interface Outcome {
  status: TransactionStatus;
  /** The signing that the status belongs to. */
  txHash: string;
  /** The chain does not have the latest signing, whatever the state of earlier ones. */
  isUnsent: boolean;
}

/** In order of precedence, the most conclusive status first. */
const STATUS_PRIORITY: readonly TransactionStatus[] = [
  'finalized',
  'confirmed',
  'pending',
  'unknown',
  'failed',
  'expired',
];

/** Checks every signing that shares the nonce: whichever landed is the transaction. */
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
