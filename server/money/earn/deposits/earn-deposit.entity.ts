import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { buildOneOfCheck } from '../../../foundation/db/one-of-check.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { ShareType } from '../pools/share-type.ts';
import { DEPOSIT_STATES, type DepositState } from './lifecycle.ts';

/** USDC that was received for a position. */
export const EarnDeposit = defineEntity({
  name: 'EarnDeposit',
  tableName: 'earn_deposits',
  uniques: [{ properties: ['requestKey'] }],
  indexes: [
    { properties: ['positionId'] },
    { properties: ['deploymentId'], where: 'deployment_id is not null' },
    {
      name: 'earn_deposits_received_index',
      properties: ['poolKey', 'createdAt', 'id'],
      where: `state = 'received'`,
    },
  ],
  checks: [
    { name: 'earn_deposits_amount_micro_check', expression: 'amount_micro > 0' },
    { name: 'earn_deposits_state_check', expression: buildOneOfCheck('state', DEPOSIT_STATES) },
  ],
  properties: {
    id: p.text().primary(),
    poolKey: p.text(),
    positionId: p.text(),
    state: p.text().$type<DepositState>(),
    /** The payment that funds it. */
    network: p.text().$type<Network>(),
    reference: p.text(),
    payer: p.text(),
    /** The payer is proven to be the owner's. */
    isOwnWallet: p.boolean(),
    amountMicro: p.bigint(),
    /** Until when it waits for others; null if it does not. When one is due, all that wait are deployed. */
    dueAt: p.datetime().nullable(),
    /** It was rejected together with others. */
    isAlone: p.boolean().default(false),
    /** The transaction that it shares with others. */
    deploymentId: p.text().nullable(),
    /** The shares that it bought. */
    shares: p.type(ShareType).$type<bigint>().nullable(),
    /** The transaction that deployed it. */
    txHash: p.text().nullable(),
    /** Why it was not deployed, or is held. */
    reason: p.text().nullable(),
    /** The request key, if a server wallet paid. */
    requestKey: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnDeposit = InferEntity<typeof EarnDeposit>;
