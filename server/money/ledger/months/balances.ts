import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { encodeRowList, type RowList, selectFromRowList } from '../../../foundation/db/row-list.ts';
import { type Parameters, type StatementRow, statement } from '../../../foundation/db/statement.ts';
import { LedgerAccount } from '../ledger.entity.ts';
import { LedgerMonthBalance } from './month.entity.ts';
import type { Month } from './month.ts';

export interface Balance {
  balance: bigint;
  paidOut: bigint;
}

/** By account. Those without a balance that have never paid out are left out. */
export type Balances = Map<bigint, Balance>;

const listBalances = statement([LedgerMonthBalance], (db, { month }: Parameters<{ month: Month }>) =>
  db
    .selectFrom('ledger_month_balances')
    .select(['account_id', 'balance', 'paid_out'])
    .where('month', '=', month)
    .orderBy('account_id'),
);

type BalanceRow = StatementRow<typeof listBalances>;

const insertBalances = statement(
  [LedgerMonthBalance],
  (db, { month, balances }: Parameters<{ month: Month; balances: RowList<BalanceRow> }>) =>
    db
      .insertInto('ledger_month_balances')
      .columns(['month', 'account_id', 'balance', 'paid_out'])
      .expression((eb) =>
        eb
          .selectFrom(
            selectFromRowList(balances, 'given', {
              account_id: 'bigint',
              balance: 'bigint',
              paid_out: 'bigint',
            }),
          )
          .select([sql<string>`${month}::text`.as('month'), 'account_id', 'balance', 'paid_out']),
      ),
);

/** With what identifies the accounts, so that nobody can rename one to have its balance. */
const digestBalances = statement(
  [LedgerMonthBalance, LedgerAccount],
  (db, { month }: Parameters<{ month: Month }>) =>
    db
      .selectFrom('ledger_month_balances as closed')
      .leftJoin('ledger_accounts as account', 'account.id', 'closed.account_id')
      .select(
        sql<string>`encode(sha256(convert_to(coalesce(string_agg(json_build_array(closed.account_id, account.code,
          account.network, account.asset, account.kind, account.side, closed.balance, closed.paid_out)::text, e'\n'
          order by closed.account_id), ''), 'UTF8')), 'hex')`.as('digest'),
      )
      .where('closed.month', '=', month),
);

const INSERTED_ROWS = 5000;

export async function readBalances(em: EntityManager, month: Month): Promise<Balances> {
  return addBalances(new Map(), await listBalances.rows(em, { month }));
}

export async function readBalancesDigest(em: EntityManager, month: Month): Promise<string> {
  const row = await digestBalances.firstRow(em, { month });
  return row?.digest ?? '';
}

export async function storeBalances(em: EntityManager, month: Month, balances: Balances): Promise<void> {
  const rows = Array.from(balances, ([account_id, { balance, paidOut }]) => ({
    account_id,
    balance,
    paid_out: paidOut,
  }));
  for (let start = 0; start < rows.length; start += INSERTED_ROWS) {
    const chunk = encodeRowList(rows.slice(start, start + INSERTED_ROWS));
    await insertBalances.affected(em, { month, balances: chunk });
  }
}

/** Changes and returns the balances. */
export function addBalances(balances: Balances, rows: readonly BalanceRow[]): Balances {
  for (const { account_id, balance, paid_out } of rows) {
    const known = balances.get(account_id);
    const sum = { balance: (known?.balance ?? 0n) + balance, paidOut: (known?.paidOut ?? 0n) + paid_out };
    if (sum.balance === 0n && sum.paidOut === 0n) balances.delete(account_id);
    else balances.set(account_id, sum);
  }
  return balances;
}
