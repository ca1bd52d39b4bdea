import type { JobRequest } from '../../foundation/outbox/outbox.ts';

/** One job per transaction: a later request replaces the earlier one. */
export function buildTransactionJob(transactionId: string, runAt: Date): JobRequest {
  return {
    job: 'follow-transaction.v1',
    key: transactionId,
    payload: { transactionId },
    runAt,
  };
}
