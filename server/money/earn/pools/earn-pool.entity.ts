import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../../foundation/platform/networks.ts';

/** What depositors own together in one venue. Whoever changes anything in it holds its row first. */
export const EarnPool = defineEntity({
  name: 'EarnPool',
  tableName: 'earn_pools',
  properties: {
    key: p.text().primary(),
    network: p.text().$type<Network>(),
    /** The contract in which its shares are, for good. */
    vault: p.text(),
    /** Of the next withdrawal. */
    nextPlace: p.bigint().defaultRaw('1'),
    /** The deposit that uses the vault's allowance now. */
    deploying: p.text().nullable(),
    /** When its first deposit was put to work; fresh until then. */
    openedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type EarnPool = InferEntity<typeof EarnPool>;
