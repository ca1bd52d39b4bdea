import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { anyOf, type Parameters, statement } from '../../../foundation/db/statement.ts';
import { EarnDeposit } from '../deposits/earn-deposit.entity.ts';
import { EarnWithdrawal } from '../withdrawals/earn-withdrawal.entity.ts';
import { EarnPosition } from './earn-position.entity.ts';

/** Withdrawn and not paid: queued shares, and the proceeds of redeemed ones. */
export interface UnpaidWithdrawals {
  shares: bigint;
  redeemedMicro: bigint;
}

const NO_UNPAID: UnpaidWithdrawals = { shares: 0n, redeemedMicro: 0n };

const sumOwnedShares = statement([EarnPosition], (db) =>
  db
    .selectFrom('earn_positions')
    .select(['pool_key', sql<string>`sum(shares)::text`.as('shares')])
    .groupBy('pool_key'),
);

const sumUnpaidByPool = statement([EarnWithdrawal], (db) =>
  db
    .selectFrom('earn_withdrawals')
    .select('pool_key as of')
    .select([
      sql<string>`sum(shares_left)::text`.as('shares'),
      sql<bigint>`sum(redeemed_micro)::bigint`.as('redeemedMicro'),
    ])
    .where('state', '<>', 'settled')
    .groupBy('pool_key'),
);

type PositionIds = { positionIds: readonly string[] };

const sumUnpaidByPosition = statement([EarnWithdrawal], (db, { positionIds }: Parameters<PositionIds>) =>
  db
    .selectFrom('earn_withdrawals')
    .select('position_id as of')
    .select([
      sql<string>`sum(shares_left)::text`.as('shares'),
      sql<bigint>`sum(redeemed_micro)::bigint`.as('redeemedMicro'),
    ])
    .where('state', '<>', 'settled')
    .where('position_id', '=', anyOf(positionIds))
    .groupBy('position_id'),
);

const sumPendingByPosition = statement([EarnDeposit], (db, { positionIds }: Parameters<PositionIds>) =>
  db
    .selectFrom('earn_deposits')
    .select(['position_id as of', sql<bigint>`sum(amount_micro)::bigint`.as('micro')])
    .where('state', 'in', ['received', 'deploying', 'returning', 'held'])
    .where('position_id', '=', anyOf(positionIds))
    .groupBy('position_id'),
);

/** Of each pool. */
export interface PoolTotals {
  getShares(poolKey: string): bigint;
  getUnpaid(poolKey: string): UnpaidWithdrawals;
}

export async function readPoolTotals(em: EntityManager): Promise<PoolTotals> {
  const [owned, unpaid] = [await sumOwnedShares.rows(em), await sumUnpaidByPool.rows(em)];
  const shares = new Map(owned.map((row) => [row.pool_key, BigInt(row.shares)]));
  return { getShares: (poolKey) => shares.get(poolKey) ?? 0n, getUnpaid: indexUnpaid(unpaid) };
}

/** Of each position. */
export interface PositionTotals {
  getPending(positionId: string): bigint;
  getUnpaid(positionId: string): UnpaidWithdrawals;
}

export async function readPositionTotals(
  em: EntityManager,
  positionIds: readonly string[],
): Promise<PositionTotals> {
  const unpaid = await sumUnpaidByPosition.rows(em, { positionIds });
  const pending = await sumPendingByPosition.rows(em, { positionIds });
  const micro = new Map(pending.map((row) => [row.of, row.micro]));
  return { getPending: (id) => micro.get(id) ?? 0n, getUnpaid: indexUnpaid(unpaid) };
}

function indexUnpaid(rows: readonly { of: string; shares: string; redeemedMicro: bigint }[]) {
  const found = new Map(
    rows.map(({ of, shares, redeemedMicro }) => [of, { shares: BigInt(shares), redeemedMicro }]),
  );
  return (of: string): UnpaidWithdrawals => found.get(of) ?? NO_UNPAID;
}
