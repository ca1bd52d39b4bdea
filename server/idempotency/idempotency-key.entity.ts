import { defineEntity, p } from '@mikro-orm/core';

/** A request that was done, under the name its caller gave it. */
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
    /** What the request made. */
    subjectId: p.text(),
    createdAt: p.datetime(),
  },
});
