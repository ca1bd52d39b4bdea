import type { EntityManager } from '../../foundation/db/orm.ts';
import { dueKey } from '../../foundation/outbox/due-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { type DueTrigger, isDueTrigger, takeDueStep } from './due-service.ts';
import type { OrderSteps } from './steps.ts';

export function registerOrderJobs(workers: OutboxWorkers, steps: OrderSteps): void {
  workers.registerTransactional('advance-order.v1', async ({ orderId, trigger }, { em }) => {
    if (!isDueTrigger(trigger)) throw new Error(`Time alone does not ${trigger} orders`);
    await takeDueStep(em, steps, orderId, trigger);
  });
}

interface Due {
  trigger: DueTrigger;
  column: string;
  /** As in the index on the column. */
  where: string;
}

const DUE: readonly Due[] = [
  { trigger: 'release', column: 'review_deadline', where: `status = 'delivered'` },
  { trigger: 'lapse', column: 'quote_expires_at', where: `status in ('quoted', 'accepted')` },
  { trigger: 'expire', column: 'workspace_expires_at', where: `status in ('paid', 'in_progress')` },
];

/** Orders whose time has come: the review window ended, the quote expired, the period is over. */
export function dueOrders(outbox: Outbox): Sweep[] {
  return DUE.map((due) =>
    sweepDue(outbox, {
      name: `orders-to-${due.trigger}`,
      everySeconds: 5,
      find: (em, page) => findDue(em, due, page),
    }),
  );
}

async function findDue(
  em: EntityManager,
  { trigger, column, where }: Due,
  { now, after = '1970-01-01T00:00:00Z ', limit }: { now: Date; after: string | undefined; limit: number },
) {
  const [afterDue, afterId] = after.split(' ');
  const rows = await em.execute<{ id: string; due: Date }[]>(
    `select id, ${column} as due from orders
     where ${where} and ${column} <= ? and (${column}, id) > (?::timestamptz, ?)
     order by ${column}, id limit ?`,
    [now, afterDue, afterId, limit],
  );
  return rows.map(({ id, due }) => {
    const at = new Date(due);
    const request = {
      job: 'advance-order.v1' as const,
      key: dueKey(`${trigger}:${id}`, at, now),
      payload: { orderId: id, trigger },
    };
    return { cursor: `${at.toISOString()} ${id}`, request };
  });
}
