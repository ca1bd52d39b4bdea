import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../../foundation/db/statement.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from '../ledger.entity.ts';
import { addBalances, type Balances } from './balances.ts';

/** Without a start, everything before the end; without an end, everything since the start. */
export interface Period {
  start?: Date | undefined;
  end?: Date | undefined;
}

export interface MonthEntries {
  transactions: bigint;
  entries: bigint;
  digest: string;
}

type BoundPeriod = { start: Date | null; end: Date | null };

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry] as const;

/** Transactions in a window of numbers, so that no statement takes long. Part of the digest: do not change it. */
const WINDOW_SIZE = 20_000n;
const MAX_BIGINT = 2n ** 63n - 1n;
const size = sql.lit(Number(WINDOW_SIZE));

const startOf = (start: Parameters<BoundPeriod>['start']) =>
  sql<Date>`coalesce(${start}::timestamptz, '-infinity')`;
const endOf = (end: Parameters<BoundPeriod>['end']) => sql<Date>`coalesce(${end}::timestamptz, 'infinity')`;

/** On the account's normal side. */
export const moved = sql<bigint>`sum(case account.side when 'debit' then entry.amount else -entry.amount end)::bigint`;
export const paidOut = sql<bigint>`coalesce(sum(entry.amount)
  filter (where tx.kind = 'payout_settled' and account.side = 'credit'), 0)::bigint`;

const selectPosted = ({ start, end }: Parameters<BoundPeriod>) =>
  tables(LedgerTransaction)
    .selectFrom('ledger_transactions')
    .select('id')
    .where('created_at', '>=', startOf(start))
    .where('created_at', '<', endOf(end));

/** Materialized, because the minimum of an indexed column would be looked for from the first transaction on. */
const findFirst = statement([LedgerTransaction], (db, { start, end }: Parameters<BoundPeriod>) =>
  db
    .with(
      (cte) => cte('posted').materialized(),
      () => selectPosted({ start, end }),
    )
    .selectFrom('posted')
    .select(({ fn }) => fn.min<bigint | null>('id').as('id')),
);

/** The first number of each window that has any. A transaction may have any number, also a forged one. */
const listWindows = statement([LedgerTransaction], (db, { start, end }: Parameters<BoundPeriod>) =>
  db
    .selectFrom(selectPosted({ start, end }).as('posted'))
    .select(sql<bigint>`posted.id - (posted.id % ${size} + ${size}) % ${size}`.as('from'))
    .distinct()
    .orderBy('from'),
);

/** Lines in JSON, which are unambiguous whatever a reference contains. */
const digestWindow = statement(
  LEDGER,
  (db, { start, end, from, to }: Parameters<BoundPeriod & { from: bigint; to: bigint }>) =>
    db
      .selectFrom((subquery) =>
        subquery
          .selectFrom('ledger_transactions as tx')
          .leftJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
          .leftJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
          .select(({ fn }) => [
            'tx.id',
            fn.count<bigint>('entry.account_id').as('entries'),
            sql<string>`json_build_array(tx.id, tx.kind, tx.reference, (extract(epoch from tx.created_at) * 1000000)::bigint,
              json_agg(json_build_array(account.id, account.code, account.network, account.asset, account.kind, account.side, entry.amount)
                order by entry.account_id))::text`.as('line'),
          ])
          .where('tx.id', '>=', from)
          .where('tx.id', '<=', to)
          .where('tx.created_at', '>=', startOf(start))
          .where('tx.created_at', '<', endOf(end))
          .groupBy('tx.id')
          .as('posted'),
      )
      .select(({ fn }) => [
        fn.countAll<bigint>().as('transactions'),
        sql<bigint>`coalesce(sum(posted.entries), 0)::bigint`.as('entries'),
        sql<
          string | null
        >`encode(sha256(convert_to(string_agg(posted.line, e'\n' order by posted.id), 'UTF8')), 'hex')`.as(
          'digest',
        ),
      ]),
);

const sumWindow = statement(
  LEDGER,
  (db, { start, end, from, to }: Parameters<BoundPeriod & { from: bigint; to: bigint }>) =>
    db
      .selectFrom('ledger_transactions as tx')
      .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select(['entry.account_id', moved.as('balance'), paidOut.as('paid_out')])
      .where('tx.id', '>=', from)
      .where('tx.id', '<=', to)
      .where('tx.created_at', '>=', startOf(start))
      .where('tx.created_at', '<', endOf(end))
      .groupBy('entry.account_id'),
);

/** The lowest number of a transaction in a period, if there is one. */
export async function findFirstTransaction(em: EntityManager, period: Period): Promise<bigint | undefined> {
  return (await findFirst.firstRow(em, bindPeriod(period)))?.id ?? undefined;
}

/** Counts and digests the entries of a period, and adds them to the balances. */
export async function readMonthEntries(
  em: EntityManager,
  period: Period,
  balances: Balances,
): Promise<MonthEntries> {
  const bound = bindPeriod(period);
  const hash = createHash('sha256');
  let [transactions, entries] = [0n, 0n];
  for (const { from } of await listWindows.rows(em, bound)) {
    const window = { ...bound, from, to: min(from + WINDOW_SIZE - 1n, MAX_BIGINT) };
    const found = await digestWindow.firstRow(em, window);
    if (!found?.digest) continue;
    transactions += found.transactions;
    entries += found.entries;
    hash.update(`${found.digest}\n`);
    addBalances(balances, await sumWindow.rows(em, window));
  }
  return { transactions, entries, digest: hash.digest('hex') };
}

const min = (a: bigint, b: bigint) => (a < b ? a : b);

function bindPeriod({ start, end }: Period): BoundPeriod {
  return { start: start ?? null, end: end ?? null };
}
