import { defineEntity, p } from '@mikro-orm/core';

/** A request that is being done or was done, under the name its caller gave it. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    operation: p.text().primary(),
    caller: p.text().primary(),
    key: p.text().primary(),
    /** Tells the same request from another one under the same key. */
    fingerprint: p.text(),
    /** Which of its tries holds the key. One that lost it to a later try cannot keep its answer. */
    attempt: p.uuid(),
    /** From then on an attempt without an answer is taken for dead. In the database's own time. */
    lockedUntil: p.datetime(),
    /** Sealed, because answers may hold what is not stored in clear anywhere else. */
    answer: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
