import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { statement } from '../../foundation/db/statement.ts';
import { FeeAccount } from './fee-account.entity.ts';
import { FeeCollection, FeeShare } from './fee-collection.entity.ts';

/** Of all tokens, in lamports. */
export interface FeeTotals {
  collected: bigint;
  paid: bigint;
  launchPartner: bigint;
  buyback: bigint;
}

const sumAccounts = statement([FeeAccount], (db) =>
  db
    .selectFrom('fee_accounts')
    .select([
      sql<bigint>`coalesce(sum(collected_lamports), 0)::bigint`.as('collected'),
      sql<bigint>`coalesce(sum(paid_lamports), 0)::bigint`.as('paid'),
    ]),
);

const sumOtherShares = statement([FeeShare, FeeCollection], (db) =>
  db
    .selectFrom('fee_shares as share')
    .innerJoin('fee_collections as collection', 'collection.id', 'share.collection_id')
    .where('collection.state', '=', 'collected')
    .select([
      sql<bigint>`coalesce(sum(launch_partner_lamports), 0)::bigint`.as('launchPartner'),
      sql<bigint>`coalesce(sum(buyback_lamports), 0)::bigint`.as('buyback'),
    ]),
);

export async function readFeeTotals(em: EntityManager): Promise<FeeTotals> {
  const nothing = { collected: 0n, paid: 0n, launchPartner: 0n, buyback: 0n };
  return { ...nothing, ...(await sumAccounts.firstRow(em)), ...(await sumOtherShares.firstRow(em)) };
}
