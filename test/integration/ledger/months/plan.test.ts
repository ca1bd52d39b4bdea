import { beforeAll, expect, it } from 'vitest';
import { useIndexPlans } from '../../../../server/money/ledger/months/index-plans.ts';
import { verifyLedgerSince } from '../../../../server/money/ledger/months/since.ts';
import { verifyMonths } from '../../../../server/money/ledger/months/verification.ts';
import { countRowsReadBy } from '../../../support/database/explain.ts';
import { orderPaid } from '../ledger-database.ts';
import { useMonths } from './month-database.ts';

const { em, query, postAt, closeMonths, tamper } = useMonths();
const OLD_POSTINGS = 50_000;

beforeAll(async () => {
  await tamper(`
    insert into ledger_accounts (code, network, asset, kind, side, created_at)
    select 'escrow:order:old_' || number, 'base-mainnet', 'USDC', 'escrow', 'credit', '2025-01-01' from generate_series(1, ${OLD_POSTINGS}) number;
    insert into ledger_accounts (code, network, asset, kind, side, created_at)
    values ('treasury:base-mainnet', 'base-mainnet', 'USDC', 'treasury', 'debit', '2025-01-01');
    with posted as (insert into ledger_transactions (kind, reference, created_at)
      select 'order_paid', 'old_' || number, '2025-01-01'::timestamptz + number * interval '10 seconds' from generate_series(1, ${OLD_POSTINGS}) number
      returning id, reference)
    insert into ledger_entries select posted.id, account.id, case account.side when 'debit' then 1 else -1 end
    from posted join ledger_accounts account on account.code in ('treasury:base-mainnet', 'escrow:order:' || posted.reference);
    insert into ledger_balance_changes (account_id, change) select id, ${OLD_POSTINGS} from ledger_accounts where side = 'debit';
    update ledger_accounts set balance = 1 where side = 'credit'`);
  await tamper(`
    with posted as (insert into ledger_transactions (kind, reference, created_at)
      select 'order_returned', 'old_' || number, '2025-01-20'::timestamptz from generate_series(1, ${OLD_POSTINGS}) number
      returning id, reference)
    insert into ledger_entries select posted.id, account.id, case account.side when 'debit' then -1 else 1 end
    from posted join ledger_accounts account on account.code in ('treasury:base-mainnet', 'escrow:order:' || posted.reference);
    delete from ledger_balance_changes;
    update ledger_accounts set balance = 0`);
  for (let number = 1; number <= 20; number++)
    await postAt(`2025-02-${String(number).padStart(2, '0')}T00:00:00Z`, orderPaid(`ord_${number}`, 5n));
  await query('vacuum analyze ledger_transactions, ledger_entries, ledger_accounts');
  await closeMonths('2025-03-02T00:00:00Z');
}, 120_000);

it('from a month on, reads what was posted since, however much there was before', async () => {
  expect(await verifyLedgerSince(em(), '2025-02')).toMatchObject({ transactions: 20, problems: [] });
  expect((await verifyMonths(em(), { since: '2025-02' })).problems).toEqual([]);
  await em().transactional(async (tx) => {
    await useIndexPlans(tx);
    const verify = async () => {
      await verifyLedgerSince(em(), '2025-02');
      await verifyMonths(em(), { since: '2025-02' });
    };
    const read = await countRowsReadBy(tx, verify, [
      'ledger_transactions',
      'ledger_entries',
      'ledger_accounts',
    ]);
    // the index on the time knows blocks of rows, not rows
    expect(Math.max(...read.ledger_transactions)).toBeLessThan(OLD_POSTINGS / 2);
    expect(Math.max(...read.ledger_entries)).toBeLessThan(100);
    expect(Math.max(...read.ledger_accounts)).toBeLessThan(100);
  });
});

it('verifies all of it, too', async () => {
  expect((await verifyMonths(em())).problems).toEqual([]);
}, 60_000);
