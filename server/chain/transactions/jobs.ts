import { sweepDueRows } from '../../foundation/outbox/due-rows.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import { transactionJob } from './transaction-job.ts';
import type { Transactions } from './transactions.ts';

export function registerTransactionJobs(workers: OutboxWorkers, transactions: Transactions): void {
  workers.register('follow-transaction.v1', ({ transactionId }) => transactions.processDue(transactionId), {
    onGivenUp: ({ transactionId }, em) => transactions.postpone(em, transactionId),
  });
}

/** Finds transactions that are due although their job was lost. */
export function dueTransactions(outbox: Outbox): Sweep {
  return sweepDueRows(outbox, {
    name: 'due-transactions',
    everySeconds: 5,
    entity: ChainTransaction,
    due: 'nextAttemptAt',
    request: ({ id, due }) => transactionJob(id, due),
  });
}
