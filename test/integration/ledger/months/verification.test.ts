import { beforeAll, describe, expect, it } from 'vitest';
import { hashMonth } from '../../../../server/money/ledger/months/month-hash.ts';
import { verifyLedgerSince } from '../../../../server/money/ledger/months/since.ts';
import { verifyLedger } from '../../../../server/money/ledger/verification.ts';
import { BASE, orderPaid, orderReleased } from '../ledger-database.ts';
import { useMonths } from './month-database.ts';

const { em, query, postAt, closeMonths, findProblems, tamper, listMonths } = useMonths();
const END = '2025-05-02T00:00:00Z';
const COMPARE = 'Compare the ledger with a backup, and find out who changed it.';
const transactionId = (reference: string) =>
  `(select min(id) from ledger_transactions where reference = '${reference}')`;
const insertPosting = (id: number | string, time: string, amount: number) => `
  insert into ledger_transactions (id, kind, reference, created_at) values (${id}, 'forged', '${id}', '${time}');
  insert into ledger_entries select ${id}, id, case side when 'debit' then ${amount} else -${amount} end
  from ledger_accounts where code in ('treasury:base-mainnet', 'platform_revenue')`;

/** Four closed months and an open one. */
beforeAll(async () => {
  await postAt('2025-01-10T12:00:00Z', orderPaid('ord_1', 100n));
  await postAt('2025-02-10T12:00:00Z', orderPaid('ord_2', 50n));
  await postAt('2025-02-11T12:00:00Z', orderReleased('ord_1', 'agt_1', 90n, 10n));
  await postAt('2025-03-10T12:00:00Z', orderPaid('ord_3', 30n));
  await postAt('2025-04-10T12:00:00Z', orderReleased('ord_2', 'agt_1', 45n, 5n));
  await closeMonths(END);
  await postAt('2025-05-10T12:00:00Z', orderReleased('ord_3', 'agt_1', 27n, 3n));
});

/** Returns the problems in between. */
async function whileTampered(sql: string, undo: string, options?: Parameters<typeof findProblems>[0]) {
  await tamper(sql);
  try {
    return await findProblems(options);
  } finally {
    await tamper(undo);
    expect(await findProblems()).toEqual([]);
  }
}

