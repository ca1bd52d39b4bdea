import { expect, test } from 'vitest';
import { addFee, formatUsd, getSharesValue, shortenAddress } from '../../../console/src/components/format.ts';

test.each([
  ['0.00', '$0.00'],
  ['1234567.000001', '$1,234,567.000001'],
  ['-0.35', '−$0.35'],
])('%s is written %s, no digit lost', (amount, written) => expect(formatUsd(amount)).toBe(written));

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
