import { type Insertable, type Kysely, sql } from 'kysely';
import { type RowList, selectFromRowList } from '../../foundation/db/row-list.ts';
import { anyOf, failUnless, type Parameters, statement, type Tables } from '../../foundation/db/statement.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger.entity.ts';

type Account = Insertable<Tables<typeof LedgerAccount>['ledger_accounts']>;
type Entry = Insertable<Tables<typeof LedgerEntry>['ledger_entries']>;

/** One row per account of a posting. */
export type PostingLine = Pick<Account, 'code' | 'kind' | 'side' | 'network' | 'asset'> &
  Pick<Entry, 'amount'> & { is_shared: boolean };

type Transaction = Insertable<Tables<typeof LedgerTransaction>['ledger_transactions']>;

/** With its transaction. */
export type TransactionLine = PostingLine & Pick<Transaction, 'reference'> & { transaction_kind: string };

/** With its place in the locking order of all lines that are posted together. */
export type LockOrderedLine = TransactionLine & { place: number };

interface PostParameters {
  lines: RowList<LockOrderedLine>;
  now: Date;
}

const LEDGER = [LedgerAccount, LedgerTransaction, LedgerEntry] as const;

const selectLines = (lines: Parameters<PostParameters>['lines']) =>
  selectFromRowList(lines, 'given', {
    code: 'text',
    kind: 'text',
    side: 'text',
    network: 'text',
    asset: 'text',
    is_shared: 'boolean',
    amount: 'bigint',
    transaction_kind: 'text',
    reference: 'text',
    place: 'integer',
  });

/** Shared accounts are opened once, apart from the postings that use them. */
export const openSharedAccounts = statement(LEDGER, (db, { lines, now }: Parameters<PostParameters>) =>
  db
    .insertInto('ledger_accounts')
    .columns(['code', 'network', 'asset', 'kind', 'side', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(selectLines(lines))
        .select(['code', 'network', 'asset', 'kind', 'side'])
        .select(sql<Date>`${now}::timestamptz`.as('created_at'))
        .where('is_shared', '=', true)
        .orderBy('place'),
    )
    .onConflict((on) => on.columns(['code', 'network', 'asset']).doNothing()),
);

/**
 * Writes nothing while a shared account is not open, and no posting that was written before. Other accounts are locked
 * in a fixed order, so that postings queue up instead of deadlocking. A trigger on the entries updates the balances, or
 * appends a change to those that are shared, which no posting locks.
 */
export const post = statement(LEDGER, (db, values: Parameters<PostParameters>) =>
  insertEntries(withAccounts(db, values)),
);

/** The same, for a transaction that does not wait for it: fails unless every line was written. */
export const postOrFail = statement(LEDGER, (db, values: Parameters<PostParameters>) =>
  withAccounts(db, values)
    .with('entry', (cte) => insertEntries(cte).returning('transaction_id'))
    .selectNoFrom(({ eb, fn, selectFrom }) =>
      failUnless(
        eb(
          selectFrom('entry').select(fn.countAll<bigint>().as('count')),
          '=',
          selectFrom('line').select(fn.countAll<bigint>().as('count')),
        ),
        'Not everything was posted',
      ).as('written'),
    ),
);

function withAccounts(
  db: Kysely<Tables<(typeof LEDGER)[number]>>,
  { lines, now }: Parameters<PostParameters>,
) {
  return db
    .with('line', (cte) => cte.selectFrom(selectLines(lines)).selectAll())
    .with('used', (cte) =>
      cte
        .selectFrom('line')
        .select(['code', 'network', 'asset', 'kind', 'side', 'is_shared'])
        .select(({ fn }) => fn.min('place').as('place'))
        .groupBy(['code', 'network', 'asset', 'kind', 'side', 'is_shared']),
    )
    .with('shared', (cte) =>
      cte
        .selectFrom('used')
        // one look into the index per account: a join would read all, because nobody knows how few are used
        .innerJoinLateral(
          (eb) =>
            eb
              .selectFrom('ledger_accounts as known')
              .select(['known.id', 'known.code', 'known.network', 'known.asset'])
              .whereRef('known.code', '=', 'used.code')
              .whereRef('known.network', '=', 'used.network')
              .whereRef('known.asset', '=', 'used.asset')
              .limit(sql.lit(1))
              .as('open'),
          (join) => join.onTrue(),
        )
        .where('used.is_shared', '=', true)
        .select(['open.id', 'open.code', 'open.network', 'open.asset']),
    )
    .with('posted', (cte) =>
      cte
        .insertInto('ledger_transactions')
        .columns(['kind', 'reference', 'created_at'])
        .expression(
          cte
            .selectFrom('line')
            .select(['transaction_kind', 'reference'])
            .select(sql<Date>`${now}::timestamptz`.as('created_at'))
            .where(({ eb: is, fn, selectFrom }) =>
              is(
                selectFrom('used').where('is_shared', '=', true).select(fn.countAll<bigint>().as('count')),
                '=',
                selectFrom('shared').select(fn.countAll<bigint>().as('count')),
              ),
            )
            .groupBy(['transaction_kind', 'reference'])
            .orderBy('transaction_kind')
            .orderBy('reference'),
        )
        .onConflict((on) => on.columns(['kind', 'reference']).doNothing())
        .returning(['id', 'kind', 'reference']),
    )
    .with('own', (cte) =>
      cte
        .insertInto('ledger_accounts')
        .columns(['code', 'network', 'asset', 'kind', 'side', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('used')
            .select(['used.code', 'used.network', 'used.asset', 'used.kind', 'used.side'])
            .select(sql<Date>`${now}::timestamptz`.as('created_at'))
            .where('used.is_shared', '=', false)
            .where(({ exists, selectFrom }) => exists(selectFrom('posted').select('id')))
            .orderBy('used.place'),
        )
        .onConflict((on) =>
          on.columns(['code', 'network', 'asset']).doUpdateSet({ code: (eb) => eb.ref('excluded.code') }),
        )
        .returning(['id', 'code', 'network', 'asset']),
    )
    .with('account', (cte) =>
      cte.selectFrom('own').selectAll().unionAll(cte.selectFrom('shared').selectAll()),
    );
}

function insertEntries(db: ReturnType<typeof withAccounts>) {
  return db
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
        .innerJoin('posted', (join) =>
          join
            .onRef('posted.kind', '=', 'line.transaction_kind')
            .onRef('posted.reference', '=', 'line.reference'),
        )
        .select(['posted.id as transaction_id', 'account.id as account_id', 'line.amount']),
    );
}

/** With its pending changes. */
export const readBalance = statement(
  LEDGER,
  (db, { code, network }: Parameters<{ code: string; network: Network }>) =>
    db
      .selectFrom('ledger_accounts')
      .select(sql<bigint>`ledger_balance(ledger_accounts)`.as('balance'))
      .where('code', '=', code)
      .where('network', '=', network)
      .where('asset', '=', 'USDC'),
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