describe('in a closed month, verification finds', () => {
  it('an amount that was changed, and names its accounts', async () => {
    const changeBy = (micro: number) =>
      `update ledger_entries set amount = amount + sign(amount) * ${micro} where transaction_id = ${transactionId('ord_2')}`;
    expect(await whileTampered(changeBy(1), changeBy(-1))).toEqual([
      `Closed month 2025-02 differs: an entry or a transaction was changed. ${COMPARE}`,
      'Account treasury:base-mainnet on base-mainnet closed 2025-02 with 0.00015, its entries make 0.000151',
      'Account escrow:order:ord_2 on base-mainnet closed 2025-02 with 0.00005, its entries make 0.000051',
    ]);
  });

  it('a transaction that was renamed', async () => {
    const rename = (from: string, to: string) =>
      `update ledger_transactions set reference = '${to}' where kind = 'order_paid' and reference = '${from}'`;
    expect(await whileTampered(rename('ord_2', 'ord_x'), rename('ord_x', 'ord_2'))).toEqual([
      `Closed month 2025-02 differs: an entry or a transaction was changed. ${COMPARE}`,
    ]);
  });

  it('a transaction that was moved to another month', async () => {
    const move = (time: string) =>
      `update ledger_transactions set created_at = '${time}' where reference = 'ord_3' and kind = 'order_paid'`;
    const problems = await whileTampered(move('2025-02-12T00:00:00Z'), move('2025-03-10T12:00:00Z'));
    expect(problems).toContain(
      `Closed month 2025-02 differs: it was closed with 2 transactions and 5 entries, and has 3 and 7. ${COMPARE}`,
    );
    expect(problems).toContain(
      `Closed month 2025-03 differs: it was closed with 1 transactions and 2 entries, and has 0 and 0. ${COMPARE}`,
    );
  });

  it.each([
    ['in the middle', '2025-03-20T00:00:00Z', '2025-03', 1000],
    ['before the first one', '1969-01-01T00:00:00Z', '2025-01', 1001],
    ['with a number below all others', '2025-03-20T00:00:00Z', '2025-03', -5],
    ['with a number beyond all others', '2025-03-20T00:00:00Z', '2025-03', '9223372036854770000'],
  ])('a transaction that was posted into it: %s', async (_where, time, month, id) => {
    const remove = `delete from ledger_entries where transaction_id = ${id}; delete from ledger_transactions where id = ${id}`;
    const problems = await whileTampered(insertPosting(id, time, 5), remove);
    expect(problems).toContain(
      `Closed month ${month} differs: it was closed with 1 transactions and 2 entries, and has 2 and 4. ${COMPARE}`,
    );
    const [closed, made] = month === '2025-01' ? ['0.00', '0.000005'] : ['0.00001', '0.000015'];
    expect(problems).toContain(
      `Account platform_revenue on ${BASE} closed ${month} with ${closed}, its entries make ${made}`,
    );
  });

  it('entries that were added to one of its transactions', async () => {
    const add = `insert into ledger_entries select ${transactionId('ord_3')}, id, case code when 'platform_revenue' then -9 else 9 end
      from ledger_accounts where code in ('agent_payable:agt_1', 'platform_revenue')`;
    const remove = `delete from ledger_entries where transaction_id = ${transactionId('ord_3')} and abs(amount) = 9`;
    expect((await whileTampered(add, remove))[0]).toBe(
      `Closed month 2025-03 differs: it was closed with 1 transactions and 2 entries, and has 1 and 4. ${COMPARE}`,
    );
  });

  it('a transaction that was removed', async () => {
    await query(
      `create table removed_transactions as select * from ledger_transactions where id = ${transactionId('ord_3')}`,
    );
    await query(
      `create table removed_entries as select * from ledger_entries where transaction_id = ${transactionId('ord_3')}`,
    );
    const remove = `delete from ledger_entries where transaction_id = ${transactionId('ord_3')};
      delete from ledger_transactions where reference = 'ord_3' and kind = 'order_paid'`;
    const restore = `insert into ledger_transactions select * from removed_transactions;
      insert into ledger_entries select * from removed_entries`;
    expect((await whileTampered(remove, restore))[0]).toBe(
      `Closed month 2025-03 differs: it was closed with 1 transactions and 2 entries, and has 0 and 0. ${COMPARE}`,
    );
  });

  it('an account that took the place of another', async () => {
    const rename = (from: string, to: string) =>
      `update ledger_accounts set code = '${to}' where code = '${from}'`;
    const problems = await whileTampered(
      rename('agent_payable:agt_1', 'agent_payable:agt_x'),
      rename('agent_payable:agt_x', 'agent_payable:agt_1'),
    );
    expect(problems).toContain(`The balances or accounts of closed month 2025-04 were changed. ${COMPARE}`);
  });

  it('a balance that was changed, added or removed', async () => {
    const changed = [`The balances or accounts of closed month 2025-02 were changed. ${COMPARE}`];
    const change = (micro: number) =>
      `update ledger_month_balances set balance = balance + ${micro} where month = '2025-02' and balance = ${micro > 0 ? 10 : 11}`;
    expect(await whileTampered(change(1), change(-1))).toEqual(
      expect.arrayContaining([
        ...changed,
        'Account platform_revenue on base-mainnet closed 2025-02 with 0.000011, its entries make 0.00001',
      ]),
    );
    const add = `insert into ledger_month_balances values ('2025-02', 999, 0, 0)`;
    const remove = `delete from ledger_month_balances where account_id = 999`;
    expect(await whileTampered(add, remove)).toEqual(changed);
  });
});

