import { createHash } from 'node:crypto';
import type { EntityManager } from '../db/orm.ts';
import type { Sweep } from '../outbox/sweeps.ts';
import { ConflictError } from '../platform/errors.ts';

/** A request under the name its caller gave it. */
export interface NamedRequest {
  operation: string;
  caller: string;
  key: string;
  fingerprint: string;
}

const CLAIM = `
  insert into idempotency_keys (operation, caller, key, fingerprint, subject_id, created_at)
  values (?, ?, ?, ?, ?, ?) on conflict do nothing returning key`;
const FIND = `
  select fingerprint, subject_id from idempotency_keys where operation = ? and caller = ? and key = ?`;

/**
 * Records in the caller's transaction that this request makes `subjectId`. Answers with what it made before, if it
 * was done already: of any number of parallel requests with one key, one does the work and the others wait for it.
 */
export async function claimRequest(
  em: EntityManager,
  { operation, caller, key, fingerprint }: NamedRequest,
  subjectId: string,
  now: Date,
): Promise<string | undefined> {
  const values = [operation, caller, key];
  const claimed = await em.execute<unknown[]>(CLAIM, [...values, fingerprint, subjectId, now]);
  if (claimed.length > 0) return undefined;
  const [earlier] = await em.execute<{ fingerprint: string; subject_id: string }[]>(FIND, values);
  if (earlier?.fingerprint === fingerprint) return earlier.subject_id;
  throw new ConflictError('idempotency_mismatch', 'This Idempotency-Key was used for a different request');
}

/** The same for equal requests. Leave credentials out: a retry is signed anew. */
export function fingerprintOf(request: unknown): string {
  const text = JSON.stringify(request, (_key, value) => (typeof value === 'bigint' ? String(value) : value));
  return createHash('sha256').update(text).digest('base64url');
}

const KEPT_MS = 24 * 3600 * 1000;
const BATCH = 500;
const PRUNE = `
  delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ? order by created_at limit ?
  ) returning key`;

export const pruneIdempotencyKeys: Sweep = {
  name: 'prune-idempotency-keys',
  everySeconds: 600,
  async step(em, now) {
    const gone = await em.execute<unknown[]>(PRUNE, [new Date(now.getTime() - KEPT_MS), BATCH]);
    return gone.length === BATCH ? 'more' : undefined;
  },
};
