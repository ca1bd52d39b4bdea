import { type Expression, sql } from 'kysely';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger.entity.ts';

/** Sums of `bigint` are `numeric` by default. */
const sumAmounts = (amount: Expression<bigint | null>) => sql<bigint>`coalesce(sum(${amount}), 0)::bigint`;

/** With its pending changes. */
const currentBalance = sql<bigint>`ledger_balance(ledger_accounts)`;

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry] as const;

/** Transactions since this time. None of them has a lower number, by which they are found. */
export interface Since {
  start?: Date;
  first?: bigint;
}

const ledger = tables(...LEDGER);

export const selectSince = ({ start, first }: Parameters<Since>) =>
  ledger
    .selectFrom('ledger_transactions as tx')
    .where('tx.id', '>=', sql<bigint>`coalesce(${first}::bigint, '-9223372036854775808')`)
    .where('tx.created_at', '>=', sql<Date>`coalesce(${start}::timestamptz, '-infinity')`);

export const countTransactions = statement(LEDGER, (_db, { start, first }: Parameters<Since>) =>
  selectSince({ start, first }).select(({ fn }) => fn.countAll<bigint>().as('count')),
);

export const accountTotals = statement(LEDGER, (db) =>
  db
    .selectFrom('ledger_accounts')
    .select(['kind as account', 'network', sumAmounts(currentBalance).as('balance')])
    .groupBy(['kind', 'network'])
    .orderBy('kind')
    .orderBy('network'),
);

export const treasuryBalance = statement(LEDGER, (db, { network }: Parameters<{ network: Network }>) =>
  db
    .selectFrom('ledger_accounts')
    .select(sumAmounts(currentBalance).as('balance'))
    .where('kind', '=', 'treasury')
    .where('network', '=', network)
    .where('asset', '=', 'USDC'),
);

export const mismatchedBalances = statement(LEDGER, (db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('ledger_accounts as account')
        .leftJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
        .select((eb) => {
          const amount = eb.ref('entry.amount');
          const moved = eb.case('account.side').when('debit').then(amount).else(eb.neg(amount)).end();
          const stored = sql<bigint>`ledger_balance(account)`.as('stored');
          return ['code', 'network', stored, sumAmounts(moved).as('computed')];
        })
        .groupBy('account.id')
        .as('account'),
    )
    .selectAll()
    .whereRef('stored', '<>', 'computed')
    .orderBy('code')
    .orderBy('network'),
);

/** Without a network if a posting has no entries. */
export const unbalancedTransactions = statement(LEDGER, (_db, { start, first }: Parameters<Since>) =>
  selectSince({ start, first })
    .leftJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
    .leftJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .select((eb) => [
      'tx.kind',
      'tx.reference',
      'account.network',
      sumAmounts(eb.ref('entry.amount')).as('difference'),
    ])
    .groupBy(['tx.id', 'account.network', 'account.asset'])
    .having((eb) =>
      eb.or([
        eb(sumAmounts(eb.ref('entry.amount')), '<>', 0n),
        eb(eb.fn.count<bigint>('entry.amount'), '=', 0n),
      ]),
    )
    .orderBy('tx.id'),
);

export const mismatchedPaidOut = statement(LEDGER, (db) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('ledger_accounts as account')
        .leftJoin('ledger_entries as entry', 'entry.account_id', 'account.id')
        .leftJoin('ledger_transactions as tx', 'tx.id', 'entry.transaction_id')
        .select((eb) => {
          const isPaid = eb.and([eb('tx.kind', '=', 'payout_settled'), eb('account.side', '=', 'credit')]);
          const paid = eb.case().when(isPaid).then(eb.ref('entry.amount')).end();
          return ['code', 'network', 'paid_out as stored', sumAmounts(paid).as('computed')];
        })
        .groupBy('account.id')
        .as('account'),
    )
    .selectAll()
    .whereRef('stored', '<>', 'computed')
    .orderBy('code')
    .orderBy('network'),
);
