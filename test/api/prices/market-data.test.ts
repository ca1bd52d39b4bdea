import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { createPriceFeed } from '../../../sandbox/prices.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { solanaSigner } from '../../support/chains/signers.ts';
import { type Api, startApi } from '../../support/server/api.ts';

const DEXSCREENER = 'https://api.dexscreener.test';
const clock = new OffsetClock();
let asked: string[][] = [];
let answer: (mints: string[]) => Response;
const upstream = setupServer(
  http.get(`${DEXSCREENER}/tokens/v1/solana/:mints`, ({ params }) => {
    const mints = String(params.mints).split(',');
    asked.push(mints);
    return answer(mints);
  }),
);

let api: Api;
beforeAll(async () => {
  upstream.listen({ onUnhandledFrame: 'bypass' });
  api = await startApi({ clock, env: { DEXSCREENER_URL: `${DEXSCREENER}/` } });
});
afterAll(async () => {
  upstream.close();
  await api.close();
});

const pair = (mint: string, fields: object = {}) => ({
  chainId: 'solana',
  baseToken: { address: mint, symbol: 'PXL' },
  priceUsd: '0.000004182',
  marketCap: 4182.5,
  liquidity: { usd: 1000 },
  ...fields,
});
const newMint = () => solanaSigner().address;
const newMints = (count: number) => Array.from({ length: count }, newMint);
const ask = (mints: unknown, from = api) => from.call('POST', '/api/market', { body: { mints } });

beforeEach(() => {
  // past the pause after a failure
  clock.advance(11);
  asked = [];
  answer = (mints) => HttpResponse.json(mints.map((mint) => pair(mint)));
});

it('tells price and market capitalisation, of the market that most money is in', async () => {
  const [one, other, unknown, odd] = newMints(4) as [string, string, string, string];
  answer = () =>
    HttpResponse.json([
      pair(one, { priceUsd: '2', liquidity: { usd: 10 } }),
      pair(one),
      pair(one, { priceUsd: '3', liquidity: null }),
      pair(other, { priceUsd: '1e-7', marketCap: null }),
      pair(one.toLowerCase(), { priceUsd: '9', liquidity: { usd: 1e9 } }),
      pair(odd, { priceUsd: 'free' }),
      null,
    ]);
  const { status, body } = await ask([one, other, unknown, odd]);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      [one]: { price_usd: '0.000004182', market_cap_usd: '4182.50' },
      [other]: { price_usd: '0.0000001', market_cap_usd: null },
    },
  });
});

it('asks upstream once for many mints, and again after 5 minutes', async () => {
  const mints = newMints(30);
  await ask(mints);
  await ask(mints.slice(3));
  expect(asked).toEqual([mints]);
  clock.advance(301);
  await ask(mints);
  expect(asked).toEqual([mints, mints]);
});

it('takes 100 mints, as many at a time as upstream does, and no more', async () => {
  const { status, data } = await ask(newMints(100));
  expect([status, Object.keys(data).length]).toEqual([200, 100]);
  expect(asked.map(({ length }) => length).sort()).toEqual([10, 30, 30, 30]);
  for (const wrong of [newMints(101), [], ['0x1111111111111111111111111111111111111111'], 'all', undefined]) {
    expect((await ask(wrong)).status).toBe(400);
  }
});

it.each([
  ['fails', () => new HttpResponse('busy', { status: 500 })],
  ['limits us', () => new HttpResponse(null, { status: 429 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['talks nonsense', () => new HttpResponse('<html>')],
  ['sends something else', () => HttpResponse.json({ pairs: [] })],
])('when upstream %s, what it said last is served, else 503 names it', async (_what, failing) => {
  const known = newMint();
  const before = await ask([known]);
  clock.advance(301);
  answer = failing;
  const stale = await ask([known, newMint()]);
  expect([stale.status, stale.data]).toEqual([200, before.data]);
  const { status, body, headers } = await ask([newMint()]);
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '10']);
  expect(body.error).toContain('DexScreener');
});

it('invents prices for the tokens of the local chain in the sandbox', async () => {
  const { rpcUrl, usdcMint } = await solanaChain();
  const feed = createPriceFeed({ rpcUrl, usdcMint });
  const nobody = newMint();
  const prices = await feed.read([usdcMint, nobody]);
  expect([...prices.keys()]).toEqual([usdcMint]);
  expect(prices.get(usdcMint)?.priceUsd).toBe('1');
  const others = await createPriceFeed({ rpcUrl, usdcMint: nobody }).read([usdcMint]);
  expect(others.get(usdcMint)).toMatchObject({ priceUsd: expect.stringMatching(/^0\.000[0-9]+$/) });
  const away = createPriceFeed({ rpcUrl: 'http://127.0.0.1:9', usdcMint }).read([usdcMint]);
  await expect(away).rejects.toThrow('The price feed of the sandbox');
});
