import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables } from '../../../foundation/db/statement.ts';
import { countTransactions, type Since, selectSince, unbalancedTransactions } from '../audit-statements.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../ledger.entity.ts';
import { describeBalance, describePaidOut, describeUnbalanced } from '../problems.ts';
import type { LedgerReport } from '../verification.ts';
import { useIndexPlans } from './index-plans.ts';
import { LedgerMonthBalance } from './month.entity.ts';
import { getMonthStart, getPreviousMonth, type Month } from './month.ts';
import { findFirstTransaction, moved, paidOut } from './month-entries.ts';

type Opened = Since & { opening: Month };

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry, LedgerMonthBalance] as const;

/** Beyond every transaction. */
const NONE = 2n ** 63n - 1n;

/** What the accounts that opened with a balance, or moved since, have according to the entries. */
function withComputed(
  db: Kysely<Tables<(typeof LEDGER)[number]>>,
  { opening, start, first }: Parameters<Opened>,
) {
  return db
    .with('part', (cte) =>
      cte
        .selectFrom('ledger_month_balances')
        .select(['account_id', 'balance', 'paid_out'])
        .where('month', '=', opening)
        .unionAll(
          selectSince({ start, first })
            .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
            .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
            .select(['entry.account_id', moved.as('balance'), paidOut.as('paid_out')])
            .groupBy('entry.account_id'),
        ),
    )
    .with('computed', (cte) =>
      cte
        .selectFrom('part')
        .select([
          'account_id',
          sql<bigint>`sum(balance)::bigint`.as('balance'),
          sql<bigint>`sum(paid_out)::bigint`.as('paid_out'),
        ])
        .groupBy('account_id'),
    )
    .selectFrom('computed')
    .innerJoin('ledger_accounts as account', 'account.id', 'computed.account_id');
}

const totalsSince = statement(LEDGER, (db, { opening, start, first }: Parameters<Opened>) =>
  withComputed(db, { opening, start, first })
    .select(['account.kind as account', 'account.network'])
    .select(sql<bigint>`sum(computed.balance)::bigint`.as('balance'))
    .groupBy(['account.kind', 'account.network'])
    .orderBy('account.kind')
    .orderBy('account.network'),
);

const storedBalance = sql<bigint>`ledger_balance(account)`;

const mismatchedBalancesSince = statement(LEDGER, (db, { opening, start, first }: Parameters<Opened>) =>
  withComputed(db, { opening, start, first })
    .select(['account.code', 'account.network'])
    .select([storedBalance.as('stored'), 'computed.balance as computed'])
    .where('computed.balance', '<>', storedBalance)
    .orderBy('account.code')
    .orderBy('account.network'),
);

const mismatchedPaidOutSince = statement(LEDGER, (db, { opening, start, first }: Parameters<Opened>) =>
  withComputed(db, { opening, start, first })
    .select(['account.code', 'account.network'])
    .select(['account.paid_out as stored', 'computed.paid_out as computed'])
    .whereRef('computed.paid_out', '<>', 'account.paid_out')
    .orderBy('account.code')
    .orderBy('account.network'),
);

/**
 * Recomputes balances from those with which a month opened and the entries since, in one snapshot. The month before it
 * must be closed and verified. An account that was empty then and has not moved since is not read.
 */
export function verifyLedgerSince(em: EntityManager, since: Month): Promise<LedgerReport> {
  return em.transactional(
    async (tx) => {
      await useIndexPlans(tx);
      const start = getMonthStart(since);
      const first = (await findFirstTransaction(tx, { start })) ?? NONE;
      const opened = { opening: getPreviousMonth(since), start, first };
      const counted = await countTransactions.firstRow(tx, { start, first });
      return {
        since,
        transactions: Number(counted?.count ?? 0n),
        totals: await totalsSince.rows(tx, opened),
        problems: [
          ...(await unbalancedTransactions.rows(tx, { start, first })).map(describeUnbalanced),
          ...(await mismatchedBalancesSince.rows(tx, opened)).map(describeBalance),
          ...(await mismatchedPaidOutSince.rows(tx, opened)).map(describePaidOut),
        ],
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}
