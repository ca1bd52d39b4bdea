import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';
import type { Network } from '../../foundation/platform/networks.ts';

const PAYMENT_SUBJECTS = ['order', 'x402', 'bounty', 'registration', 'deposit', 'return'] as const;
export type PaymentSubject = (typeof PAYMENT_SUBJECTS)[number];

export const PaymentSpend = defineEntity({
  name: 'PaymentSpend',
  tableName: 'payment_spends',
  uniques: [{ properties: ['network', 'reference'] }],
  indexes: [
    { properties: ['subjectType', 'subjectId'] },
    {
      name: 'payment_spends_request_key_hash_index',
      properties: ['requestKeyHash'],
      where: 'request_key_hash is not null',
    },
  ],
  checks: [
    { name: 'payment_spends_amount_micro_check', expression: 'amount_micro > 0' },
    {
      name: 'payment_spends_subject_type_check',
      expression: buildOneOfCheck('subject_type', PAYMENT_SUBJECTS),
    },
  ],
  properties: {
    id: p.bigint().primary().autoincrement(),
    network: p.text().$type<Network>(),
    /** See `payment-key.ts`. */
    reference: p.text(),
    subjectType: p.text().$type<PaymentSubject>(),
    subjectId: p.text(),
    payer: p.text().nullable(),
    amountMicro: p.bigint(),
    requestFingerprint: p.text().nullable(),
    /** SHA-256 of the secret that locks the transfer. */
    lock: p.text().nullable(),
    /** Of the `Idempotency-Key` of the call that spent it. */
    requestKeyHash: p.text().nullable(),
    createdAt: p.datetime(),
  },
});
export type PaymentSpend = InferEntity<typeof PaymentSpend>;
