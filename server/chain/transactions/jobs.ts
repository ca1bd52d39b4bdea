import { createDueRowSweep } from '../../foundation/outbox/due-row-sweep.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { ChainTransaction } from './chain-transaction.entity.ts';
import { buildTransactionJob } from './transaction-job.ts';
import type { Transactions } from './transactions.ts';

export function registerTransactionJobs(workers: OutboxWorkers, transactions: Transactions): void {
  workers.register(
    'follow-transaction.v1',
    ({ transactionId }, { now }) => transactions.processDue(transactionId, now),
    { onAttemptsExhausted: ({ transactionId }, em) => transactions.postpone(em, transactionId) },
  );
}

/** Finds due transactions whose job was lost. */
export function createDueTransactionsSweep(outbox: Outbox): Sweep {
  return createDueRowSweep(outbox, {
    name: 'due-transactions',
    everySeconds: 5,
    entity: ChainTransaction,
    due: 'nextAttemptAt',
    // the others are found by dispatchers
    where: { $or: [{ batching: null }, { batching: 'alone' }] },
    request: ({ id, due }) => buildTransactionJob(id, due),
  });
}
