import { type RawBuilder, sql } from 'kysely';
import type { WebhookDeliveryStatus } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { FEED_CHANNEL } from '../feed/channel.ts';
import { FeedEvent } from '../feed/feed-event.entity.ts';
import { type EventClient, formatReaderKeys } from '../feed/reader.ts';
import type { AgentEvent, AnyAgentEvent, ClientEvent, DeclaredName, EventName } from './agent-event.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';
import { selectAdditionalQueue } from './delivery-lease.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';

type NewEvent = {
  event: DeclaredName;
  order_id: string | null;
  /** What it is about. Earlier events about it precede this one. */
  subject: string | null;
  /** So do those about this. */
  other_subject: string | null;
  client_user_id: string | null;
  client_wallet_key: string | null;
  client_agent_id: string | null;
  is_token_visible: boolean;
  payment_network: Network | null;
  body: string;
  created_at: Date;
  /** What the client gets is sent independently of what others get. */
  callback_queue: string | null;
  callback_url: string | null;
  /** Who wakes up. */
  readers: string;
};

interface Endpoint {
  id: string;
  agent_id: string | null;
  queue: string | null;
  url: string;
  events: string[] | null;
  paused_at: Date | null;
}

/** The endpoints of an agent, and the callback of a client. The delivery to `endpoint_url` has the id of the event. */
const selectEndpoints = ({ callback_queue, callback_url }: Parameters<NewEvent>) =>
  sql<Endpoint>`lateral (values
    (event.id, agents.id, null, agents.endpoint_url, agents.webhook_events, agents.webhook_paused_at),
    (gen_random_uuid(), agents.id, ${selectAdditionalQueue(sql.ref('agents.id'))}, agents.additional_endpoint_url,
      agents.additional_endpoint_events, agents.additional_endpoint_paused_at),
    (gen_random_uuid(), null, ${callback_queue}::text, ${callback_url}::text, null, null)
  )`.as<'endpoint'>(sql`endpoint(id, agent_id, queue, url, events, paused_at)`);

/** Tests are always sent. */
const IS_TEST = sql<boolean>`event.event = 'webhook.test'`;
const IS_WANTED = sql<boolean>`endpoint.url is not null
  and (endpoint.events is null or event.event = any(endpoint.events) or ${IS_TEST})`;
const IS_SENT = sql<boolean>`(endpoint.paused_at is null or ${IS_TEST})`;

/**
 * Stores events for the feed, and as deliveries to endpoints that want them and to callbacks, which are due at once by
 * the database clock. While delivery is paused, they are dropped, to be recovered later. A transaction that waited for
 * the lock of a subject can be older than the one it waited for, so an event gets at least the order key of the
 * subject's last one.
 */
function storeEvents(event: Parameters<NewEvent>, agents: RawBuilder<{ agent_id: string | null }>) {
  return tables(FeedEvent, WebhookDelivery, Agent)
    .with('event', (cte) =>
      cte
        .insertInto('feed_events')
        .columns([
          'id',
          'order_key',
          'agent_id',
          'client_user_id',
          'client_wallet_key',
          'client_agent_id',
          'is_token_visible',
          'payment_network',
          'subject',
          'order_id',
          'event',
          'body',
          'created_at',
        ])
        .expression((eb) =>
          eb
            .selectFrom(agents.as<'agent'>(sql`agent(agent_id)`))
            .select([
              sql<string>`gen_random_uuid()`.as('id'),
              selectOrderKey(event).as('order_key'),
              'agent.agent_id',
              event.client_user_id.as('client_user_id'),
              event.client_wallet_key.as('client_wallet_key'),
              event.client_agent_id.as('client_agent_id'),
              sql<boolean>`${event.is_token_visible}::boolean`.as('is_token_visible'),
              event.payment_network.as('payment_network'),
              event.subject.as('subject'),
              event.order_id.as('order_id'),
              event.event.as('event'),
              event.body.as('body'),
              sql<Date>`${event.created_at}::timestamptz`.as('created_at'),
            ]),
        )
        .returning(['id', 'agent_id', 'event', 'order_id', 'body', 'created_at']),
    )
    .with('delivery', (cte) =>
      cte
        .insertInto('webhook_deliveries')
        .columns([
          'id',
          'queue',
          'event',
          'order_id',
          'body',
          'created_at',
          'next_attempt_at',
          'agent_id',
          'endpoint_url',
          'status',
        ])
        .expression((eb) =>
          eb
            .selectFrom('event')
            .leftJoin('agents', 'agents.id', 'event.agent_id')
            .crossJoin(selectEndpoints(event))
            .select(['endpoint.id', 'endpoint.queue'])
            .select(['event.event', 'event.order_id', 'event.body', 'event.created_at'])
            .select(sql<Date | null>`case when ${IS_SENT} then clock_timestamp() end`.as('next_attempt_at'))
            .select(['endpoint.agent_id', 'endpoint.url as endpoint_url'])
            .select(
              sql<WebhookDeliveryStatus>`case when ${IS_SENT} then 'pending' else 'dropped' end`.as('status'),
            )
            .where(IS_WANTED),
        )
        .returning('id'),
    )
    .selectFrom('event')
    .leftJoin('delivery', 'delivery.id', 'event.id')
    .select([
      'delivery.id',
      sql`pg_notify(${FEED_CHANNEL}, ${event.readers})::text`.as('readers_notified'),
      sql`case when exists (select from delivery) then pg_notify(${WEBHOOKS_CHANNEL}, '')::text end`.as(
        'notified',
      ),
    ]);
}

