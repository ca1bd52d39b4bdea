import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError } from '../../foundation/platform/errors.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { EventData } from './agent-event.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import { DATABASE_NOW } from './delivery-lease.ts';
import { MAX_ATTEMPTS } from './delivery-policy.ts';
import { buildDeliveryNotFoundError, type DeliveryRow, getDelivery } from './delivery-reads.ts';
import type { WebhookEvents } from './events.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

export interface ReplayServiceOptions {
  clock: Clock;
  events: WebhookEvents;
}

interface DeliveryKey {
  id: string;
  agentId: string;
}

const lockDelivery = statement([WebhookDelivery, Agent], (db, { id, agentId }: Parameters<DeliveryKey>) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('agents as agent', 'agent.id', 'd.agent_id')
    .select(['d.status', 'd.queue', 'agent.endpoint_url', 'agent.additional_endpoint_url'])
    .where('d.id', '=', id)
    .where('d.agent_id', '=', agentId)
    .forNoKeyUpdate('d'),
);

/** Due at once, with new attempts. */
const REPLAYED = {
  status: 'pending',
  replays: sql<number>`replays + 1`,
  attempts_allowed: sql<number>`attempts + ${sql.lit(MAX_ATTEMPTS)}`,
  next_attempt_at: DATABASE_NOW,
  retry_at: null,
} as const;

/** After what its order still has to send. */
const replay = statement(
  [WebhookDelivery],
  (db, { id, endpointUrl }: Parameters<{ id: string; endpointUrl: string }>) =>
    db
      .updateTable('webhook_deliveries')
      .set({ ...REPLAYED, turn: sql`default`, endpoint_url: endpointUrl })
      .where('id', '=', id)
      .returning(sql`pg_notify(${WEBHOOKS_CHANNEL}, '')::text`.as('notified')),
);

const findEndpoints = statement([Agent], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db.selectFrom('agents').select(['endpoint_url', 'additional_endpoint_url']).where('id', '=', agentId),
);

const resume = statement([Agent], (db, { agentId }: Parameters<{ agentId: string }>) =>
  db
    .updateTable('agents')
    .set({ webhook_paused_at: null, additional_endpoint_paused_at: null })
    .where('id', '=', agentId)
    .where(({ eb, or }) =>
      or([eb('webhook_paused_at', 'is not', null), eb('additional_endpoint_paused_at', 'is not', null)]),
    ),
);

/** Those that wait for hours count as missed. */
const stopWaiting = statement(
  [WebhookDelivery],
  (db, { agentId, since }: Parameters<{ agentId: string; since: Date }>) =>
    db
      .updateTable('webhook_deliveries')
      .set({ status: 'dropped', retry_at: null })
      .where('agent_id', '=', agentId)
      .where('status', '=', 'pending')
      .where('next_attempt_at', 'is', null)
      .where('created_at', '>=', since),
);

const MAX_RECOVERED = 10_000;

/** With their turns, so that they precede what happened later to their orders. */
const recover = statement(
  [WebhookDelivery],
  (db, values: Parameters<{ agentId: string; since: Date; limit: number }>) =>
    db
      .with('missed', (cte) =>
        cte
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('agent_id', '=', values.agentId)
          .where('status', '=', 'dropped')
          .where('created_at', '>=', values.since)
          .orderBy('created_at')
          .orderBy('id')
          .limit(values.limit)
          .forNoKeyUpdate(),
      )
      .with('queued', (cte) =>
        cte
          .updateTable('webhook_deliveries as d')
          .from('missed')
          .set(REPLAYED)
          .whereRef('d.id', '=', 'missed.id')
          .returning('d.id'),
      )
      .selectFrom('queued')
      .select(({ fn }) => [
        fn.countAll<bigint>().as('count'),
        sql`pg_notify(${WEBHOOKS_CHANNEL}, '')::text`.as('notified'),
      ]),
);

/** Deliveries that agents request. */
export class ReplayService {
  readonly #options: ReplayServiceOptions;

  constructor(options: ReplayServiceOptions) {
    this.#options = options;
  }

  /** Sends a delivery again, under its id. */
  async replay(em: EntityManager, agentId: string, id: string): Promise<DeliveryRow> {
    return em.transactional(async (tx) => {
      const found = await lockDelivery.firstRow(tx, { id, agentId });
      if (!found) throw buildDeliveryNotFoundError();
      if (found.status === 'pending') {
        throw new ConflictError(
          'delivery_in_progress',
          'This delivery still has an attempt due. Wait until it ends.',
        );
      }
      const endpointUrl = found.queue === null ? found.endpoint_url : found.additional_endpoint_url;
      if (endpointUrl === null) throw buildNoEndpointError();
      await replay.rows(tx, { id, endpointUrl });
      return getDelivery(tx, id);
    });
  }

  /** Sends the oldest missed deliveries since then again, under their ids. Returns their number. */
  async recover(em: EntityManager, agentId: string, since: Date): Promise<number> {
    return em.transactional(async (tx) => {
      const endpoints = await findEndpoints.firstRow(tx, { agentId });
      if (!endpoints?.endpoint_url && !endpoints?.additional_endpoint_url) throw buildNoEndpointError();
      await resume.affected(tx, { agentId });
      await stopWaiting.affected(tx, { agentId, since });
      const queued = await recover.firstRow(tx, { agentId, since, limit: MAX_RECOVERED });
      return Number(queued?.count ?? 0n);
    });
  }

  /** An event without meaning, to test the endpoint. */
  async sendTest(em: EntityManager, agentId: string): Promise<DeliveryRow> {
    const { clock, events } = this.#options;
    const data: EventData<'webhook.test'> = {
      agent_id: agentId,
      message: 'This is a test. If its signature verifies, your endpoint is ready.',
      sent_at: clock.now().toISOString(),
    };
    return em.transactional(async (tx) => {
      const [id] = await events.emitToAll(tx, [agentId], { event: 'webhook.test', orderId: null, data });
      if (id === undefined) throw buildNoEndpointError();
      return getDelivery(tx, id);
    });
  }
}

function buildNoEndpointError(): ConflictError {
  return new ConflictError(
    'endpoint_not_set',
    'No `endpoint_url` is set. Set one with PATCH /api/agents/me.',
  );
}
