import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../../foundation/platform/networks.ts';

/** `signed`: it may be on its way. The others are final. */
export type SettlementState = 'signed' | 'settled' | 'failed';

/** A payment that a buyer signed, as the transaction in which we sent it. */
export const Settlement = defineEntity({
  name: 'Settlement',
  tableName: 'x402_settlements',
  uniques: [{ properties: ['network', 'authorizationKey'] }],
  indexes: [
    {
      name: 'x402_settlements_open_index',
      properties: ['network', 'fromAddress', 'marker'],
      where: `state = 'signed'`,
    },
    { name: 'x402_settlements_due_index', properties: ['dueAt', 'id'], where: 'due_at is not null' },
  ],
  checks: [{ name: 'x402_settlements_state_check', expression: `state in ('signed', 'settled', 'failed')` }],
  properties: {
    id: p.text().primary(),
    network: p.text().$type<Network>(),
    /** What the buyer can sign only once. */
    authorizationKey: p.text(),
    txHash: p.text(),
    fromAddress: p.text(),
    signedPayload: p.text(),
    marker: p.bigint(),
    /** Earlier signings under the same number: one of them may still land instead. */
    outbidHashes: p.json<string[]>().default([]),
    state: p.text().$type<SettlementState>().default('signed'),
    /** What it is to make, where that can be made without the buyer. */
    request: p.json<object>().nullable(),
    /** When it is made, or the money sent back, unless the buyer was there before; null once there is nothing left to do. */
    dueAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type Settlement = InferEntity<typeof Settlement>;
