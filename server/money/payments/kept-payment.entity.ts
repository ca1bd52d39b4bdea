import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { oneOf } from '../../foundation/db/one-of.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** `kept`: its payer may still use it. `used`: did. The others: on its way back, and back. */
const KEPT_STATES = ['kept', 'used', 'returning', 'returned'] as const;
export type KeptState = (typeof KEPT_STATES)[number];

/** Money that was received and could not pay for what it was meant for. */
export const KeptPayment = defineEntity({
  name: 'KeptPayment',
  tableName: 'kept_payments',
  uniques: [{ properties: ['network', 'reference'] }],
  indexes: [{ name: 'kept_payments_due_index', properties: ['returnAt', 'id'], where: `state = 'kept'` }],
  checks: [
    { name: 'kept_payments_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'kept_payments_state_check', expression: oneOf('state', KEPT_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    /** See `payment-key.ts`. */
    reference: p.text(),
    payer: p.text(),
    amountMicro: p.bigint(),
    state: p.text().$type<KeptState>(),
    /** Why it could not pay, for operators. */
    reason: p.text(),
    /** Null where returning it would cost more than it is worth; then it waits for its payer. */
    returnAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type KeptPayment = InferEntity<typeof KeptPayment>;