type ForAgent = { agent_id: string | null };
type ForAgents = { agent_ids: readonly string[] };

/** Without an array, whose length would let every execution be planned anew. */
const insertEvent = statement([], (_db, event: Parameters<NewEvent & ForAgent>) =>
  storeEvents(event, sql`(values (${event.agent_id}::text))`),
);

const insertEvents = statement([], (_db, event: Parameters<NewEvent & ForAgents>) =>
  storeEvents(event, sql`unnest(${event.agent_ids}::text[])`),
);

function selectOrderKey({ subject, other_subject }: Parameters<NewEvent>): RawBuilder<string> {
  return sql<string>`greatest(pg_current_xact_id(), (
    select last.order_key from (values (${subject}::text), (${other_subject}::text)) as subjects(subject)
    cross join lateral (select order_key from feed_events where subject = subjects.subject
      order by order_key desc limit 1) as last
    order by last.order_key desc limit 1))`;
}

interface Announcement {
  event: DeclaredName;
  orderId: string | null;
  data: object;
  client?: EventClient;
  bountyId?: string;
}

/** Emits events to agents and clients, if and only if the caller's transaction commits. */
export class WebhookEvents {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** One statement. The body is fixed here, so that every attempt sends and signs the same bytes. */
  async emit(em: EntityManager, { agentId, ...announcement }: AnyAgentEvent): Promise<void> {
    await insertEvent.defer(em, { agent_id: agentId, ...this.#buildEvent(em, [agentId], announcement) });
  }

  /** An event that is no webhook: only the feed of the client has it. */
  async emitToClient(em: EntityManager, announcement: ClientEvent): Promise<void> {
    await insertEvent.defer(em, { agent_id: null, ...this.#buildEvent(em, [null], announcement) });
  }

  /** The same event to each of these agents, in one statement. Returns the deliveries to their `endpoint_url`. */
  async emitToAll<Name extends EventName>(
    em: EntityManager,
    agentIds: readonly string[],
    announcement: Omit<AgentEvent<Name>, 'agentId'>,
  ): Promise<string[]> {
    const event = this.#buildEvent(em, agentIds, announcement);
    const stored = await insertEvents.rows(em, { agent_ids: agentIds, ...event });
    return stored.flatMap(({ id }) => id ?? []);
  }

  #buildEvent(
    em: EntityManager,
    agentIds: readonly (string | null)[],
    { event, orderId, data, client, bountyId }: Announcement,
  ): NewEvent {
    if (!em.isInTransaction()) throw new Error('Events are only emitted inside a transaction');
    const [subject = null, other = null] = [orderId, bountyId].filter((one) => typeof one === 'string');
    return {
      event,
      order_id: orderId,
      subject,
      other_subject: other,
      client_user_id: client?.userId ?? null,
      client_wallet_key: client?.walletKey ?? null,
      client_agent_id: client?.agentId ?? null,
      is_token_visible: client?.hasOrderToken ?? false,
      payment_network: client?.paymentNetwork ?? null,
      body: JSON.stringify({ event, order_id: orderId ?? '', data }),
      created_at: this.#clock.now(),
      ...toCallback(client, subject),
      readers: formatReaderKeys(agentIds, client, subject),
    };
  }
}

/** One queue per client, so that no client can use all capacity with many orders. */
function toCallback(client: EventClient | undefined, subject: string | null) {
  if (!client?.callbackUrl) return { callback_queue: null, callback_url: null };
  const owner = client.userId ?? client.walletKey ?? client.agentId ?? subject;
  return { callback_queue: `callback:${owner}`, callback_url: client.callbackUrl };
}
