import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AnyAnnouncement } from './announcement.ts';
import { WEBHOOKS_CHANNEL } from './channel.ts';

/** Stored only where there is somewhere to send it. Due at once, in the database's own time. */
const EMIT = `
  with delivery as (
    insert into webhook_deliveries (id, agent_id, event, order_id, endpoint_url, body, next_attempt_at, created_at)
    select ?, id, ?, ?, endpoint_url, ?, clock_timestamp(), ? from agents
    where id = ? and endpoint_url is not null
    returning id
  )
  select id, pg_notify('${WEBHOOKS_CHANNEL}', '')::text from delivery`;

/** Announces what happened to agents, if and only if the caller's transaction commits. */
export class WebhookEvents {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * One statement. The body is fixed here, so that every attempt sends and signs the same bytes. Returns the id
   * of the delivery; undefined when the agent has no endpoint.
   */
  async emit(
    em: EntityManager,
    { agentId, event, orderId, data }: AnyAnnouncement,
  ): Promise<string | undefined> {
    if (!em.isInTransaction()) throw new Error('Events are only emitted inside a transaction');
    const body = JSON.stringify({ event, order_id: orderId ?? '', data });
    const values = [randomUUID(), event, orderId, body, this.#clock.now(), agentId];
    const [delivery] = await em.execute<{ id: string }[]>(EMIT, values);
    return delivery?.id;
  }
}
