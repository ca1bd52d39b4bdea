import { expect, it } from 'vitest';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { BASE, ledger, orderPaid, useLedgerDatabase } from './ledger-database.ts';

const { em, post, query } = useLedgerDatabase();

it('reads only its own accounts, however many there are', async () => {
  await post(orderPaid('ord_0', 5n));
  await query(
    `insert into ledger_accounts (code, network, asset, kind, side, created_at)
     select 'escrow:order:' || n, '${BASE}', 'USDC', 'escrow', 'credit', now() from generate_series(1, 3000) n`,
  );
  await query('analyze ledger_accounts');
  const postOnce = () => em().transactional((inner) => ledger.post(inner, orderPaid('ord_1', 5n)));
  const { ledger_accounts: read } = await countRowsReadBy(em(), postOnce, ['ledger_accounts']);
  expect(Math.max(...read)).toBe(1);
});
