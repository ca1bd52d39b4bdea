import { defineEntity, p } from '@mikro-orm/core';

/** A running or finished request under its caller's key. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    operation: p.text().primary(),
    caller: p.text().primary(),
    key: p.text().primary(),
    /** Distinguishes the same request from another one under the same key. */
    fingerprint: p.text(),
    /** The attempt that holds the key. An attempt that lost it cannot store its response. */
    attempt: p.uuid(),
    /** When an attempt without response counts as dead, by the database clock. */
    lockedUntil: p.datetime(),
    /** Encrypted, because responses may contain secrets that are not stored in plain text elsewhere. */
    answer: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
