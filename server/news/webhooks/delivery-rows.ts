import type { WebhookDeliveryStatus } from '../../../generated/vocabulary.gen.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { EventName } from './announcement.ts';
import { MOST_PER_AGENT } from './policy.ts';

/** A delivery that a worker holds. */
export interface HeldDelivery {
  id: string;
  agent_id: string;
  event: EventName;
  order_id: string | null;
  /** The number of the attempt under way. */
  attempts: number;
  attempts_allowed: number;
  has_owner: boolean;
}

/** With what the attempt sends. */
export interface ClaimedDelivery extends HeldDelivery {
  body: string;
  /** Where the agent wants it now; null when it no longer does. */
  endpoint_url: string | null;
  webhook_secret_sealed: string | null;
}

const HELD = `d.id, d.agent_id, d.event, d.order_id, d.attempts, d.attempts_allowed,
  (agent.owner_wallet is not null or agent.owner_user_id is not null) as has_owner`;

/** How far each agent's queue is looked down, however long it is. */
const LOOKED_AT = 100;

/**
 * Takes what may start: due, not held, and first among the undecided events of its order. Of each agent that has
 * something waiting only the front of its queue is read, which holds all that is under way or comes before something
 * else in it: so a long queue costs the others nothing, whatever the planner believes about the table. Agents with
 * the least under way come first.
 */
const CLAIM = `
  with recursive waiting (agent_id) as (
    (select agent_id from webhook_deliveries where status = 'pending' order by agent_id limit 1)
    union all
    select (
      select agent_id from webhook_deliveries
      where status = 'pending' and agent_id > waiting.agent_id order by agent_id limit 1
    ) from waiting where agent_id is not null
  ), startable as (
    select next.id, next.next_attempt_at,
      next.under_way + row_number() over (partition by waiting.agent_id order by next.turn) as place
    from waiting cross join lateral (
      select *, count(leased_until) over () as under_way,
        order_id is null or row_number() over (partition by order_id order by turn) = 1 as is_first
      from (
        select id, order_id, turn, next_attempt_at, leased_until from webhook_deliveries
        where agent_id = waiting.agent_id and status = 'pending' order by turn limit ${LOOKED_AT}
      ) front
    ) next
    where next.is_first and next.leased_until is null and next.next_attempt_at <= clock_timestamp()
  ), chosen as (
    select id from startable where place <= ${MOST_PER_AGENT} order by place, next_attempt_at limit ?
  )
  update webhook_deliveries d set attempts = d.attempts + 1,
    leased_until = clock_timestamp() + make_interval(secs => ?),
    endpoint_url = coalesce(agent.endpoint_url, d.endpoint_url)
  from agents agent
  where d.id = any(array(select id from chosen)) and d.status not in ('delivered', 'dropped')
    and d.leased_until is null and agent.id = d.agent_id
  returning ${HELD}, d.body, agent.endpoint_url, agent.webhook_secret_sealed`;

/** One claim at a time: two that count at once would each fill up an agent's last place. */
export async function claimDeliveries(em: EntityManager, limit: number, leaseSeconds: number) {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended('claim-webhooks', 0))`);
  return em.execute<ClaimedDelivery[]>(CLAIM, [limit, leaseSeconds]);
}

const LOST = `
  select ${HELD}, extract(epoch from clock_timestamp() - d.leased_until)::float8 as overdue_seconds
  from webhook_deliveries d join agents agent on agent.id = d.agent_id
  where d.leased_until < clock_timestamp() order by d.leased_until limit ? for no key update of d skip locked`;

/** Held by a worker that showed no end of it in time; locked for whoever records that. */
export function lockLost(em: EntityManager, limit: number) {
  return em.execute<(HeldDelivery & { overdue_seconds: number })[]>(LOST, [limit]);
}

export interface AttemptRecord {
  startedAt: Date;
  latencyMs: number;
  statusCode: number | null;
  error: string | null;
}

export interface Verdict {
  status: WebhookDeliveryStatus;
  attemptsAllowed: number;
  /** Until the next attempt, if there is one. */
  waitSeconds: number | null;
}

const RECORD = `
  with logged as (
    insert into webhook_attempts (delivery_id, number, started_at, latency_ms, status_code, error)
    values (?, ?, ?, ?, ?, ?)
    on conflict (delivery_id, number) do update set started_at = excluded.started_at,
      latency_ms = excluded.latency_ms, status_code = excluded.status_code, error = excluded.error
  )
  update webhook_deliveries set status = ?, attempts_allowed = ?, leased_until = null,
    next_attempt_at = clock_timestamp() + make_interval(secs => ?::float8)
  where id = ? and attempts = ? and status = 'pending' returning id`;

/** Answers false when a later attempt has begun meanwhile: what this one found then decides nothing. */
export async function recordAttempt(
  em: EntityManager,
  { id, attempts }: HeldDelivery,
  { startedAt, latencyMs, statusCode, error }: AttemptRecord,
  { status, attemptsAllowed, waitSeconds }: Verdict,
): Promise<boolean> {
  const logged = [id, attempts, startedAt, Math.round(latencyMs), statusCode, error];
  const values = [...logged, status, attemptsAllowed, waitSeconds, id, attempts];
  return (await em.execute<unknown[]>(RECORD, values)).length > 0;
}

const PRUNE = `
  delete from webhook_deliveries where id in (
    select id from webhook_deliveries where created_at < ? and status <> 'pending' order by created_at limit ?
  ) returning id`;

export async function pruneDeliveries(em: EntityManager, before: Date, limit: number): Promise<number> {
  return (await em.execute<unknown[]>(PRUNE, [before, limit])).length;
}
