import type { Outbox } from '../../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../../foundation/outbox/workers.ts';
import type { FinishService } from './finish-service.ts';

export function registerSettlementJobs(workers: OutboxWorkers, finishing: FinishService): void {
  workers.register('finish-settlement.v1', ({ settlementId }, { em }) => finishing.finish(em, settlementId), {
    onGivenUp: ({ settlementId }, em) => finishing.postpone(em, settlementId),
  });
}

const DUE = `
  select id, due_at from x402_settlements
  where due_at <= ? and (due_at, id) > (?::timestamptz, ?) order by due_at, id limit ?`;

/** Payments that were sent, and whose buyers had time enough to ask for what they paid for. */
export function dueSettlements(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'unfinished-settlements',
    everySeconds: 10,
    async find(em, { now, after = '1970-01-01T00:00:00Z ', limit }) {
      const [afterDue, afterId] = after.split(' ');
      const values = [now, afterDue, afterId, limit];
      const rows = await em.execute<{ id: string; due_at: Date }[]>(DUE, values);
      return rows.map(({ id, due_at }) => {
        const due = new Date(due_at);
        const request = {
          job: 'finish-settlement.v1' as const,
          key: `${id}@${due.getTime()}`,
          payload: { settlementId: id },
        };
        return { cursor: `${due.toISOString()} ${id}`, request };
      });
    },
  });
}
