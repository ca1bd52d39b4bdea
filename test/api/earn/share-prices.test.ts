import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { createSharePriceSweep } from '../../../server/money/earn/pools/share-prices.ts';
import { type EarnMarket, LEND, PERPS, startEarn } from '../../support/market/earn.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const PATH = '/api/earn/pool/share-prices';
const DAY_SECONDS = 86_400;
const PRICE = 10n ** 18n;

let market: EarnMarket;
beforeAll(async () => {
  market = await startEarn();
}, 60_000);
afterAll(() => market?.close());

const read = (query: Record<string, string | number>) => market.call('GET', PATH, { query });
const day = () => market.clock.now().toISOString().slice(0, 10);
const clear = () => market.database.query('delete from earn_share_prices');

/** Runs the sweep over vaults with these prices, and counts how often each is read. */
async function sweep(prices: Partial<Record<typeof LEND | typeof PERPS, bigint | Error>>) {
  const reads: string[] = [];
  const vaults = new Map(
    Object.entries(prices).map(([key, price]) => {
      const vault = {
        venue: { key },
        read: async () => {
          reads.push(key);
          if (price instanceof Error) throw price;
          return { sharePrice: price };
        },
      };
      return [key, vault as unknown as Vault];
    }),
  );
  const { em } = market.parts.orm;
  const run = createSharePriceSweep(vaults).runStep(em.fork(), market.clock.now(), undefined);
  await run.catch((error: unknown) => reads.push(String(error)));
  return reads;
}

it('a day has the last price that was read on it, and days are listed oldest first', async () => {
  await clear();
  const first = day();
  expect(await sweep({ [LEND]: PRICE, [PERPS]: 2n * PRICE })).toEqual([LEND, PERPS]);
  expect(await sweep({ [LEND]: 9n * PRICE }), 'within the hour').toEqual([]);
  market.clock.advance(DAY_SECONDS);
  await sweep({ [LEND]: PRICE + 120_000_000_000_000n });
  market.clock.advance(3_700);
  await sweep({ [LEND]: PRICE + 123_456_789_012_345n });
  const { status, data } = await read({ key: LEND });
  expect(status).toBe(200);
  expect(data.key).toBe(LEND);
  expect(data.series[0]).toEqual({ date: first, share_price_usd: '1.000000000000' });
  expect(data.series.at(-1)).toEqual({ date: day(), share_price_usd: '1.000123456789' });
  expect((await read({ key: LEND, days: 1 })).data.series).toHaveLength(1);
  expect((await read({ key: PERPS })).data.series).toEqual([
    { date: first, share_price_usd: '2.000000000000' },
  ]);
});

it('a venue that does not respond does not keep the others from being recorded', async () => {
  await clear();
  expect(await sweep({ [LEND]: new Error('no route'), [PERPS]: PRICE })).toEqual([
    LEND,
    PERPS,
    'Error: no route',
  ]);
  expect((await read({ key: PERPS })).data.series).toHaveLength(1);
  expect((await read({ key: LEND })).data).toEqual({ key: LEND, series: [] });
});

it('the sweeps of the service read the vaults', async () => {
  await clear();
  await market.parts.sweeps.runAll(market.clock.now());
  const { sharePrice } = await market.vault(LEND).read();
  const { data } = await read({ key: LEND });
  expect(data.series).toEqual([{ date: day(), share_price_usd: expect.stringMatching(/^1\.0{4}\d{8}$/) }]);
  expect(sharePrice / 10n ** 13n).toBe(10n ** 5n);
});

it('an unknown market is 404, and what is no market or no number of days is 400', async () => {
  expect((await read({ key: 'no-such-market' })).status).toBe(404);
  for (const query of [{}, { key: 'No market' }, { key: LEND, days: 0 }, { key: LEND, days: 366 }])
    expect((await read(query as Record<string, string | number>)).status).toBe(400);
});

it('is 503 where Earn is not configured', async () => {
  const plain: Api = await startApi();
  try {
    expect((await plain.call('GET', PATH, { query: { key: LEND } })).status).toBe(503);
  } finally {
    await plain.close();
  }
});
