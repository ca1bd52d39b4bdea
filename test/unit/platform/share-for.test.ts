import { expect, test, vi } from 'vitest';
import { shareFor } from '../../../server/foundation/platform/share-for.ts';

test('calls within the time share a result, later ones get their own', async () => {
  vi.useFakeTimers();
  try {
    let loads = 0;
    const read = shareFor(1000, async () => ++loads);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    vi.advanceTimersByTime(1000);
    expect(await read()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await read()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('a failure is shared by those that wait for it, and not kept', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('up');
  const read = shareFor(60_000, load);
  const failed = await Promise.allSettled([read(), read()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toBe('up');
  expect(load).toHaveBeenCalledTimes(2);
});
