import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../../server/money/ledger/verification.ts';
import { orderPaid, orderReleased } from '../ledger-database.ts';
import { useMonths } from './month-database.ts';

const { em, query, post, postAt, runSweep, closeMonths, findProblems, listMonths } = useMonths();

const listBalances = (month: string) =>
  query(
    `select code, closed.balance from ledger_month_balances closed join ledger_accounts account on account.id = account_id
     where month = $1 order by code`,
    [month],
  );
const readTime = async (reference: string) => {
  const [row] = await query('select created_at from ledger_transactions where reference = $1', [reference]);
  return row?.created_at;
};

describe('a month of the ledger', () => {
  it('is closed with its balances and the hash of the month before, also if nothing happened in it', async () => {
    await postAt('2025-01-10T12:00:00Z', orderPaid('ord_1', 100n));
    await postAt('2025-01-31T23:59:59.999Z', orderPaid('ord_2', 50n));
    await postAt('2025-03-01T00:00:00Z', orderReleased('ord_1', 'agt_1', 90n, 10n));
    await closeMonths('2025-04-02T00:00:00Z');
    const months = await listMonths();
    expect(months).toMatchObject([
      { month: '2025-01', transactions: '2', entries: '4', previous_hash: '0'.repeat(64) },
      { month: '2025-02', transactions: '0', entries: '0', previous_hash: months[0]?.hash },
      { month: '2025-03', transactions: '1', entries: '3', previous_hash: months[1]?.hash },
    ]);
    expect(await listBalances('2025-01')).toEqual(await listBalances('2025-02'));
    expect(await listBalances('2025-01')).toEqual([
      { code: 'escrow:order:ord_1', balance: '100' },
      { code: 'escrow:order:ord_2', balance: '50' },
      { code: 'treasury:base-mainnet', balance: '150' },
    ]);
    expect(await listBalances('2025-03')).toEqual([
      { code: 'agent_payable:agt_1', balance: '90' },
      { code: 'escrow:order:ord_2', balance: '50' },
      { code: 'platform_revenue', balance: '10' },
      { code: 'treasury:base-mainnet', balance: '150' },
    ]);
    expect(await findProblems()).toEqual([]);
  });

  it('is closed once, whatever else runs', async () => {
    const before = await listMonths();
    await closeMonths('2025-04-02T00:00:00Z');
    expect(await listMonths()).toEqual(before);
    await Promise.all(Array.from({ length: 4 }, () => closeMonths('2025-05-02T00:00:00Z')));
    expect((await listMonths()).map(({ month }) => month)).toEqual([
      '2025-01',
      '2025-02',
      '2025-03',
      '2025-04',
    ]);
    expect(await findProblems()).toEqual([]);
  });

  it('stays open for a day after its end', async () => {
    await closeMonths('2025-06-01T23:59:59.999Z');
    expect((await listMonths()).at(-1)).toMatchObject({ month: '2025-04' });
    await closeMonths('2025-06-02T00:00:00Z');
    expect((await listMonths()).at(-1)).toMatchObject({ month: '2025-05' });
  });

  it('takes no posting once it is closed: a late one belongs to the first open month', async () => {
    await postAt('2025-05-31T23:59:59Z', orderPaid('ord_late', 7n));
    expect(await readTime('ord_late')).toEqual(new Date('2025-06-01T00:00:00Z'));
    await postAt('2025-06-01T00:00:01Z', orderPaid('ord_in_time', 7n));
    expect(await readTime('ord_in_time')).toEqual(new Date('2025-06-01T00:00:01Z'));
    expect(await findProblems()).toEqual([]);
  });

  it('waits for a posting that is not committed yet, and closes with it', async () => {
    const { promise: isPosted, resolve: posted } = Promise.withResolvers<void>();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const posting = em().transactional(async (tx) => {
      await tx.execute(`with tx as (insert into ledger_transactions (kind, reference, created_at)
          values ('order_paid', 'ord_open', '2025-06-30T23:59:59Z') returning id)
        insert into ledger_entries (transaction_id, account_id, amount)
        select tx.id, account.id, case account.side when 'debit' then 3 else -3 end from tx, ledger_accounts account
        where code in ('treasury:base-mainnet', 'platform_revenue')`);
      posted();
      await mayCommit;
    });
    await isPosted;
    await runSweep('2025-07-02T00:00:00Z');
    expect((await listMonths()).at(-1)).toMatchObject({ month: '2025-06', hash: null });
    await postAt('2025-06-30T23:59:59Z', orderPaid('ord_sealed', 7n));
    expect(await readTime('ord_sealed')).toEqual(new Date('2025-07-01T00:00:00Z'));
    commit();
    await posting;
    await closeMonths('2025-07-02T00:00:00Z');
    expect((await listMonths()).at(-1)).toMatchObject({ month: '2025-06', transactions: '3', entries: '6' });
    expect(await findProblems()).toEqual([]);
  });

  it('is closed after the database was moved to another cluster while it was sealed', async () => {
    await query(
      `insert into ledger_months (month, sealed_at, horizon) values ('2025-07', now(), 9000000000000000)`,
    );
    await closeMonths('2025-08-02T00:00:00Z');
    expect((await listMonths()).at(-1)).toMatchObject({ month: '2025-07', transactions: '1' });
  });

  it('is not closed early by a worker whose clock is ahead', async () => {
    await post(orderPaid('ord_today', 7n));
    const month = new Date().toISOString().slice(0, 7);
    await closeMonths('2199-01-02T00:00:00Z');
    expect((await listMonths()).filter((row) => String(row.month) >= month)).toEqual([]);
    await expect(
      query(`insert into ledger_months (month, sealed_at) values ($1, now())`, [month]),
    ).rejects.toThrow(`ledger month ${month} can be sealed one day after its end`);
    expect((await verifyLedger(em())).problems).toEqual([]);
    expect(await findProblems()).toEqual([]);
  });

  it.each([
    [`update ledger_months set hash = 'x'`, 'is closed'],
    ['delete from ledger_months', 'append-only'],
    ['truncate ledger_months', 'append-only'],
    ['update ledger_month_balances set balance = 1', 'append-only'],
    ['delete from ledger_month_balances', 'append-only'],
    ['truncate ledger_month_balances', 'append-only'],
  ])('cannot be changed by %s', async (sql, message) => {
    await expect(query(sql)).rejects.toThrow(message);
  });
});
