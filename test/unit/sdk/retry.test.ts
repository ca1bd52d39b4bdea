import { afterEach, describe, expect, it, vi } from 'vitest';
import { MarketError, NetworkError } from '../../../sdk/src/errors.ts';
import { getRetryDelay, sleep } from '../../../sdk/src/retry.ts';

afterEach(() => vi.restoreAllMocks());

const error = (status: number, retryAfter?: number) =>
  new MarketError({
    status,
    body: {},
    headers: new Headers(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
  });
const delayOf = (failure: unknown, attempt = 0, repeatable = true, options = {}) =>
  getRetryDelay(failure, attempt, repeatable, options);

describe('the pause before a retry', () => {
  it('doubles up to 8 seconds, and is a random part of that', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const pauses = [0, 1, 2, 3, 4, 5, 10].map((attempt) => delayOf(error(503), attempt));
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect(delayOf(error(503))).toBe(250);
  });

  it('comes after the time that the service asks for, unless that is too long', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    expect(delayOf(error(503, 2))).toBe(2000);
    expect(delayOf(error(503, 30))).toBe(30_000);
    expect(delayOf(error(503, 31))).toBe(false);
    expect(delayOf(error(503, 2), 0, true, { maxPauseMs: 1999 })).toBe(false);
  });
});

it.each([
  [429, true, true],
  [429, false, true],
  [503, true, true],
  [503, false, false],
  [500, true, true],
  [501, true, false],
  [499, true, false],
  [400, true, false],
])('a %d of a call that is repeatable (%s) is tried again: %s', (status, repeatable, expected) => {
  expect(delayOf(error(status), 0, repeatable) !== false).toBe(expected);
});

it('a pause that its signal has ended already does not begin', async () => {
  const reason = new Error('enough');
  await expect(sleep(60_000, AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('what is no failure of a call is not tried again', () => {
  expect(delayOf(new Error('a bug'))).toBe(false);
  expect(NetworkError.prototype).toBeInstanceOf(MarketError);
});
