import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ShareType } from './share-type.ts';

/** An owner's part of a pool. */
export const EarnPosition = defineEntity({
  name: 'EarnPosition',
  tableName: 'earn_positions',
  uniques: [{ properties: ['poolKey', 'owner'] }],
  indexes: [{ properties: ['owner'] }],
  checks: [
    { name: 'earn_positions_shares_check', expression: 'shares >= 0' },
    { name: 'earn_positions_cost_micro_check', expression: 'cost_micro >= 0' },
  ],
  properties: {
    id: p.text().primary(),
    poolKey: p.text(),
    /** `agent:<id>`, `user:<id>`, or the key of a wallet. */
    owner: p.text(),
    shares: p.type(ShareType).$type<bigint>(),
    /** Their cost. */
    costMicro: p.bigint(),
    /** The wallet of the last deposit, if the owner has proven it. */
    wallet: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnPosition = InferEntity<typeof EarnPosition>;
