import { type ExpressionBuilder, sql } from 'kysely';
import {
  type Parameters,
  type StatementRow,
  statement,
  type Tables,
  tables,
} from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { DATABASE_NOW, hasExtendedRetries, hasOwner, LEASE_COLUMNS, QUEUE } from './delivery-lease.ts';
import { MAX_CONCURRENT } from './delivery-policy.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

/** How deep each queue is searched, however long it is. */
const QUEUE_SCAN_LIMIT = 100;

type WaitingTables = Tables<typeof WebhookDelivery> & { waiting: { queue: string | null } };

/** The first queue with waiting deliveries. */
const selectFirstWaitingQueue = tables(WebhookDelivery)
  .selectFrom('webhook_deliveries')
  .select(QUEUE.as('queue'))
  .where('status', '=', 'pending')
  .where('next_attempt_at', 'is not', null)
  .orderBy(QUEUE)
  .limit(1);

/** The front of a queue. */
const selectQueueFront = (eb: ExpressionBuilder<WaitingTables, 'waiting'>) =>
  eb
    .selectFrom('webhook_deliveries')
    .select(['id', 'agent_id', 'order_id', 'turn', 'next_attempt_at', 'leased_until'])
    .where(QUEUE, '=', sql.ref<string>('waiting.queue'))
    .where('status', '=', 'pending')
    .where('next_attempt_at', 'is not', null)
    .orderBy('turn')
    .limit(QUEUE_SCAN_LIMIT)
    .as('front');

const CURRENT_URL = sql<string | null>`case when d.agent_id is null then d.endpoint_url
  when d.queue is null then agent.endpoint_url else agent.additional_endpoint_url end`;

/**
 * Leases deliveries that may start: due, not leased, and first among the undecided events of their order. Of each queue
 * with waiting deliveries, only the front is read, which contains everything in flight or blocking others, except for
 * what waits for an extended retry. If such an event blocks a chosen one, that one waits for it instead of being leased.
 * So a long queue costs the others nothing, whatever the planner estimates. Queues with the fewest deliveries in flight
 * come first.
 */
export const leaseDue = statement(
  [WebhookDelivery, Agent],
  (db, { limit, leaseSeconds }: Parameters<{ limit: number; leaseSeconds: number }>) =>
    db
      .withRecursive('waiting', (cte) =>
        cte.selectNoFrom(selectFirstWaitingQueue.as('queue')).unionAll((next) =>
          next
            .selectFrom('waiting')
            .select(selectFirstWaitingQueue.where(QUEUE, '>', sql.ref<string>('waiting.queue')).as('queue'))
            .where('waiting.queue', 'is not', null),
        ),
      )
      .with('startable', (cte) =>
        cte
          .selectFrom('waiting')
          .crossJoinLateral((lateral) =>
            lateral
              .selectFrom(selectQueueFront)
              .selectAll('front')
              .select(({ fn, or, eb }) => [
                fn.count<bigint>('leased_until').over().as('under_way'),
                or([
                  eb('order_id', 'is', null),
                  eb(
                    fn.agg<bigint>('row_number').over((o) => o.partitionBy('order_id').orderBy('turn')),
                    '=',
                    1n,
                  ),
                ]).as('is_first'),
              ])
              .as('next'),
          )
          .select(({ eb, fn }) => [
            'waiting.queue',
            'next.agent_id',
            'next.id',
            'next.order_id',
            'next.turn',
            'next.next_attempt_at',
            eb(
              'next.under_way',
              '+',
              fn.agg<bigint>('row_number').over((o) => o.partitionBy('waiting.queue').orderBy('next.turn')),
            ).as('place'),
          ])
          .where('next.is_first', '=', true)
          .where('next.leased_until', 'is', null)
          .where('next.next_attempt_at', '<=', DATABASE_NOW),
      )
      .with('chosen', (cte) =>
        cte
          .selectFrom('startable')
          .select(['id', 'agent_id'])
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('webhook_deliveries')
                .where(QUEUE, '=', sql.ref<string>('startable.queue'))
                .whereRef('webhook_deliveries.order_id', '=', 'startable.order_id')
                .whereRef('webhook_deliveries.turn', '<', 'startable.turn')
                .where('webhook_deliveries.retry_at', 'is not', null),
            )
              .$castTo<boolean>()
              .as('is_blocked'),
          )
          .where('place', '<=', BigInt(MAX_CONCURRENT))
          .orderBy('place')
          .orderBy('next_attempt_at')
          .limit(limit),
      )
      .updateTable('webhook_deliveries as d')
      .from('chosen')
      .leftJoin('agents as agent', 'agent.id', 'chosen.agent_id')
      .set((eb) => ({
        attempts: sql`d.attempts + case when chosen.is_blocked then 0 else 1 end`,
        leased_until: sql`case when not chosen.is_blocked then clock_timestamp() + make_interval(secs => ${leaseSeconds}) end`,
        next_attempt_at: sql`case when not chosen.is_blocked then d.next_attempt_at end`,
        endpoint_url: eb.fn.coalesce(CURRENT_URL, 'd.endpoint_url'),
      }))
      .where((eb) => eb('d.id', '=', sql<string>`any(array(${eb.selectFrom('chosen').select('id')}))`))
      .whereRef('d.id', '=', 'chosen.id')
      .where('d.status', 'not in', ['delivered', 'dropped'])
      .where('d.leased_until', 'is', null)
      .returning(LEASE_COLUMNS)
      .returning(hasExtendedRetries)
      .returning(hasOwner)
      .returning([
        'chosen.is_blocked',
        'd.body',
        CURRENT_URL.as('current_url'),
        'agent.webhook_secret_sealed',
        'agent.webhook_secret_previous_sealed',
        'agent.webhook_secret_previous_until',
      ]),
);

/** A leased delivery with what the attempt sends. Without `current_url`, the agent no longer wants it. */
export type LeasedDelivery = StatementRow<typeof leaseDue>;
