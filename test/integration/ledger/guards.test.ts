import { beforeAll, describe, expect, it } from 'vitest';
import { orderPaid, useLedgerDatabase } from './ledger-database.ts';

const { post, query } = useLedgerDatabase();
beforeAll(async () => {
  await post(orderPaid('ord_guard', 100n));
});

const NEW_TRANSACTION = `
  insert into ledger_transactions (kind, reference, created_at) values ('raw', gen_random_uuid()::text, now())`;
const accountId = (code: string) => `(select id from ledger_accounts where code = '${code}')`;
const TREASURY = accountId('treasury:base-mainnet');
const ESCROW = accountId('escrow:order:ord_guard');

/** One raw SQL transaction, past all of our code. */
function rawTransaction(...amounts: [account: string, amount: number][]): string {
  const values = amounts
    .map(([account, amount]) => `((select id from tx), ${account}, ${amount})`)
    .join(', ');
  return `with tx as (${NEW_TRANSACTION} returning id)
    insert into ledger_entries (transaction_id, account_id, amount) values ${values}`;
}

describe('the database itself', () => {
  it('accepts a transaction that balances, and moves the balances along', async () => {
    await query(rawTransaction([TREASURY, 25], [ESCROW, -25]));
    const rows = await query(
      `select code, ledger_balance(ledger_accounts) as balance from ledger_accounts order by code`,
    );
    expect(rows).toEqual([
      { code: 'escrow:order:ord_guard', balance: '125' },
      { code: 'treasury:base-mainnet', balance: '125' },
    ]);
  });

  it('refuses a transaction that does not balance', async () => {
    await expect(query(rawTransaction([TREASURY, 25], [ESCROW, -24]))).rejects.toThrow(
      /does not balance on base-mainnet in USDC: off by 1/,
    );
    await expect(query(rawTransaction([TREASURY, 25]))).rejects.toThrow(/does not balance/);
  });

  it('refuses a transaction that balances over two networks only', async () => {
    await query(`
      insert into ledger_accounts (code, network, asset, kind, side, created_at)
      values ('other', 'solana-mainnet', 'USDC', 'revenue', 'credit', now())`);
    await expect(query(rawTransaction([TREASURY, 25], [accountId('other'), -25]))).rejects.toThrow(
      /does not balance/,
    );
  });

  it('refuses a transaction without entries', async () => {
    await expect(query(NEW_TRANSACTION)).rejects.toThrow(/has no entries/);
  });

  it('refuses an entry added later to a balanced transaction', async () => {
    await expect(
      query(`insert into ledger_entries select min(id), ${accountId('other')}, 5 from ledger_transactions`),
    ).rejects.toThrow(/does not balance/);
  });

  it('refuses an entry of an unknown account or transaction', async () => {
    await expect(query(rawTransaction([TREASURY, 25], ['-1', -25]))).rejects.toThrow(/no ledger account -1/);
    await expect(query(`insert into ledger_entries select -1, ${TREASURY}, 5`)).rejects.toThrow(
      /no ledger transaction -1/,
    );
  });

  it('refuses an unbalanced transaction from within a savepoint', async () => {
    await expect(
      query(`do $$ begin
        begin ${rawTransaction([TREASURY, 25], [ESCROW, -24])}; exception when division_by_zero then null; end;
      end $$`),
    ).rejects.toThrow(/does not balance/);
  });

  it('refuses an entry of zero', async () => {
    await expect(query(rawTransaction([TREASURY, 0]))).rejects.toThrow('ledger_entries_amount_check');
  });

  it('refuses to take more from escrow than it holds', async () => {
    await expect(query(rawTransaction([ESCROW, 1000], [TREASURY, -1000]))).rejects.toThrow(
      'ledger_accounts_owed_check',
    );
  });

  it.each([
    'update ledger_entries set amount = 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    `update ledger_transactions set kind = 'x'`,
    'delete from ledger_transactions',
    'truncate ledger_transactions cascade',
    'delete from ledger_accounts',
    'truncate ledger_accounts cascade',
  ])('refuses: %s', async (sql) => {
    await expect(query(sql)).rejects.toThrow(/is append-only/);
  });

  it.each([
    `insert into ledger_balance_changes (account_id, change) values (1, 5)`,
    'update ledger_balance_changes set change = change + 1',
    'truncate ledger_balance_changes',
  ])('refuses a change without an entry: %s', async (sql) => {
    await expect(query(sql)).rejects.toThrow(/change by entries only/);
  });

  it('refuses to set a balance by hand, or to redefine an account', async () => {
    await expect(query('update ledger_accounts set balance = balance + 1')).rejects.toThrow(
      /changes by entries only/,
    );
    await expect(query(`update ledger_accounts set side = 'debit'`)).rejects.toThrow(/cannot be redefined/);
    await expect(
      query(`insert into ledger_accounts (code, network, asset, kind, side, balance, created_at)
        values ('gift', 'base-mainnet', 'USDC', 'escrow', 'credit', 5, now())`),
    ).rejects.toThrow(/must be opened empty/);
  });
});
