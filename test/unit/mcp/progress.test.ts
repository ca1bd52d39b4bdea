import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Progress, withProgress } from '../../../shared/tools/progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says that work began and that it goes on, until it is done', async () => {
  const told: Progress[] = [];
  const work = Promise.withResolvers<string>();
  const done = withProgress(
    async (progress) => {
      told.push(progress);
    },
    () => work.promise,
  );
  expect(told).toEqual([{ progress: 0, message: 'Started' }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.map(({ progress }) => progress)).toEqual([0, 5, 10]);
  work.resolve('result');
  expect(await done).toBe('result');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(3);
});

it('goes on when nobody listens any more, and fails as the work fails', async () => {
  const failing = withProgress(
    () => Promise.reject(new Error('gone')),
    () => Promise.reject(new Error('the work')),
  );
  await expect(failing).rejects.toThrow('the work');
});
