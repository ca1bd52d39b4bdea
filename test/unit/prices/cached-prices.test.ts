import { beforeEach, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { CachedPrices } from '../../../server/market/prices/cached-prices.ts';
import { type PriceFeed, PriceFeedError, type TokenPrice } from '../../../server/market/prices/price-feed.ts';

let clock: OffsetClock;
let asked: (readonly string[])[];
let isDown: boolean;
let cached: CachedPrices;

const price = (priceUsd: string): TokenPrice => ({ priceUsd, marketCapMicro: null });
/** Knows every mint but those that begin with `un`; prices are the number of the question. */
const feed: PriceFeed = {
  async read(mints) {
    asked.push(mints);
    if (isDown) throw new PriceFeedError('of the test', 'is down');
    const known = mints.filter((mint) => !mint.startsWith('un'));
    return new Map(known.map((mint) => [mint, price(String(asked.length))]));
  },
};
const read = async (...mints: string[]) =>
  Object.fromEntries([...(await cached.read(mints))].map(([mint, { priceUsd }]) => [mint, priceUsd]));

beforeEach(() => {
  clock = new OffsetClock();
  asked = [];
  isDown = false;
  cached = new CachedPrices(feed, clock);
});

it('asks once for many mints, and only for those that it does not know', async () => {
  expect(await read('a', 'b', 'a', 'unknown')).toEqual({ a: '1', b: '1' });
  expect(await read('b', 'c', 'unknown')).toEqual({ b: '1', c: '2' });
  expect(asked).toEqual([['a', 'b', 'unknown'], ['c']]);
});

it('asks again after 5 minutes', async () => {
  await read('a');
  clock.advance(299);
  expect(await read('a')).toEqual({ a: '1' });
  clock.advance(2);
  expect(await read('a')).toEqual({ a: '2' });
});

it('asks once for what many want at the same moment', async () => {
  await Promise.all([read('a', 'b'), read('b', 'a'), read('a')]);
  expect(asked).toEqual([['a', 'b']]);
});

it('serves what was said last while the feed is down, for a day, and asks it every 10 seconds', async () => {
  await read('a', 'unknown');
  isDown = true;
  clock.advance(301);
  expect(await read('a', 'new')).toEqual({ a: '1' });
  expect(await read('unknown')).toEqual({});
  await expect(read('new')).rejects.toThrow('The price feed of the test is down.');
  expect(asked).toHaveLength(2);
  clock.advance(11);
  expect(await read('a')).toEqual({ a: '1' });
  expect(asked).toHaveLength(3);
  clock.advance(24 * 60 * 60);
  await expect(read('a')).rejects.toThrow(PriceFeedError);
  isDown = false;
  clock.advance(11);
  expect(await read('a', 'new')).toEqual({ a: '5', new: '5' });
});

it('lets a mistake of ours be one', async () => {
  const broken = new CachedPrices({ read: () => Promise.reject(new TypeError('oops')) }, clock);
  await expect(broken.read(['a'])).rejects.toThrow('oops');
});

it('forgets the longest unused of very many', async () => {
  await read('first', 'second');
  const many = Array.from({ length: 9_999 }, (_, index) => `m${index}`);
  await read('second');
  await read(...many);
  asked = [];
  await read('second');
  expect(asked).toEqual([]);
  await read('first');
  expect(asked).toEqual([['first']]);
});
