import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../foundation/db/one-of-check.ts';

/** `sent`: signed, and submitted to the provider or about to be. `done`: on the chain. */
const SWAP_STATES = ['offered', 'sent', 'done'] as const;
type SwapState = (typeof SWAP_STATES)[number];

/** An offer to swap USDC for SOL, and its outcome. */
export const Swap = defineEntity({
  name: 'Swap',
  tableName: 'swaps',
  indexes: [
    { properties: ['createdAt'], where: `state = 'offered'`, name: 'swaps_offered_index' },
    {
      properties: ['receiver', 'createdAt', 'id'],
      where: `state <> 'offered'`,
      name: 'swaps_receiver_index',
    },
  ],
  checks: [
    { name: 'swaps_state_check', expression: buildOneOfCheck('state', SWAP_STATES) },
    { name: 'swaps_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'swaps_done_check', expression: `state <> 'done' or tx_hash is not null` },
  ],
  properties: {
    id: p.text().primary(),
    state: p.text().$type<SwapState>(),
    taker: p.text(),
    receiver: p.text(),
    amountMicro: p.bigint(),
    /** As offered; once done, the actual amount if the provider reported it. */
    outLamports: p.bigint(),
    minOutLamports: p.bigint(),
    /** The provider's id. */
    reference: p.text(),
    /** As offered. */
    transaction: p.text(),
    signedTransaction: p.text().nullable(),
    txHash: p.text().nullable(),
    expiresAt: p.datetime(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Swap = InferEntity<typeof Swap>;
