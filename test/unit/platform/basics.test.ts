import { describe, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { systemClock } from '../../../server/foundation/platform/clock.ts';
import * as errors from '../../../server/foundation/platform/errors.ts';
import { newId } from '../../../server/foundation/platform/ids.ts';
import { createMetrics } from '../../../server/foundation/platform/metrics.ts';
import { isEvmNetwork, isNetwork } from '../../../server/foundation/platform/networks.ts';
import { withSpan } from '../../../server/foundation/platform/tracing.ts';

const frozen = { now: () => new Date(1_700_000_000_000) };

describe('clock', () => {
  it('moves forward by what it is told and never back', () => {
    const clock = new OffsetClock(0, frozen);
    expect(clock.advance(172_800).getTime()).toBe(1_700_172_800_000);
    expect(clock.advance(0.5).getTime()).toBe(1_700_172_800_500);
    expect(clock.offsetMs).toBe(172_800_500);
    for (const bad of [-1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => clock.advance(bad)).toThrow(RangeError);
    }
    expect(clock.now().getTime()).toBe(1_700_172_800_500);
  });

  it('follows the real time otherwise', () => {
    expect(Math.abs(new OffsetClock().now().getTime() - systemClock.now().getTime())).toBeLessThan(1000);
  });
});

describe('ids', () => {
  it('carry prefix, time and a random part', () => {
    expect(newId('ord', frozen)).toMatch(/^ord_1700000000000_[0-9A-Za-z]{13}$/);
    const ids = Array.from({ length: 10_000 }, () => newId('msg', frozen));
    expect(new Set(ids).size).toBe(10_000);
  });
});

describe('errors', () => {
  it.each([
    [errors.BadRequestError, 400],
    [errors.UnauthorizedError, 401],
    [errors.PaymentRequiredError, 402],
    [errors.ForbiddenError, 403],
    [errors.NotFoundError, 404],
    [errors.ConflictError, 409],
    [errors.GoneError, 410],
    [errors.PayloadTooLargeError, 413],
    [errors.UnprocessableError, 422],
    [errors.TooManyRequestsError, 429],
    [errors.NotImplementedError, 501],
    [errors.UnavailableError, 503],
  ])('%o answers %i', (ErrorClass, status) => {
    const cause = new Error('inner');
    const options = { details: { a: 1 }, headers: { 'Retry-After': '2' }, cause };
    const error = new ErrorClass('order_changed', 'A sentence', options);
    expect(error).toBeInstanceOf(errors.AppError);
    expect(error).toMatchObject({ status, code: 'order_changed', message: 'A sentence', ...options });
    expect(error.name).toBe(ErrorClass.name);
  });
});

describe('networks', () => {
  it('knows the three names and which are EVM chains', () => {
    expect(['solana-mainnet', 'base-mainnet', 'alt-mainnet', 'base', undefined].map(isNetwork)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isEvmNetwork('solana-mainnet')).toBe(false);
    expect(isEvmNetwork('alt-mainnet')).toBe(true);
  });
});

describe('metrics and traces', () => {
  it('keeps one registry per service', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    one.httpDuration.observe({ operation: 'orders_create', status: '200' }, 0.02);
    expect(await one.registry.metrics()).toContain(
      'market_http_request_duration_seconds_count{operation="orders_create",status="200"} 1',
    );
    expect(await two.registry.metrics()).not.toContain('orders_create');
    expect(await two.registry.metrics()).toContain('process_cpu_seconds_total');
  });

  it('passes result and failure through a span', async () => {
    expect(await withSpan('work', { network: 'base-mainnet' }, async () => 7)).toBe(7);
    const failure = new Error('no');
    await expect(withSpan('work', {}, () => Promise.reject(failure))).rejects.toBe(failure);
  });
});
