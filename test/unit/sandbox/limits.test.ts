import { expect, test } from 'vitest';
import { SandboxLimits } from '../../../sandbox/rate-limits.ts';

const limits = () => new SandboxLimits('http://localhost:3000');
const hourly = { operationId: 'agents_register', limit: 5, windowSeconds: 3600 };

test('what is counted by the hour may be done twenty times as often, what is counted by the minute as often', async () => {
  const store = limits();
  expect(await store.createLimiter(hourly).consume('a')).toMatchObject({ limit: 100, remaining: 99 });
  const minutely = { operationId: 'earn_pools', limit: 60, windowSeconds: 60 };
  expect(await store.createLimiter(minutely).consume('a')).toMatchObject({ limit: 60, remaining: 59 });
});

test('as in production, limits are those of the contract, and invalid requests count', async () => {
  const limiter = new SandboxLimits('http://localhost:3000', { asInProduction: true }).createLimiter(hourly);
  expect(await limiter.consume('a')).toMatchObject({ limit: 5, remaining: 4 });
  expect(limiter.refundInvalid).toBeUndefined();
});

test('a request that was not valid is taken back', async () => {
  const limiter = limits().createLimiter(hourly);
  await limiter.consume('a');
  await limiter.consume('a');
  expect(await limiter.refundInvalid?.('a')).toMatchObject({ limit: 100, remaining: 99 });
});

test('operations that name one counter share it, and all counts are forgotten at once', async () => {
  const store = limits();
  const rule = { operationId: 'failed_payments', limit: 1, windowSeconds: 60 };
  const [one, other] = [store.createLimiter(rule), store.createLimiter(rule)];
  await one.consume('a');
  expect(await other.peek('a')).toMatchObject({ isAllowed: false });
  expect(await other.consume('a')).toMatchObject({ isAllowed: false, remaining: 0 });
  store.reset();
  expect(await other.peek('a')).toMatchObject({ isAllowed: true, remaining: 1 });
  expect(await one.consume('a')).toMatchObject({ isAllowed: true, remaining: 0 });
});

test('the way on is told', () => {
  expect(limits().createLimiter(hourly).retryHint).toBe(
    'reset all counts with `curl -X POST http://localhost:3000/sandbox/limits`',
  );
});
