import { type Insertable, type NotNull, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { AgentEvent, AnyAgentEvent, EventName } from './agent-event.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import { DATABASE_NOW } from './delivery-lease.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

type NewDelivery = Pick<
  Insertable<Tables<typeof WebhookDelivery>['webhook_deliveries']>,
  'event' | 'order_id' | 'body' | 'created_at'
> & { agent_ids: readonly string[] };

/** Stored only if the agent has an endpoint. Due at once, by the database clock. */
const insertDeliveries = statement([WebhookDelivery, Agent], (db, delivery: Parameters<NewDelivery>) =>
  db
    .with('delivery', (cte) =>
      cte
        .insertInto('webhook_deliveries')
        .columns([
          'id',
          'event',
          'order_id',
          'body',
          'created_at',
          'next_attempt_at',
          'agent_id',
          'endpoint_url',
        ])
        .expression((eb) =>
          eb
            .selectFrom('agents')
            .select([
              sql<string>`gen_random_uuid()`.as('id'),
              delivery.event.as('event'),
              delivery.order_id.as('order_id'),
              delivery.body.as('body'),
              sql<Date>`${delivery.created_at}::timestamptz`.as('created_at'),
              DATABASE_NOW.as('next_attempt_at'),
            ])
            .select(['agents.id as agent_id', 'agents.endpoint_url'])
            .$narrowType<{ endpoint_url: NotNull }>()
            .where('agents.id', '=', eb.fn.any(delivery.agent_ids))
            .where('agents.endpoint_url', 'is not', null),
        )
        .returning('id'),
    )
    .selectFrom('delivery')
    .select(['id', sql`pg_notify(${WEBHOOKS_CHANNEL}, '')::text`.as('notified')]),
);

/** Emits events to agents, if and only if the caller's transaction commits. */
export class WebhookEvents {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** One statement. The body is fixed here, so that every attempt sends and signs the same bytes. */
  async emit(em: EntityManager, { agentId, ...announcement }: AnyAgentEvent): Promise<void> {
    await insertDeliveries.defer(em, this.#buildDelivery(em, [agentId], announcement));
  }

  /** The same event to each of these agents, in one statement. Returns the deliveries to those with an endpoint. */
  async emitToAll<Name extends EventName>(
    em: EntityManager,
    agentIds: readonly string[],
    announcement: Omit<AgentEvent<Name>, 'agentId'>,
  ): Promise<string[]> {
    const stored = await insertDeliveries.rows(em, this.#buildDelivery(em, agentIds, announcement));
    return stored.map(({ id }) => id);
  }

  #buildDelivery<Name extends EventName>(
    em: EntityManager,
    agentIds: readonly string[],
    { event, orderId, data }: Omit<AgentEvent<Name>, 'agentId'>,
  ): NewDelivery {
    if (!em.isInTransaction()) throw new Error('Events are only emitted inside a transaction');
    const body = JSON.stringify({ event, order_id: orderId ?? '', data });
    return { agent_ids: agentIds, event, order_id: orderId, body, created_at: this.#clock.now() };
  }
}