describe('in the chain, verification finds', () => {
  it('a month whose row was changed', async () => {
    const add = (count: number) =>
      `update ledger_months set transactions = transactions + ${count} where month = '2025-02'`;
    expect(await whileTampered(add(1), add(-1))).toEqual([
      `The row of closed month 2025-02 was changed. ${COMPARE}`,
    ]);
  });

  it('a month that does not continue the one before', async () => {
    const march = (await listMonths()).find(({ month }) => month === '2025-03');
    if (!march) throw new Error('Not closed');
    const previousHash = 'f'.repeat(64);
    const hash = hashMonth({
      month: '2025-03',
      transactions: BigInt(String(march.transactions)),
      entries: BigInt(String(march.entries)),
      entriesDigest: String(march.entries_digest),
      balancesDigest: String(march.balances_digest),
      previousHash,
    });
    const link = (to: unknown, own: unknown) =>
      `update ledger_months set previous_hash = '${to}', hash = '${own}' where month = '2025-03'`;
    expect(await whileTampered(link(previousHash, hash), link(march.previous_hash, march.hash))).toEqual([
      `Closed month 2025-03 does not continue 2025-02. ${COMPARE}`,
      `Closed month 2025-04 does not continue 2025-03. ${COMPARE}`,
    ]);
  });

  it.each([
    ['2025-01', '2025-02'],
    ['2025-03', '2025-04'],
  ])('that %s is missing', async (removed, next) => {
    await query(
      `create table removed_${next.slice(-2)} as select * from ledger_months where month = '${removed}'`,
    );
    const problems = await whileTampered(
      `delete from ledger_months where month = '${removed}'`,
      `insert into ledger_months select * from removed_${next.slice(-2)}`,
    );
    expect(problems).toContain(`The closed month before ${next} is missing. Restore its row from a backup.`);
  });

  it('who rewrote all of it, by a hash that was written down', async () => {
    const [, , , april] = await listMonths();
    const expected = [{ month: '2025-04', hash: String(april?.hash) }];
    expect(await findProblems({ expected })).toEqual([]);
    const rewrite = (change: number) => `
      update ledger_entries set amount = amount + sign(amount) * ${change} where transaction_id = ${transactionId('ord_2')};
      delete from ledger_months; delete from ledger_month_balances`;
    await tamper(rewrite(1));
    expect(await findProblems({ expected })).toEqual([
      `Month 2025-04 is not closed, but its hash ${april?.hash} was expected. ${COMPARE}`,
    ]);
    await closeMonths(END);
    expect(await findProblems()).toEqual([]);
    const [, , , rewritten] = await listMonths();
    expect(await findProblems({ expected })).toEqual([
      `Closed month 2025-04 has the hash ${rewritten?.hash}, expected was ${april?.hash}. ${COMPARE}`,
    ]);
    await tamper(rewrite(-1));
    await closeMonths(END);
    expect(await findProblems({ expected })).toEqual([]);
  });
});

describe('verifying from a closed month on', () => {
  it('comes to the balances of the whole ledger', async () => {
    const { totals } = await verifyLedger(em());
    for (const [since, transactions] of [
      ['2025-02', 5],
      ['2025-04', 2],
      ['2025-05', 1],
    ] as const) {
      const nonZero = totals.filter(({ balance }) => balance !== 0n);
      const report = await verifyLedgerSince(em(), since);
      expect(report).toMatchObject({ since, transactions, problems: [] });
      expect(report.totals.filter(({ balance }) => balance !== 0n)).toEqual(nonZero);
    }
  });

  it('finds a change since then, and leaves earlier ones to verifying everything', async () => {
    const changeBy = (micro: number) =>
      `update ledger_entries set amount = amount + sign(amount) * ${micro} where transaction_id = ${transactionId('ord_3')}`;
    const found = [`Closed month 2025-03 differs: an entry or a transaction was changed. ${COMPARE}`];
    expect((await whileTampered(changeBy(1), changeBy(-1), { since: '2025-03' })).slice(0, 1)).toEqual(found);
    expect(await whileTampered(changeBy(1), changeBy(-1), { since: '2025-04' })).toEqual([]);
  });

  it('finds changed opening balances', async () => {
    const change = (micro: number) =>
      `update ledger_month_balances set balance = balance + ${micro} where month = '2025-03' and balance = ${micro > 0 ? 10 : 11}`;
    expect(await whileTampered(change(1), change(-1), { since: '2025-04' })).toContain(
      `The balances or accounts of closed month 2025-03 were changed. ${COMPARE}`,
    );
  });

  it('finds balances, payouts and postings of the open month that were changed', async () => {
    await tamper(`update ledger_accounts set balance = balance + 1, paid_out = 4 where code = 'agent_payable:agt_1';
      ${insertPosting(1002, '2025-05-11T00:00:00Z', 5)};
      insert into ledger_transactions (kind, reference, created_at) values ('ghost', 'x', '2025-05-12T00:00:00Z')`);
    expect((await verifyLedgerSince(em(), '2025-05')).problems).toEqual([
      'Transaction ghost of x has no entries',
      `Account agent_payable:agt_1 on ${BASE} shows 0.000163, its entries make 0.000162`,
      `Account platform_revenue on ${BASE} shows 0.000018, its entries make 0.000023`,
      `Account treasury:base-mainnet on ${BASE} shows 0.00018, its entries make 0.000185`,
      `Account agent_payable:agt_1 on ${BASE} says that 0.000004 was paid out, its entries make 0.00`,
    ]);
  });
});
