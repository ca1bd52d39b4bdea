import { expect, it } from 'vitest';
import { isConsistent, renderReport } from '../../../server/money/ledger/report.ts';

const report = {
  transactions: 3,
  totals: [{ account: 'treasury', network: 'base-mainnet' as const, balance: 12_500_000n }],
  problems: [],
};
const agreed = { network: 'base-mainnet' as const, ledger: 12_500_000n, chain: 12_500_000n, difference: 0n };

it('says that all is well', () => {
  expect(isConsistent(report, [agreed])).toBe(true);
  expect(renderReport(report, [agreed]).split('\n')).toEqual([
    '3 transactions',
    '',
    'accounts  network       balance',
    'treasury  base-mainnet  12.50',
    '',
    'treasury      ledger  chain  difference',
    'base-mainnet  12.50   12.50  0.00',
    '',
    'The ledger balances and agrees with the chains.',
  ]);
});

it('ends in what is wrong', () => {
  const more = { ...agreed, chain: 13_500_000n, difference: 1_000_000n };
  const less = { ...agreed, chain: 11_500_000n, difference: -1_000_000n };
  expect(isConsistent(report, [more])).toBe(false);
  expect(isConsistent({ ...report, problems: ['Account x is wrong'] }, [agreed])).toBe(false);
  expect(renderReport(report, [more])).toContain('holds 1.00 more than recorded');
  expect(renderReport(report, [less])).toContain('lacks 1.00');
});
