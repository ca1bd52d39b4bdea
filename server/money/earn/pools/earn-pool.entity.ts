import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Network } from '../../../foundation/platform/networks.ts';

/** What depositors own together in one venue. Lock its row before changing anything in it. */
export const EarnPool = defineEntity({
  name: 'EarnPool',
  tableName: 'earn_pools',
  properties: {
    key: p.text().primary(),
    network: p.text().$type<Network>(),
    /** The contract of its shares, which never changes. */
    vault: p.text(),
    /** Of the next withdrawal. */
    nextPlace: p.bigint().defaultRaw('1'),
    /** The deployment that currently uses the vault's allowance. */
    deploying: p.text().nullable(),
    /** When its first deposit was deployed; null until then. */
    openedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});
export type EarnPool = InferEntity<typeof EarnPool>;
