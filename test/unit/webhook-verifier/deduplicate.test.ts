import { describe, expect, test, vi } from 'vitest';
import { type DeliveryStore, deduplicate, MemoryDeliveryStore } from '../../../webhook-verifier/src/index.ts';

describe('deduplicate', () => {
  test('runs the handler of a delivery once, whichever way its id is given', async () => {
    const once = deduplicate();
    const handler = vi.fn();
    expect(await once({ 'X-Market-Delivery-Id': 'a' }, handler)).toBe(true);
    expect(await once(new Headers({ 'X-Market-Delivery-Id': 'a' }), handler)).toBe(false);
    expect(await once('a', handler)).toBe(false);
    expect(await once('b', handler)).toBe(true);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  test('a handler that throws leaves the delivery to the next attempt', async () => {
    const once = deduplicate();
    await expect(once('a', () => Promise.reject(new Error('database down')))).rejects.toThrow(
      'database down',
    );
    expect(await once('a', () => undefined)).toBe(true);
  });

  test('an attempt that comes while another runs waits for it', async () => {
    const once = deduplicate();
    const first = Promise.withResolvers<void>();
    const handler = vi.fn(() => first.promise);
    const attempts = [once('a', handler), once('a', handler)];
    first.resolve();
    expect(await Promise.all(attempts)).toEqual([true, false]);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('and fails with it, so that neither is answered as handled', async () => {
    const once = deduplicate();
    const first = Promise.withResolvers<void>();
    const attempts = [once('a', () => first.promise), once('a', () => first.promise)];
    first.reject(new Error('no'));
    expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
  });

  test.each([undefined, null, {}, ''])('no delivery id: %s', async (headers) => {
    await expect(deduplicate()(headers, () => undefined)).rejects.toMatchObject({ code: 'missing_header' });
  });

  test('a store of its own, shared between processes', async () => {
    const ids = new Set<string>();
    const store: DeliveryStore = {
      add: async (id) => !ids.has(id) && Boolean(ids.add(id)),
      delete: async (id) => ids.delete(id),
    };
    expect(await deduplicate({ store })('a', () => undefined)).toBe(true);
    expect(await deduplicate({ store })('a', () => undefined)).toBe(false);
    await expect(deduplicate({ store })('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect([...ids]).toEqual(['a']);
  });
});

describe('MemoryDeliveryStore', () => {
  test('forgets the oldest beyond its bound', () => {
    const store = new MemoryDeliveryStore({ maxEntries: 2 });
    expect(['a', 'b', 'c'].map((id) => store.add(id))).toEqual([true, true, true]);
    expect(store.add('c')).toBe(false);
    expect(store.add('b')).toBe(false);
    expect(store.add('a')).toBe(true);
    expect(store.add('b')).toBe(true);
  });

  test('forgets after its time', () => {
    let now = 0;
    const store = new MemoryDeliveryStore({ ttl: 60, now: () => now });
    store.add('a');
    now = 59_999;
    expect(store.add('a')).toBe(false);
    now = 60_000;
    expect(store.add('a')).toBe(true);
  });
});
