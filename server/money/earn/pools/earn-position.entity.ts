import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ShareType } from './share-type.ts';

/** What one owner has in a pool. */
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
    /** What was paid for them. */
    costMicro: p.bigint(),
    /** The wallet that deposited last, of those that the owner has shown to be its own. */
    wallet: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
export type EarnPosition = InferEntity<typeof EarnPosition>;
