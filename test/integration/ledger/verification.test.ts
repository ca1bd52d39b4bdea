import { expect, it } from 'vitest';
import { reconcileTreasuries, verifyLedger } from '../../../server/money/ledger/verification.ts';
import { BASE, orderPaid, useLedgerDatabase } from './ledger-database.ts';

const { em, post, query } = useLedgerDatabase();

/** What a fault below the database's own rules would leave, e.g. a bad restore. */
async function tamper(sql: string): Promise<void> {
  await query(`do $$ begin set local session_replication_role = replica; ${sql}; end $$`);
}

const treasuryHolding = (usdc: bigint) => ({
  address: '0xtreasury',
  chain: { network: BASE, readUsdcBalance: async () => usdc },
});

it('finds an empty ledger sound', async () => {
  expect(await verifyLedger(em())).toEqual({ transactions: 0, totals: [], problems: [] });
});

it('finds a used ledger sound and shows its totals', async () => {
  await post(orderPaid('ord_1', 100n));
  await post(orderPaid('ord_2', 50n));
  expect(await verifyLedger(em())).toEqual({
    transactions: 2,
    totals: [
      { account: 'escrow', network: BASE, balance: 150n },
      { account: 'treasury', network: BASE, balance: 150n },
    ],
    problems: [],
  });
});

it('compares the treasury with the chain', async () => {
  expect(await reconcileTreasuries(em(), [treasuryHolding(150n)])).toEqual([
    { network: BASE, ledger: 150n, chain: 150n, difference: 0n },
  ]);
  expect(await reconcileTreasuries(em(), [treasuryHolding(149n)])).toMatchObject([{ difference: -1n }]);
});

it('names a balance, a transaction and a header that were tampered with', async () => {
  await tamper(`update ledger_accounts set balance = 99 where code = 'escrow:order:ord_1'`);
  await tamper(`update ledger_accounts set paid_out = 5 where code = 'escrow:order:ord_1'`);
  await tamper(`update ledger_entries set amount = 49 where amount = 50`);
  await tamper(`insert into ledger_transactions (kind, reference, created_at) values ('ghost', 'x', now())`);
  expect((await verifyLedger(em())).problems).toEqual([
    'Transaction order_paid of ord_2 is off by -0.000001 on base-mainnet',
    'Transaction ghost of x has no entries',
    'Account escrow:order:ord_1 on base-mainnet shows 0.000099, its entries make 0.0001',
    'Account treasury:base-mainnet on base-mainnet shows 0.00015, its entries make 0.000149',
    'Account escrow:order:ord_1 on base-mainnet says that 0.000005 was paid out, its entries make 0.00',
  ]);
});
