import type { EntityManager } from '../../../foundation/db/orm.ts';
import { statement } from '../../../foundation/db/statement.ts';
import { LedgerMonth } from './month.entity.ts';
import { getMonthStart, getNextMonth, type Month } from './month.ts';
import type { Period } from './month-entries.ts';
import type { HashedMonth } from './month-hash.ts';

export interface ClosedMonth extends HashedMonth {
  hash: string;
  closedAt: Date;
}

const listClosed = statement([LedgerMonth], (db) =>
  db
    .selectFrom('ledger_months')
    .select(['month', 'transactions', 'entries', 'entries_digest', 'balances_digest', 'previous_hash'])
    .select(['hash', 'closed_at'])
    .where('hash', 'is not', null)
    .$narrowType<ClosedRow>()
    .orderBy('month'),
);

type ClosedRow = {
  transactions: bigint;
  entries: bigint;
  entries_digest: string;
  balances_digest: string;
  previous_hash: string;
  hash: string;
  closed_at: Date;
};

/** The chain, oldest first. */
export async function listClosedMonths(em: EntityManager): Promise<ClosedMonth[]> {
  return (await listClosed.rows(em)).map((row) => ({
    month: row.month,
    transactions: row.transactions,
    entries: row.entries,
    entriesDigest: row.entries_digest,
    balancesDigest: row.balances_digest,
    previousHash: row.previous_hash,
    hash: row.hash,
    closedAt: row.closed_at,
  }));
}

/** The first month of the chain has everything before its end. */
export function getPeriod(month: Month, isFirst: boolean): Period {
  return { start: isFirst ? undefined : getMonthStart(month), end: getMonthStart(getNextMonth(month)) };
}
