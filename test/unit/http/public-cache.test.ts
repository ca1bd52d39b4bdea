import { beforeEach, expect, it } from 'vitest';
import { PublicCache } from '../../../server/foundation/public-cache/public-cache.ts';

const page = (size = 100) => ({ byteLength: size });

let cache: PublicCache<{ byteLength: number }>;
beforeEach(() => {
  cache = new PublicCache(10_000);
  cache.activate();
});

function begin() {
  const fill = cache.beginFill();
  if (!fill) throw new Error('The cache is suspended');
  return fill;
}

function store(key: string, tags: readonly string[], value = page()) {
  cache.finishFill(begin(), key, value, tags);
  return value;
}

it('forgets what shows something that changed, and nothing else', () => {
  store('a', ['agents', 'agent:1']);
  const other = store('b', ['agents', 'agent:2']);
  cache.publish(['agent:1']);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, other]);
  cache.publish(['*']);
  expect(cache.get('b')).toBeUndefined();
});

it.each([['agent:1'], ['*']])('does not store a read that began before a change of %s', (tag) => {
  const fill = begin();
  cache.publish([tag]);
  cache.finishFill(fill, 'a', page(), ['agents', 'agent:1']);
  expect(cache.get('a')).toBeUndefined();
});

it('stores a read during which something else changed', () => {
  const fill = begin();
  cache.publish(['agent:2']);
  cache.finishFill(fill, 'a', page(), ['agents', 'agent:1']);
  expect(cache.get('a')).toBeDefined();
});

it('is empty and stores nothing while it is suspended, nor what was read before', () => {
  store('a', []);
  const fill = begin();
  cache.suspend();
  expect([cache.get('a'), cache.beginFill()]).toEqual([undefined, undefined]);
  cache.activate();
  cache.finishFill(fill, 'b', page(), []);
  expect(cache.get('b')).toBeUndefined();
});

it('finds a value under the URLs that were used, until it is forgotten', () => {
  const value = store('a', ['agents']);
  cache.addAlias('a', '/a?x=1');
  expect(cache.getByAlias('/a?x=1')).toBe(value);
  cache.publish(['agents']);
  expect(cache.getByAlias('/a?x=1')).toBeUndefined();
});

it('gives up the least recently used values beyond its budget, with their tags and URLs', () => {
  for (let index = 0; index < 100; index++) {
    store(`key ${index}`, [`agent:${index}`], page(1000));
    cache.addAlias(`key ${index}`, `/${index}`);
    expect(cache.byteLength).toBeLessThanOrEqual(10_000);
  }
  expect([cache.getByAlias('/0'), cache.get('key 0')]).toEqual([undefined, undefined]);
  expect(cache.getByAlias('/99')).toBeDefined();
});

it('does not keep what is larger than the budget', () => {
  store('a', ['agents'], page(20_000));
  expect([cache.get('a'), cache.byteLength]).toEqual([undefined, 0]);
});

it('counts encodings that are added later', () => {
  const value = store('a', [], page(1000));
  const before = cache.byteLength;
  value.byteLength += 500;
  cache.resize('a', value);
  expect(cache.byteLength - before).toBe(500);
});
