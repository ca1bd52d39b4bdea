import type { JobRequest } from '../../foundation/outbox/outbox.ts';

/** One job per scheduled check of a transaction, however many request it. */
export function buildTransactionJob(transactionId: string, runAt: Date): JobRequest {
  return {
    job: 'follow-transaction.v1',
    key: `${transactionId}@${runAt.getTime()}`,
    payload: { transactionId },
    runAt,
  };
}
