import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../../foundation/db/one-of-check.ts';
import { ShareType } from '../pools/share-type.ts';
import { WITHDRAWAL_STATES, type WithdrawalState } from './lifecycle.ts';

/** Shares that left a position, to be redeemed in order and paid out. */
export const EarnWithdrawal = defineEntity({
  name: 'EarnWithdrawal',
  tableName: 'earn_withdrawals',
  uniques: [{ properties: ['poolKey', 'place'] }, { properties: ['requestKey'] }],
  indexes: [
    { properties: ['positionId'] },
    { name: 'earn_withdrawals_queued_index', properties: ['poolKey', 'place'], where: `state = 'queued'` },
    { properties: ['paidWith'], where: 'paid_with is not null' },
    { properties: ['redemptionId'], where: 'redemption_id is not null' },
  ],
  checks: [
    {
      name: 'earn_withdrawals_shares_check',
      expression: 'shares > 0 and shares_left >= 0 and shares_left <= shares',
    },
    { name: 'earn_withdrawals_state_check', expression: buildOneOfCheck('state', WITHDRAWAL_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    poolKey: p.text(),
    /** Its place in the pool's queue. */
    place: p.bigint(),
    positionId: p.text(),
    state: p.text().$type<WithdrawalState>(),
    destination: p.text(),
    /** Taken from the position. */
    shares: p.type(ShareType).$type<bigint>(),
    /** Shares not yet redeemed, and their cost. */
    sharesLeft: p.type(ShareType).$type<bigint>(),
    costLeftMicro: p.bigint(),
    /** The proceeds of the others. */
    redeemedMicro: p.bigint().defaultRaw('0'),
    /** Its current redemption, and how many shares take part. */
    redemptionId: p.text().nullable(),
    redeemingShares: p.type(ShareType).$type<bigint>().nullable(),
    /** Until when it waits for others; null if it does not. When one is due, all that wait are redeemed. */
    dueAt: p.datetime().nullable(),
    /** The withdrawal whose payout also pays this one. */
    paidWith: p.text().nullable(),
    txHash: p.text().nullable(),
    reason: p.text().nullable(),
    /** The same for every retry of one request. */
    requestKey: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnWithdrawal = InferEntity<typeof EarnWithdrawal>;
