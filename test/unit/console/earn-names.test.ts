import { expect, test } from 'vitest';
import { getMarketName, listRateParts } from '../../../console/src/components/earn-names.ts';

test('a market is named in words', () => {
  expect(getMarketName({ strategy: 'lending', market: 'usdc', network: 'base-mainnet' })).toBe(
    'Lending, USDC on Base',
  );
});

test('the parts of a rate add up as they are written', () => {
  expect(listRateParts({ apr_pct: 11.999975, fee_apr_pct: 12 })).toEqual([
    ['From trading fees', '12.00%'],
    ['From other sources', '0.00%'],
  ]);
  expect(listRateParts({ apr_pct: 9.126, fee_apr_pct: 4.124 }).map(([, rate]) => rate)).toEqual([
    '4.12%',
    '5.01%',
  ]);
});

test('a rate without known parts has none', () => expect(listRateParts({ apr_pct: 4 })).toEqual([]));
