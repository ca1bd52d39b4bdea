import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { dueKey } from '../../foundation/outbox/due-key.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import { type Sweep, sweepDue } from '../../foundation/outbox/sweeps.ts';
import type { OutboxWorkers } from '../../foundation/outbox/workers.ts';
import { type DueTrigger, isDueTrigger, takeDueStep } from './due-service.ts';
import type { OrderStatus } from './lifecycle.ts';
import { Order } from './order.entity.ts';
import type { OrderSteps } from './steps.ts';

export function registerOrderJobs(workers: OutboxWorkers, steps: OrderSteps): void {
  workers.registerTransactional('advance-order.v1', async ({ orderId, trigger }, { em }) => {
    if (!isDueTrigger(trigger)) throw new Error(`Time alone does not ${trigger} orders`);
    await takeDueStep(em, steps, orderId, trigger);
  });
}

interface Due {
  trigger: DueTrigger;
  /** As in the index on the column. */
  column: 'review_deadline' | 'quote_expires_at' | 'workspace_expires_at';
  statuses: readonly OrderStatus[];
}

const DUE: readonly Due[] = [
  { trigger: 'release', column: 'review_deadline', statuses: ['delivered'] },
  { trigger: 'lapse', column: 'quote_expires_at', statuses: ['quoted', 'accepted'] },
  { trigger: 'expire', column: 'workspace_expires_at', statuses: ['paid', 'in_progress'] },
];

/** Orders whose time has come: the review window ended, the quote expired, the period is over. */
export function dueOrders(outbox: Outbox): Sweep[] {
  return DUE.map((due) => {
    const find = dueStatement(due);
    return sweepDue(outbox, {
      name: `orders-to-${due.trigger}`,
      everySeconds: 5,
      find: (em, page) => findDue(em, due, find, page),
    });
  });
}

type Values = { now: Date; afterDue: Date; afterId: string; limit: number };

/** The statuses stand in the text, as in the index, so that it can be read. */
function dueStatement({ column, statuses }: Due) {
  return statement([Order], (db, { now, afterDue, afterId, limit }: Parameters<Values>) =>
    db
      .selectFrom('orders')
      .select(['id', column])
      .where(
        'status',
        'in',
        statuses.map((status) => sql.lit(status)),
      )
      .where(column, '<=', now)
      .where(({ eb, refTuple, tuple }) => eb(refTuple(column, 'id'), '>', tuple(afterDue, afterId)))
      .orderBy(column)
      .orderBy('id')
      .limit(limit),
  );
}

async function findDue(
  em: EntityManager,
  { trigger, column }: Due,
  find: ReturnType<typeof dueStatement>,
  { now, after = '1970-01-01T00:00:00Z ', limit }: { now: Date; after: string | undefined; limit: number },
) {
  const [afterDue = '', afterId = ''] = after.split(' ');
  const rows = await find.rows(em, { now, afterDue: new Date(afterDue), afterId, limit });
  return rows.map(({ id, [column]: due }) => {
    if (due === null) throw new Error(`Order ${id} is due at no time`);
    const request = {
      job: 'advance-order.v1' as const,
      key: dueKey(`${trigger}:${id}`, due, now),
      payload: { orderId: id, trigger },
    };
    return { cursor: `${due.toISOString()} ${id}`, request };
  });
}
