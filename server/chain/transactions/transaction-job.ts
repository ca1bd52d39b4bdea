import type { JobRequest } from '../../foundation/outbox/outbox.ts';

/** One job per time a transaction is to be looked at, however many ask for it. */
export function buildTransactionJob(transactionId: string, runAt: Date): JobRequest {
  return {
    job: 'follow-transaction.v1',
    key: `${transactionId}@${runAt.getTime()}`,
    payload: { transactionId },
    runAt,
  };
}
