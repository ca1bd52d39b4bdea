import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../db/orm.ts';
import { addingJobs } from '../outbox/outbox.ts';
import type { Clock } from '../platform/clock.ts';

export interface WebhookEvent {
  agentId: string;
  event: string;
  orderId: string;
  data: Record<string, unknown>;
}

/** Stored only where there is somewhere to send it. */
const EMIT = `
  with delivery as (
    insert into webhook_deliveries (id, agent_id, event, order_id, body, next_attempt_at, created_at)
    select ?, id, ?, ?, ?, ?, ? from agents where id = ? and endpoint_url is not null
    returning id, created_at
  ), ${addingJobs(`
    select 'deliver-webhook.v1' as job, id::text as key, jsonb_build_object('deliveryId', id) as payload,
      created_at as run_at
    from delivery`)}`;

/** Announces what happened to agents, if and only if the caller's transaction commits. */
export class WebhookEvents {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** One statement. The body is fixed here, so that every attempt sends and signs the same bytes. */
  async emit(em: EntityManager, { agentId, event, orderId, data }: WebhookEvent): Promise<void> {
    if (!em.isInTransaction()) throw new Error('Events are only emitted inside a transaction');
    const now = this.#clock.now();
    const body = JSON.stringify({ event, order_id: orderId, data });
    await em.execute(EMIT, [randomUUID(), event, orderId, body, now, now, agentId, now]);
  }
}
