import type { EntityManager } from '../foundation/db/orm.ts';
import type { Outbox } from '../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../foundation/outbox/workers.ts';
import { transferJob } from './transfer-job.ts';
import type { TransferService } from './transfers.ts';

export function registerTransferJobs(workers: OutboxWorkers, transfers: TransferService): void {
  workers.register('send-transfer.v1', ({ transferId }) => transfers.process(transferId), {
    onGivenUp: ({ transferId }, em) => transfers.postpone(em, transferId),
  });
}

/** Finds transfers that are due although their job was lost. */
export function dueTransfers(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'due-transfers',
    everySeconds: 30,
    async find(em, { now, after, limit }) {
      const rows = await findDue(em, now, after, limit);
      return rows.map(({ id, due }) => ({ cursor: `${due} ${id}`, request: transferJob(id, new Date(due)) }));
    },
  });
}

async function findDue(em: EntityManager, now: Date, after = '1970-01-01T00:00:00Z ', limit: number) {
  const [afterDue, afterId] = after.split(' ');
  const rows = await em.execute<{ id: string; due: Date }[]>(
    `select id, next_attempt_at as due from chain_transfers
     where next_attempt_at <= ? and (next_attempt_at, id) > (?::timestamptz, ?)
     order by next_attempt_at, id limit ?`,
    [now, afterDue, afterId, limit],
  );
  return rows.map(({ id, due }) => ({ id, due: new Date(due).toISOString() }));
}
