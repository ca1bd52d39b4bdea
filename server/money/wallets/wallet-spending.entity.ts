import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';
import type { StoredJson } from '../../foundation/platform/stored-json.ts';

/** What an agent's wallet signed with its API key alone, once per request. */
export const WalletSpending = defineEntity({
  name: 'WalletSpending',
  tableName: 'wallet_spendings',
  indexes: [{ properties: ['agentId', 'createdAt'] }],
  checks: [{ name: 'wallet_spendings_amount_micro_check', expression: 'amount_micro > 0' }],
  properties: {
    agentId: p.text().primary(),
    /** The purchase, or the idempotency key of its request. */
    requestKey: p.text().primary(),
    /** Identifies the purchase, so that a signing for one request does not pay for another. */
    fingerprint: p.text().nullable(),
    network: p.text().$type<Network>(),
    amountMicro: p.bigint(),
    proof: p.json<StoredJson>(),
    /** The subject of the transaction that redeems it. */
    settlementSubject: p.text(),
    /** After this time, an unsubmitted payment can no longer be redeemed. */
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
export type WalletSpending = InferEntity<typeof WalletSpending>;
