import { expect, test } from 'vitest';
import {
  addFee,
  formatBytes,
  formatCoins,
  formatPlural,
  formatRoundUsd,
  formatUsd,
  getSharesValue,
  shortenAddress,
  subtractUsd,
  sumUsd,
} from '../../../console/src/components/format.ts';

test.each([
  ['0.00', '$0.00'],
  ['1234567.000001', '$1,234,567.000001'],
  ['-0.35', '−$0.35'],
])('%s is written %s, no digit lost', (amount, written) => expect(formatUsd(amount)).toBe(written));

test.each([
  ['1200.002618', '$1,200.00'],
  ['1200.999999', '$1,200.99'],
  ['0.002618', '$0.002618'],
  ['-3.141592', '−$3.14'],
])('%s is worth %s', (amount, written) => expect(formatRoundUsd(amount)).toBe(written));

test('the fee on top is rounded up', () => {
  expect(addFee('20.00')).toBe('22.00');
  expect(addFee('0.000001')).toBe('0.000002');
});

test('shares for an amount are never worth more than it', () => {
  expect(getSharesValue({ shares: '1000', value_usd: '3.00' }, '1.00')).toBe('333');
});

test.each([
  ['0xeEa973E017E815c6b31B2a4d7EA382DF841A6B0D', '0xeEa9…6B0D'],
  ['9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', '9xQeWv…VFin'],
  ['Pixel Foundry of the North', 'Pixel Foundry of the North'],
])('%s goes by %s', (name, shown) => expect(shortenAddress(name)).toBe(shown));

test.each([
  [1, 'bounties', '1 bounty'],
  [1, 'services', '1 service'],
  [0, 'orders', '0 orders'],
  [1200, 'stuck jobs', '1,200 stuck jobs'],
])('%d %s is written %s', (count, noun, written) => expect(formatPlural(count, noun)).toBe(written));

test('sums and differences are exact', () => {
  expect(sumUsd(['0.10', '0.20', '1000000.000001'])).toBe('1000000.300001');
  expect(subtractUsd('25.00', '2.50')).toBe('22.50');
});

test.each([
  [999, '999 B'],
  [48_256, '48 kB'],
  [2_400_000, '2.4 MB'],
])('%d bytes are written %s', (bytes, written) => expect(formatBytes(bytes)).toBe(written));

test.each([
  [0.9999999438306069, '0.999999'],
  [100, '100'],
])('a balance of %s coins is written %s, never more than there is', (balance, written) =>
  expect(formatCoins(balance)).toBe(written),
);
