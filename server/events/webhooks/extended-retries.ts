import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { type AgentDelivery, DATABASE_NOW, type DeliveryLease, QUEUE } from './delivery-lease.ts';
import { EXTENDED_RETRIES_MS } from './delivery-policy.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

const startDue = statement(
  [WebhookDelivery],
  (db, { now, limit }: Parameters<{ now: Date; limit: number }>) =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: DATABASE_NOW, retry_at: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('retry_at', '<=', now)
          .orderBy('retry_at')
          .limit(limit)
          .forNoKeyUpdate()
          .skipLocked(),
      ),
);

/** Lets workers see the extended retries that are due. Returns their number. */
export function startDueRetries(em: EntityManager, now: Date, limit: number): Promise<number> {
  return startDue.affected(em, { now, limit });
}

const release = statement(
  [WebhookDelivery],
  (db, { queue, order_id }: Parameters<{ queue: string; order_id: string }>) =>
    db
      .updateTable('webhook_deliveries')
      .set({ next_attempt_at: DATABASE_NOW })
      .where(QUEUE, '=', queue)
      .where('order_id', '=', order_id)
      .where('status', '=', 'pending')
      .where('next_attempt_at', 'is', null)
      .where('retry_at', 'is', null),
);

/** Later events of the order waited for this one. */
export async function releaseBlocked(
  em: EntityManager,
  { queue, agent_id, order_id }: DeliveryLease,
): Promise<void> {
  const key = queue ?? agent_id;
  if (order_id !== null && key !== null) await release.affected(em, { queue: key, order_id });
}

type PausedColumn = 'webhook_paused_at' | 'additional_endpoint_paused_at';

interface DeadEndpoint {
  agentId: string;
  queue: string | null;
}

const createPause = (column: PausedColumn) =>
  statement(
    [Agent, WebhookDelivery],
    (db, { agentId, queue, now, since }: Parameters<DeadEndpoint & { now: Date; since: Date }>) =>
      db
        .updateTable('agents')
        .set(column, now)
        .where('id', '=', agentId)
        .where('has_extended_retries', '=', true)
        .where(column, 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhook_deliveries')
                .where('agent_id', '=', agentId)
                .where('queue', 'is not distinct from', queue)
                .where('created_at', '>=', since)
                .where('status', '=', 'delivered'),
            ),
          ),
        ),
  );

const pauseEndpoint = createPause('webhook_paused_at');
const pauseAdditionalEndpoint = createPause('additional_endpoint_paused_at');

const dropAll = statement([WebhookDelivery], (db, { agentId, queue }: Parameters<DeadEndpoint>) =>
  db
    .updateTable('webhook_deliveries')
    .set({ status: 'dropped', next_attempt_at: null, retry_at: null })
    .where('agent_id', '=', agentId)
    .where('queue', 'is not distinct from', queue)
    .where('status', '=', 'pending')
    .where('leased_until', 'is', null),
);

/** Stops sending if the endpoint accepted nothing in all that time. What was due is dropped, and can be recovered. */
export async function pauseDeadEndpoint(
  em: EntityManager,
  { agent_id: agentId, queue }: AgentDelivery,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - EXTENDED_RETRIES_MS);
  const pause = queue === null ? pauseEndpoint : pauseAdditionalEndpoint;
  if ((await pause.affected(em, { agentId, queue, now, since })) === 0) return false;
  await dropAll.affected(em, { agentId, queue });
  return true;
}
