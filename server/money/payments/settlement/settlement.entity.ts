import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { StoredJson } from '../../../foundation/platform/stored-json.ts';

/** What is owed for a payload that we submitted. Its transaction has the same id in `chain_transactions`. */
export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'settlements',
  indexes: [{ name: 'settlements_due_index', properties: ['dueAt', 'id'], where: 'due_at is not null' }],
  properties: {
    id: p.text().primary(),
    /** What to create, if that is possible without the buyer. */
    request: p.json<StoredJson>().nullable(),
    /** When it is created or the money returned, if the buyer has not returned; null once nothing is left to do. */
    dueAt: p.datetime().nullable(),
    /** The payer and its request key: one key is valid for one payment. */
    identifierHash: p.text().nullable().unique(),
  },
});
export type Settlement = InferEntity<typeof Settlement>;
