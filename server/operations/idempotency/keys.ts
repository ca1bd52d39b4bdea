import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { TAKEOVER_SECONDS } from '../../foundation/platform/takeover.ts';
import { IdempotencyKey } from './idempotency-key.entity.ts';

type Schema = Tables<typeof IdempotencyKey>;
type Row = Selectable<Schema['idempotency_keys']>;

/** A request under its caller's key. */
export type IdempotentRequest = Pick<Row, 'operation' | 'caller' | 'key' | 'fingerprint'>;

/** One attempt at a request; only it may store a response. */
export type Attempt = IdempotentRequest & Pick<Row, 'attempt'>;

type StoredRequest = Pick<Row, 'fingerprint' | 'answer'>;

export const RETENTION_MS = 24 * 3600 * 1000;

/**
 * A running request renews its lock. A frozen or dead process does not: it loses the key to a retry, and with it the
 * right to store a response.
 */
export const RENEWAL_MS = (TAKEOVER_SECONDS * 1000) / 3;

/** The lock uses the database clock: the service's clock may be shifted, and processes may disagree. */
const NOW = sql<Date>`now()`;
const LOCK_ENDS = sql<Date>`now() + ${sql.lit(TAKEOVER_SECONDS)} * interval '1 second'`;

type KeyLock = Attempt & { now: Date; expiredBefore: Date };

const lockStatement = statement([IdempotencyKey], (db, request: Parameters<KeyLock>) =>
  db
    .insertInto('idempotency_keys')
    .values({
      operation: request.operation,
      caller: request.caller,
      key: request.key,
      fingerprint: request.fingerprint,
      attempt: request.attempt,
      locked_until: LOCK_ENDS,
      created_at: request.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['operation', 'caller', 'key'])
        .doUpdateSet((eb) => ({
          fingerprint: eb.ref('excluded.fingerprint'),
          attempt: eb.ref('excluded.attempt'),
          locked_until: eb.ref('excluded.locked_until'),
          answer: null,
          created_at: eb.ref('excluded.created_at'),
        }))
        .where((eb) =>
          eb.or([
            eb('idempotency_keys.created_at', '<=', request.expiredBefore),
            eb.and([
              eb('idempotency_keys.answer', 'is', null),
              eb('idempotency_keys.fingerprint', '=', eb.ref('excluded.fingerprint')),
              eb('idempotency_keys.locked_until', '<=', NOW),
            ]),
          ]),
        ),
    ),
);

/** Acquires the key. Undefined while another attempt holds it, and once there is a response. */
export async function lockKey(
  em: EntityManager,
  request: IdempotentRequest,
  now: Date,
): Promise<Attempt | undefined> {
  const attempt = { ...request, attempt: randomUUID() };
  const forgotten = new Date(now.getTime() - RETENTION_MS);
  const claimed = await lockStatement.affected(em, { ...attempt, now, expiredBefore: forgotten });
  return claimed > 0 ? attempt : undefined;
}

const matchesKey =
  ({ operation, caller, key }: Parameters<IdempotentRequest>) =>
  (eb: ExpressionBuilder<Schema, 'idempotency_keys'>) =>
    eb.and({ operation, caller, key });

const selectRequest = statement([IdempotencyKey], (db, request: Parameters<IdempotentRequest>) =>
  db.selectFrom('idempotency_keys').select(['fingerprint', 'answer']).where(matchesKey(request)),
);

/** The holder of the key; undefined if it was released meanwhile. */
export function findStoredRequest(
  em: EntityManager,
  request: IdempotentRequest,
): Promise<StoredRequest | undefined> {
  return selectRequest.firstRow(em, request);
}

const storeReply = statement([IdempotencyKey], (db, values: Parameters<Attempt & { answer: string }>) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: values.answer })
    .where(matchesKey(values))
    .where('attempt', '=', values.attempt),
);

/** False if a later attempt has taken over. */
export async function storeAnswer(em: EntityManager, attempt: Attempt, answer: string): Promise<boolean> {
  return (await storeReply.affected(em, { ...attempt, answer })) > 0;
}

const renew = statement([IdempotencyKey], (db, attempt: Parameters<Attempt>) =>
  db
    .updateTable('idempotency_keys')
    .set({ locked_until: LOCK_ENDS })
    .where(matchesKey(attempt))
    .where('attempt', '=', attempt.attempt)
    .where('answer', 'is', null),
);

/** Prolongs the lock, unless a later attempt has taken over. */
export async function renewKey(em: EntityManager, attempt: Attempt): Promise<void> {
  await renew.affected(em, attempt);
}

const release = statement([IdempotencyKey], (db, attempt: Parameters<Attempt>) =>
  db
    .deleteFrom('idempotency_keys')
    .where(matchesKey(attempt))
    .where('attempt', '=', attempt.attempt)
    .where('answer', 'is', null),
);

/** Releases the key, unless there is a response after all. */
export async function releaseKey(em: EntityManager, attempt: Attempt): Promise<void> {
  await release.affected(em, attempt);
}
