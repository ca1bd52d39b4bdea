import { defineEntity, p } from '@mikro-orm/core';
import { ShareType } from './share-type.ts';

/** The last share price that was read on a day in UTC. */
export const EarnSharePrice = defineEntity({
  name: 'EarnSharePrice',
  tableName: 'earn_share_prices',
  properties: {
    poolKey: p.text().primary(),
    day: p.date().primary(),
    /** See `chain/vaults/share-price.ts`. */
    sharePrice: p.type(ShareType).$type<bigint>(),
    readAt: p.datetime(),
  },
});
