import type { InferEntity } from '@mikro-orm/core';
import { sql } from 'kysely';
import { acquireAdvisoryLock } from '../../foundation/db/advisory-lock.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { Agent } from '../../identity/agent.entity.ts';
import {
  DATABASE_NOW,
  type DeliveryLease,
  hasExtendedRetries,
  hasOwner,
  LEASE_COLUMNS,
} from './delivery-lease.ts';
import { type LeasedDelivery, leaseDue } from './lease-statement.ts';
import { WebhookAttempt, WebhookDelivery } from './webhook-delivery.entity.ts';

/** Serializes leasing: two at once would each fill an agent's last slot. */
export async function leaseDeliveries(
  em: EntityManager,
  limit: number,
  leaseSeconds: number,
): Promise<LeasedDelivery[]> {
  await acquireAdvisoryLock(em, 'claim-webhooks');
  const chosen = await leaseDue.rows(em, { limit, leaseSeconds });
  return chosen.filter(({ is_blocked }) => !is_blocked);
}

const selectExpiredLeases = statement(
  [WebhookDelivery, Agent],
  (db, { limit }: Parameters<{ limit: number }>) =>
    db
      .selectFrom('webhook_deliveries as d')
      .leftJoin('agents as agent', 'agent.id', 'd.agent_id')
      .select(LEASE_COLUMNS)
      .select(hasExtendedRetries)
      .select(hasOwner)
      .select(
        sql<number>`extract(epoch from clock_timestamp() - d.leased_until)::float8`.as('overdue_seconds'),
      )
      .where('d.leased_until', '<', DATABASE_NOW)
      .orderBy('d.leased_until')
      .limit(limit)
      .forNoKeyUpdate('d')
      .skipLocked(),
);

/** The lease of its worker expired; locked for whoever records that. */
export function lockExpiredLeases(em: EntityManager, limit: number) {
  return selectExpiredLeases.rows(em, { limit });
}

/** The result of an attempt. */
export type AttemptRecord = Pick<
  InferEntity<typeof WebhookAttempt>,
  'startedAt' | 'latencyMs' | 'statusCode' | 'error' | 'answer'
>;

/** The new state of a delivery. */
export interface DeliveryDecision
  extends Pick<InferEntity<typeof WebhookDelivery>, 'status' | 'attemptsAllowed'> {
  /** Until the next attempt, if it is soon. */
  retryAfterSeconds: number | null;
  /** When an extended retry is due. */
  retryAt: Date | null;
}

type EndedAttempt = Pick<DeliveryLease, 'id' | 'attempts'> & AttemptRecord & DeliveryDecision;

const record = statement([WebhookDelivery, WebhookAttempt], (db, ended: Parameters<EndedAttempt>) =>
  db
    .with('logged', (cte) =>
      cte
        .insertInto('webhook_attempts')
        .values({
          delivery_id: ended.id,
          number: ended.attempts,
          started_at: ended.startedAt,
          latency_ms: ended.latencyMs,
          status_code: ended.statusCode,
          error: ended.error,
          answer: ended.answer,
        })
        .onConflict((on) =>
          on.columns(['delivery_id', 'number']).doUpdateSet(({ ref }) => ({
            started_at: ref('excluded.started_at'),
            latency_ms: ref('excluded.latency_ms'),
            status_code: ref('excluded.status_code'),
            error: ref('excluded.error'),
            answer: ref('excluded.answer'),
          })),
        ),
    )
    .updateTable('webhook_deliveries')
    .set({
      status: ended.status,
      attempts_allowed: ended.attemptsAllowed,
      leased_until: null,
      next_attempt_at: sql`clock_timestamp() + make_interval(secs => ${ended.retryAfterSeconds}::float8)`,
      retry_at: ended.retryAt,
    })
    .where('id', '=', ended.id)
    .where('attempts', '=', ended.attempts)
    .where('status', '=', 'pending'),
);

/** False if a later attempt has started since: then this result is ignored. */
export async function recordAttempt(
  em: EntityManager,
  { id, attempts }: DeliveryLease,
  attempt: AttemptRecord,
  verdict: DeliveryDecision,
): Promise<boolean> {
  const latencyMs = Math.round(attempt.latencyMs);
  return (await record.affected(em, { id, attempts, ...attempt, ...verdict, latencyMs })) > 0;
}

const prune = statement(
  [WebhookDelivery],
  (db, { before, limit }: Parameters<{ before: Date; limit: number }>) =>
    db
      .deleteFrom('webhook_deliveries')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('webhook_deliveries')
          .select('id')
          .where('created_at', '<', before)
          .where('status', '<>', 'pending')
          .orderBy('created_at')
          .limit(limit),
      ),
);

export function deleteOldDeliveries(em: EntityManager, before: Date, limit: number): Promise<number> {
  return prune.affected(em, { before, limit });
}
