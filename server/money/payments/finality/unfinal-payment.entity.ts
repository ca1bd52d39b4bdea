import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../../foundation/platform/networks.ts';

/** The transaction of a payment that was spent or held before it was final. Deleted once it is final or lost. */
export const UnfinalPayment = defineEntity({
  name: 'UnfinalPayment',
  tableName: 'unfinal_payments',
  indexes: [{ name: 'unfinal_payments_due_index', properties: ['checkAt', 'id'] }],
  properties: {
    /** Network and transaction, so that a transaction has one row however many payers it has. */
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    reference: p.text(),
    fromAddress: p.text(),
    /** The block, or on Solana the slot, that included it. */
    blockHeight: p.bigint(),
    nonce: p.bigint().nullable(),
    /** The payer's signed transaction, to send it again. */
    signedPayload: p.text().nullable(),
    /** Since when checks do not find it. */
    missingSince: p.datetime().nullable(),
    checkAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
export type UnfinalPayment = InferEntity<typeof UnfinalPayment>;
