import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A payout of creator fees. Its progress is in `chain_transactions`, whose subject it is. */
export const FeePayout = defineEntity({
  name: 'FeePayout',
  tableName: 'fee_payouts',
  uniques: [{ properties: ['requestKey'] }],
  indexes: [{ properties: ['createdAt', 'id'] }],
  checks: [{ name: 'fee_payouts_amount_lamports_check', expression: 'amount_lamports > 0' }],
  properties: {
    id: p.text().primary(),
    tokenMint: p.text(),
    agentId: p.text(),
    recipientWallet: p.text(),
    amountLamports: p.bigint(),
    /** The same for every retry of the original request. */
    requestKey: p.text().nullable(),
    requestedBy: p.text(),
    createdAt: p.datetime(),
  },
});
export type FeePayout = InferEntity<typeof FeePayout>;
