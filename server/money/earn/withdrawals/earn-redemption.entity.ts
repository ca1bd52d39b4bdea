import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../../foundation/db/one-of-check.ts';
import { ShareType } from '../pools/share-type.ts';

/**
 * `redeeming`: requested; a pool has one at a time. `failed`: nothing was redeemed, and its withdrawals stay queued.
 */
const REDEMPTION_STATES = ['redeeming', 'redeemed', 'failed'] as const;
type RedemptionState = (typeof REDEMPTION_STATES)[number];

/** One transaction that redeems shares of withdrawals. */
export const EarnRedemption = defineEntity({
  name: 'EarnRedemption',
  tableName: 'earn_redemptions',
  uniques: [{ name: 'earn_redemptions_one_unique', properties: ['poolKey'], where: `state = 'redeeming'` }],
  checks: [
    { name: 'earn_redemptions_shares_check', expression: 'shares > 0' },
    { name: 'earn_redemptions_state_check', expression: buildOneOfCheck('state', REDEMPTION_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    poolKey: p.text(),
    state: p.text().$type<RedemptionState>(),
    shares: p.type(ShareType).$type<bigint>(),
    /** Its proceeds. */
    assetsMicro: p.bigint().nullable(),
    txHash: p.text().nullable(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnRedemption = InferEntity<typeof EarnRedemption>;
