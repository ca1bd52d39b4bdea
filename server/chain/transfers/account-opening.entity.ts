import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../foundation/platform/networks.ts';

/** The one transfer that opens, or has opened, a token account for an address at the treasury's cost. */
export const AccountOpening = defineEntity({
  name: 'AccountOpening',
  tableName: 'account_openings',
  properties: {
    network: p.text().$type<Network>().primary(),
    address: p.text().primary(),
    transferId: p.text(),
    createdAt: p.datetime(),
  },
});
export type AccountOpening = InferEntity<typeof AccountOpening>;
