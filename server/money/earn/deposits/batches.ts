import { type QueryOrderMap, raw } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import { EarnPool } from '../pools/earn-pool.entity.ts';
import { EarnDeposit } from './earn-deposit.entity.ts';

/** Smaller deposits wait for others, so that they do not cost a transaction each. */
const MIN_BATCH_MICRO = 1_000_000n;
const MAX_BATCH_WAIT_MS = 60 * 60 * 1000;

/** Until when a new deposit waits for others; null if the waiting deposits are enough. */
export function computeDueAt(now: Date, amountMicro: bigint, waitingMicro: bigint): Date | null {
  const isEnough = amountMicro + waitingMicro >= MIN_BATCH_MICRO;
  return isEnough ? null : new Date(now.getTime() + MAX_BATCH_WAIT_MS);
}

export function isDue({ dueAt }: Pick<BatchCandidate, 'dueAt'>, now: Date): boolean {
  return dueAt == null || dueAt <= now;
}

interface BatchCandidate {
  dueAt?: Date | null | undefined;
  isAlone: boolean;
}

/**
 * The order in which waiting deposits are due; one that waits for no others is due when it is created. If more wait
 * than fit into a batch, none that is due is left out for one that is not.
 */
export function buildDueOrder(): QueryOrderMap<EarnDeposit>[] {
  return [{ [raw('coalesce(due_at, created_at)')]: 'asc' }, { createdAt: 'asc', id: 'asc' }];
}

/**
 * The deposits of the next transaction: as soon as one is due, all that wait. Deposits that were rejected together
 * are tried alone.
 */
export function planBatch<Deposit extends BatchCandidate>(waiting: readonly Deposit[], now: Date): Deposit[] {
  const due = waiting.find((deposit) => isDue(deposit, now));
  if (!due) return [];
  return due.isAlone ? [due] : waiting.filter(({ isAlone }) => !isAlone);
}

const sumReceived = statement([EarnDeposit], (db, { poolKey }: Parameters<{ poolKey: string }>) =>
  db
    .selectFrom('earn_deposits')
    .select(sql<string>`coalesce(sum(amount_micro), 0)::text`.as('micro'))
    .where('pool_key', '=', poolKey)
    .where('state', '=', 'received'),
);

/** Deposits of a pool that wait to be deployed. */
export async function readWaitingMicro(em: EntityManager, poolKey: string): Promise<bigint> {
  return BigInt((await sumReceived.firstRow(em, { poolKey }))?.micro ?? 0);
}

/** Pools with due deposits and no active deployment. */
export const findDueDepositPools = statement(
  [EarnDeposit, EarnPool],
  (db, { after, now, limit }: Parameters<{ after: string; now: Date; limit: number }>) =>
    db
      .selectFrom('earn_deposits as waiting')
      .innerJoin('earn_pools as pool', 'pool.key', 'waiting.pool_key')
      .select('waiting.pool_key')
      .distinct()
      .where('waiting.state', '=', 'received')
      .where((eb) => eb.or([eb('waiting.due_at', 'is', null), eb('waiting.due_at', '<=', now)]))
      .where('waiting.pool_key', '>', after)
      .where('pool.deploying', 'is', null)
      .orderBy('waiting.pool_key')
      .limit(limit),
);
