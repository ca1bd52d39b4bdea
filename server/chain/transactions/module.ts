import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { createDueTransactionsSweep, registerTransactionJobs } from './jobs.ts';
import type { Transactions } from './transactions.ts';

export function createTransactionsModule(transactions: Transactions, outbox: Outbox) {
  return {
    jobs: (workers: OutboxWorkers) => registerTransactionJobs(workers, transactions),
    due: [createDueTransactionsSweep(outbox)],
  };
}
