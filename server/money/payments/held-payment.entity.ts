import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** `held`: its payer may still spend it. `used`: the payer did. */
const HELD_PAYMENT_STATES = ['held', 'used', 'returning', 'returned'] as const;
export type HeldPaymentState = (typeof HELD_PAYMENT_STATES)[number];

const PAYER_INDEX = {
  name: 'held_payments_payer_index',
  expression:
    'create index held_payments_payer_index on held_payments (wallet_key_of(payer), created_at, id)',
};

/** Money that was received and could not be spent on its purpose. */
export const HeldPayment = defineEntity({
  name: 'HeldPayment',
  tableName: 'held_payments',
  uniques: [{ properties: ['network', 'reference'] }],
  indexes: [
    { name: 'held_payments_due_index', properties: ['returnAt', 'id'], where: `state = 'held'` },
    { name: 'held_payments_created_at_index', properties: ['createdAt', 'id'] },
    { name: 'held_payments_state_index', properties: ['state', 'createdAt', 'id'] },
    PAYER_INDEX,
  ],
  checks: [
    { name: 'held_payments_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'held_payments_state_check', expression: buildOneOfCheck('state', HELD_PAYMENT_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    /** See `payment-key.ts`. */
    reference: p.text(),
    payer: p.text(),
    amountMicro: p.bigint(),
    state: p.text().$type<HeldPaymentState>(),
    /** Why it could not be spent, for operators. */
    reason: p.text(),
    /** Null if returning it would cost more than it is worth; then it stays held for its payer. */
    returnAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type HeldPayment = InferEntity<typeof HeldPayment>;
