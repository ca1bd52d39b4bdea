import { dueKey } from '../../foundation/outbox/due-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue, sweepOld } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import type { KeptPayments } from './kept-payments.ts';
import { prunePresented } from './presentations.ts';

export function registerPaymentJobs(workers: OutboxWorkers, kept: KeptPayments): void {
  workers.registerTransactional('return-payment.v1', ({ keptPaymentId }, { em }) =>
    kept.sendBack(em, keptPaymentId),
  );
}

const DUE = `
  select id, return_at from kept_payments
  where state = 'kept' and return_at <= ? and (return_at, id) > (?::timestamptz, ?)
  order by return_at, id limit ?`;

/** Kept payments whose payers had time enough to use them. */
export function dueReturns(outbox: Outbox): Sweep {
  return sweepDue(outbox, {
    name: 'kept-payments',
    everySeconds: 30,
    async find(em, { now, after = '1970-01-01T00:00:00Z ', limit }) {
      const [afterDue, afterId] = after.split(' ');
      const rows = await em.execute<{ id: string; return_at: Date }[]>(DUE, [now, afterDue, afterId, limit]);
      return rows.map(({ id, return_at }) => {
        const due = new Date(return_at);
        const job = { job: 'return-payment.v1' as const, key: dueKey(id, due, now) };
        return {
          cursor: `${due.toISOString()} ${id}`,
          request: { ...job, payload: { keptPaymentId: id } },
        };
      });
    },
  });
}

const DAY_MS = 24 * 3600 * 1000;

/** Nothing older than a day is bought with a bare reference. */
export const prunePresentations = sweepOld('prune-presentations', 2 * DAY_MS, prunePresented);
