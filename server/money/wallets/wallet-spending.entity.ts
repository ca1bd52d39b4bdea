import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';
import type { SignedProof } from '../payments/proof.ts';

/** What an agent's wallet signed to pay with its API key alone, once for each request. */
export const WalletSpending = defineEntity({
  name: 'WalletSpending',
  tableName: 'wallet_spendings',
  indexes: [{ properties: ['agentId', 'createdAt'] }],
  checks: [{ name: 'wallet_spendings_amount_micro_check', expression: 'amount_micro > 0' }],
  properties: {
    agentId: p.text().primary(),
    /** What is paid for, or the idempotency key under which it is asked for. */
    requestKey: p.text().primary(),
    /** Of what is paid for, so that what was signed for one request does not pay for another. */
    fingerprint: p.text().nullable(),
    network: p.text().$type<Network>(),
    amountMicro: p.bigint(),
    proof: p.json<SignedProof>(),
    /** The subject of the transaction that redeems it. */
    settlementSubject: p.text(),
    /** Later nobody can redeem what was not sent by then. */
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
  },
});
export type WalletSpending = InferEntity<typeof WalletSpending>;
