import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../../foundation/platform/networks.ts';
import type { PaymentSubject } from '../payment-spend.entity.ts';

/** A payment that its chain dropped after it was spent, for operators. The ledger has a `payment_lost` posting. */
export const LostPayment = defineEntity({
  name: 'LostPayment',
  tableName: 'lost_payments',
  uniques: [{ properties: ['subjectType', 'subjectId'] }],
  properties: {
    id: p.bigint().primary().autoincrement(),
    network: p.text().$type<Network>(),
    /** See `payment-key.ts`. */
    reference: p.text(),
    /** What it was spent on. */
    subjectType: p.text().$type<PaymentSubject>(),
    subjectId: p.text(),
    payer: p.text().nullable(),
    amountMicro: p.bigint(),
    createdAt: p.datetime(),
  },
});
export type LostPayment = InferEntity<typeof LostPayment>;
