import { randomUUID } from 'node:crypto';
import type { EntityManager } from '../../foundation/db/orm.ts';

/** A request under the name its caller gave it. */
export interface NamedRequest {
  operation: string;
  caller: string;
  key: string;
  /** The same for equal requests. */
  fingerprint: string;
}

/** One try at a request; the only one that may keep an answer for it. */
export interface Attempt extends NamedRequest {
  attempt: string;
}

export interface EarlierRequest {
  fingerprint: string;
  /** Sealed; null while it is not known. */
  answer: string | null;
}

export const KEPT_MS = 24 * 3600 * 1000;

/** Longer than requests take. One that takes longer loses its key to a retry, and with it the right to an answer. */
const LOCKED_SECONDS = 60;

/** The lock is in the database's time: the service's clock may be moved, and processes may disagree on theirs. */
const CLAIM = `
  insert into idempotency_keys as held (operation, caller, key, fingerprint, attempt, locked_until, created_at)
  values (?, ?, ?, ?, ?, now() + ${LOCKED_SECONDS} * interval '1 second', ?)
  on conflict (operation, caller, key) do update
  set fingerprint = excluded.fingerprint, attempt = excluded.attempt, locked_until = excluded.locked_until,
    answer = null, created_at = excluded.created_at
  where held.created_at <= ?
    or (held.answer is null and held.fingerprint = excluded.fingerprint and held.locked_until <= now())
  returning key`;

/** Takes the key for a try. undefined while another one holds it, and once there is an answer. */
export async function claimKey(
  em: EntityManager,
  request: NamedRequest,
  now: Date,
): Promise<Attempt | undefined> {
  const attempt = randomUUID();
  const forgotten = new Date(now.getTime() - KEPT_MS);
  const values = [...nameOf(request), request.fingerprint, attempt, now, forgotten];
  const claimed = await em.execute<unknown[]>(CLAIM, values);
  return claimed.length > 0 ? { ...request, attempt } : undefined;
}

const NAMED = 'operation = ? and caller = ? and key = ?';

/** What holds the key; undefined when it was given back meanwhile. */
export async function findEarlier(
  em: EntityManager,
  request: NamedRequest,
): Promise<EarlierRequest | undefined> {
  const sql = `select fingerprint, answer from idempotency_keys where ${NAMED}`;
  const [earlier] = await em.execute<EarlierRequest[]>(sql, nameOf(request));
  return earlier;
}

/** False when a later try has taken over. */
export async function keepAnswer(em: EntityManager, attempt: Attempt, answer: string): Promise<boolean> {
  const sql = `update idempotency_keys set answer = ? where ${NAMED} and attempt = ? returning key`;
  const kept = await em.execute<unknown[]>(sql, [answer, ...nameOf(attempt), attempt.attempt]);
  return kept.length > 0;
}

/** Gives the key back, unless there is an answer after all. */
export async function releaseKey(em: EntityManager, attempt: Attempt): Promise<void> {
  const sql = `delete from idempotency_keys where ${NAMED} and attempt = ? and answer is null`;
  await em.execute(sql, [...nameOf(attempt), attempt.attempt]);
}

function nameOf({ operation, caller, key }: NamedRequest): string[] {
  return [operation, caller, key];
}
