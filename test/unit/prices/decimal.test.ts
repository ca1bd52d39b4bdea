import { expect, it } from 'vitest';
import { parseDecimal, toMicro } from '../../../server/market/prices/decimal.ts';

it.each([
  ['0.000004182', '0.000004182'],
  ['84.10', '84.1'],
  ['007', '7'],
  ['0', '0'],
  ['1e-7', '0.0000001'],
  ['1.25e-3', '0.00125'],
  ['1.5E+3', '1500'],
  ['12.345e1', '123.45'],
  ['0.0000000000000000019', '0.000000000000000001'],
  [1e-7, '0.0000001'],
  [1e21, '1000000000000000000000'],
  [4182.5, '4182.5'],
])('%o is written as %s', (value, text) => {
  expect(parseDecimal(value)).toBe(text);
});

it.each([undefined, null, '', '-1', 'NaN', 'Infinity', Number.NaN, '1.', '.5', '0x1', '1e999', {}, []])(
  '%o is no price',
  (value) => {
    expect(parseDecimal(value)).toBeUndefined();
  },
);

it('cuts to millionths', () => {
  expect(['4182.5', '0.0000019', '7'].map(toMicro)).toEqual([4_182_500_000n, 1n, 7_000_000n]);
});
