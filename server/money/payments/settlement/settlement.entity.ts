import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** What is owed for a payment that a buyer signed and we sent: the transaction of the same id in `chain_transactions`. */
export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'settlements',
  indexes: [{ name: 'settlements_due_index', properties: ['dueAt', 'id'], where: 'due_at is not null' }],
  properties: {
    id: p.text().primary(),
    /** What it is to make, where that can be made without the buyer. */
    request: p.json<object>().nullable(),
    /** When it is made, or the money sent back, unless the buyer was there before; null once there is nothing left to do. */
    dueAt: p.datetime().nullable(),
    /** Of its payer and the name that the payer gave the request: one name is good for one payment. */
    identifierHash: p.text().nullable().unique(),
  },
});
export type Settlement = InferEntity<typeof Settlement>;
