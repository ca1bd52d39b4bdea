import { type Insertable, sql } from 'kysely';
import { type RowList, selectFromRowList } from '../../foundation/db/row-list.ts';
import { anyOf, type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger.entity.ts';

type Account = Insertable<Tables<typeof LedgerAccount>['ledger_accounts']>;
type Entry = Insertable<Tables<typeof LedgerEntry>['ledger_entries']>;

/** One row per account of a posting. */
export type PostingLine = Pick<Account, 'code' | 'kind' | 'side' | 'network' | 'asset'> &
  Pick<Entry, 'amount'>;

/** With its place in the locking order. */
export type LockOrderedLine = PostingLine & { place: number };

interface PostParameters {
  kind: string;
  reference: string;
  lines: RowList<LockOrderedLine>;
  now: Date;
}

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry] as const;

/**
 * Accounts are updated in a fixed order, so that postings queue up instead of deadlocking; a trigger on the entries
 * updates the balances.
 */
export const post = statement(LEDGER, (db, { kind, reference, lines, now }: Parameters<PostParameters>) =>
  db
    .with('line', (cte) =>
      cte
        .selectFrom(
          selectFromRowList(lines, 'given', {
            code: 'text',
            kind: 'text',
            side: 'text',
            network: 'text',
            asset: 'text',
            amount: 'bigint',
            place: 'integer',
          }),
        )
        .selectAll(),
    )
    .with('posted', (cte) =>
      cte
        .insertInto('ledger_transactions')
        .values({ kind, reference, created_at: now })
        .onConflict((on) => on.columns(['kind', 'reference']).doNothing())
        .returning('id'),
    )
    .with('account', (cte) =>
      cte
        .insertInto('ledger_accounts')
        .columns(['code', 'network', 'asset', 'kind', 'side', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom(['line', 'posted'])
            .select(['line.code', 'line.network', 'line.asset', 'line.kind', 'line.side'])
            .select(sql<Date>`${now}::timestamptz`.as('created_at'))
            .orderBy('line.place'),
        )
        .onConflict((on) =>
          on.columns(['code', 'network', 'asset']).doUpdateSet({ code: (eb) => eb.ref('excluded.code') }),
        )
        .returning(['id', 'code', 'network', 'asset']),
    )
    .insertInto('ledger_entries')
    .columns(['transaction_id', 'account_id', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom('line')
        .innerJoin('account', (join) =>
          join
            .onRef('account.code', '=', 'line.code')
            .onRef('account.network', '=', 'line.network')
            .onRef('account.asset', '=', 'line.asset'),
        )
        .innerJoin('posted', (join) => join.onTrue())
        .select(['posted.id as transaction_id', 'account.id as account_id', 'line.amount']),
    ),
);

export const findEntries = statement(
  LEDGER,
  (db, { kind, reference }: Parameters<{ kind: string; reference: string }>) =>
    db
      .selectFrom('ledger_transactions as tx')
      .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select(['account.code', 'account.network', 'account.asset', 'entry.amount'])
      .where('tx.kind', '=', kind)
      .where('tx.reference', '=', reference),
);

/** What a subject's postings of these kinds come to, per account. */
export const sumEntries = statement(
  LEDGER,
  (db, { reference, kinds }: Parameters<{ reference: string; kinds: readonly string[] }>) =>
    db
      .selectFrom('ledger_transactions as tx')
      .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'tx.id')
      .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
      .select(['account.code', 'account.kind', 'account.network'])
      .select(sql<string>`sum(entry.amount)::text`.as('amount'))
      .where('tx.kind', '=', anyOf(kinds))
      .where('tx.reference', '=', reference)
      .groupBy(['account.code', 'account.kind', 'account.network'])
      .having(({ fn }) => fn.sum('entry.amount'), '<>', sql.lit(0)),
);
