import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '../../../generated/errors.gen.ts';
import { AppError } from '../../../server/foundation/platform/errors.ts';
import type { PendingKeyLookup } from '../../../server/identity/agent-keys.ts';
import type { Caller } from '../../../server/identity/caller.ts';
import { CallerLimit } from '../../../server/operations/limits/caller-limit.ts';
import { FailureLimit } from '../../../server/operations/limits/failure-limit.ts';
import {
  buildLimiterOptions,
  toOperationLimiter,
} from '../../../server/operations/limits/flexible-limiter.ts';
import type { LimitState } from '../../../server/operations/limits/limit-store.ts';
import { OperationLimit } from '../../../server/operations/limits/operation-limit.ts';
import { PostgresLimiter } from '../../../server/operations/limits/postgres-limiter.ts';
import {
  buildLimitHeaders,
  type LimitHeaders,
  rateLimitedError,
} from '../../../server/operations/limits/rate-limited-error.ts';
import { createAgentCaller } from '../../support/server/agent-caller.ts';
import { createMemoryLimitStore } from '../../support/server/memory-limits.ts';

const NOW = new Date('2026-01-01T00:00:00.400Z');
const NOW_SECONDS = Math.floor(NOW.getTime() / 1000);
const TWICE_A_MINUTE = { limit: 2, windowSeconds: 60 };
const SENDER = '192.0.2.1';
const ANONYMOUS: Caller = { kind: 'anonymous' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** `reset`: seconds from the last whole second before the test began. */
const headers = (limit: number, remaining: number, reset: number): Partial<LimitHeaders> => ({
  'X-RateLimit-Limit': String(limit),
  'X-RateLimit-Remaining': String(remaining),
  'X-RateLimit-Reset': String(NOW_SECONDS + reset),
});
const tooMany = (reason: string, seconds: number) =>
  expect.objectContaining({
    status: 429,
    code: 'rate_limited',
    message: expect.stringMatching(`^${reason}.* ${seconds} seconds`),
    headers: expect.objectContaining({ 'Retry-After': String(seconds) }),
  });

describe('the headers and the error of a limit', () => {
  const RULE = { operationId: 'orders_create', limit: 5, windowSeconds: 60 };
  const state: LimitState = { limit: 5, isAllowed: false, remaining: 0, msToReset: 1200 };

  it('round the end of the window up to a whole second', () => {
    expect(buildLimitHeaders(RULE, { ...state, remaining: 3 })).toMatchObject(headers(5, 3, 2));
    expect(buildLimitHeaders(RULE, { ...state, msToReset: 600 })).toMatchObject(headers(5, 0, 1));
  });

  it('are also those of the IETF draft', () => {
    expect(buildLimitHeaders(RULE, { ...state, remaining: 3 })).toMatchObject({
      'RateLimit-Policy': '"orders_create";q=5;w=60',
      RateLimit: '"orders_create";r=3;t=2',
    });
  });

  it('say when to come back, in the message and for programs', () => {
    const error = rateLimitedError('Too many requests', RULE, state);
    expect(error).toEqual(tooMany('Too many requests', 2));
    expect(error.headers).toEqual({
      'X-RateLimit-Limit': '5',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': String(NOW_SECONDS + 2),
      'RateLimit-Policy': '"orders_create";q=5;w=60',
      RateLimit: '"orders_create";r=0;t=2',
      'Retry-After': '2',
    });
  });

  it('name another way, where there is one', () => {
    expect(rateLimitedError('Too many requests', RULE, state, 'send an API key').message).toMatch(
      / 2 seconds,? or send an API key/,
    );
    expect(rateLimitedError('Too many requests', RULE, state).message).toMatch(/2 seconds\.?$/);
  });

  it('never tell to come back at once', () => {
    expect(rateLimitedError('Stop', RULE, { ...state, msToReset: 0 }).headers).toMatchObject({
      'Retry-After': '1',
    });
  });
});

describe('a limiter', () => {
  const limiter = (windowSeconds = 60) =>
    toOperationLimiter(
      new RateLimiterMemory(buildLimiterOptions({ operationId: 'op', limit: 2, windowSeconds })),
    );

  it('counts down from its limit, and keeps the window of the first request', async () => {
    const { consume } = limiter();
    expect(await consume('a')).toEqual({ limit: 2, isAllowed: true, remaining: 1, msToReset: 60_000 });
    vi.advanceTimersByTime(10_000);
    expect(await consume('a')).toEqual({ limit: 2, isAllowed: true, remaining: 0, msToReset: 50_000 });
    expect(await consume('a')).toEqual({ limit: 2, isAllowed: false, remaining: 0, msToReset: 50_000 });
    expect(await consume('b')).toMatchObject({ isAllowed: true, remaining: 1 });
    vi.advanceTimersByTime(50_000);
    expect(await consume('a')).toMatchObject({ isAllowed: true, remaining: 1, msToReset: 60_000 });
  });

  it('tells where a client stands without counting', async () => {
    const { consume, peek } = limiter();
    const unused = { limit: 2, isAllowed: true, remaining: 2, msToReset: 60_000 };
    expect([await peek('a'), await peek('a')]).toEqual([unused, unused]);
    await consume('a');
    expect(await peek('a')).toEqual({ limit: 2, isAllowed: true, remaining: 1, msToReset: 60_000 });
    await consume('a');
    expect(await peek('a')).toEqual({ limit: 2, isAllowed: false, remaining: 0, msToReset: 60_000 });
  });

  it('takes a count back', async () => {
    const { consume, peek, refund } = limiter();
    await consume('a');
    await consume('a');
    await refund('a');
    expect(await peek('a')).toMatchObject({ isAllowed: true, remaining: 1 });
  });

  it('passes on what is no refusal', async () => {
    const broken = new RateLimiterMemory(
      buildLimiterOptions({ operationId: 'op', limit: 2, windowSeconds: 60 }),
    );
    const fault = new Error('no memory');
    vi.spyOn(broken, 'consume').mockRejectedValue(fault);
    await expect(toOperationLimiter(broken).consume('a')).rejects.toBe(fault);
  });
});

describe('a limiter whose counters are in a store', () => {
  const RULE = { operationId: 'op', ...TWICE_A_MINUTE };

  /** Stands for the pool of connections: counts every statement as a request, and may be out of reach. */
  class Pool {
    readonly counted: string[] = [];
    isReachable = true;

    async query(_text: string, [key]: [string]) {
      if (!this.isReachable) throw new Error('connection refused');
      this.counted.push(key);
      return { rows: [{ points: this.counted.length, expire: Date.now() + 60_000 }] };
    }
  }
  const open = (rule: Parameters<typeof buildLimiterOptions>[0]) => {
    const pool = new Pool();
    return { pool, limiter: toOperationLimiter(new PostgresLimiter(pool as never, rule)) };
  };
  const consume = async ({ limiter }: ReturnType<typeof open>, times: number) => {
    const allowed: boolean[] = [];
    for (let turn = 0; turn < times; turn++) allowed.push((await limiter.consume('a')).isAllowed);
    return allowed;
  };

  it('turns a client over its limit away without asking the store', async () => {
    const opened = open(RULE);
    expect(await consume(opened, 4)).toEqual([true, true, false, false]);
    expect(opened.pool.counted).toEqual(['limit:op:a', 'limit:op:a']);
  });

  it('asks the store every time where counts are taken back', async () => {
    const opened = open({ ...RULE, isRefundable: true });
    expect(await consume(opened, 4)).toEqual([true, true, false, false]);
    expect(opened.pool.counted).toHaveLength(4);
  });

  it('has a question answered along with the count', async () => {
    const question: PendingKeyLookup = { keyHash: 'of nobody', requestedAt: NOW };
    await open(RULE).limiter.consume('a', question);
    expect(question.holder).toBeNull();
  });

  it('counts in the process by the same rule while the store is out of reach', async () => {
    const opened = open(RULE);
    opened.pool.isReachable = false;
    expect(await consume(opened, 3)).toEqual([true, true, false]);
    vi.advanceTimersByTime(60_000);
    expect(await consume(opened, 1)).toEqual([true]);
  });
});

describe('the limit of an operation', () => {
  const route = { operationId: 'op', rateLimit: TWICE_A_MINUTE };

  it('is none without a rule or a store', () => {
    expect(OperationLimit.create({ ...route, rateLimit: null }, createMemoryLimitStore())).toBeUndefined();
    expect(OperationLimit.create(route, undefined)).toBeUndefined();
  });

  it('counts requests, and refuses one too many', async () => {
    const limit = OperationLimit.create(route, createMemoryLimitStore());
    expect(await limit?.count('a')).toMatchObject(headers(2, 1, 61));
    expect(await limit?.count('a')).toMatchObject(headers(2, 0, 61));
    await expect(limit?.count('a')).rejects.toEqual(tooMany('Too many requests', 60));
  });

  it('counts operations apart', async () => {
    const store = createMemoryLimitStore();
    await OperationLimit.create(route, store)?.count('a');
    const other = OperationLimit.create({ ...route, operationId: 'other' }, store);
    expect(await other?.count('a')).toMatchObject(headers(2, 1, 61));
  });

  it('gives counts back where the store does', async () => {
    const left: LimitState = { limit: 2, isAllowed: true, remaining: 2, msToReset: 600 };
    const limit = OperationLimit.create(route, createMemoryLimitStore({ refundInvalid: async () => left }));
    expect(await limit?.refund('a')).toMatchObject(headers(2, 2, 1));
    expect(await OperationLimit.create(route, createMemoryLimitStore())?.refund('a')).toBeUndefined();
  });
});

describe('the limit of a caller', () => {
  const route = { operationId: 'op', callerLimit: TWICE_A_MINUTE };
  const call = (caller: Caller = createAgentCaller('agt_1'), sender = SENDER) => ({
    caller,
    sender,
    limitHeaders: undefined as LimitHeaders | undefined,
  });
  const create = () => CallerLimit.create(route, createMemoryLimitStore()) as CallerLimit;
  const work = async () => 'done';

  it('is none without a rule or a store', () => {
    expect(CallerLimit.create({ ...route, callerLimit: null }, createMemoryLimitStore())).toBeUndefined();
    expect(CallerLimit.create(route, undefined)).toBeUndefined();
  });

  it('counts what is done, and says so in the headers', async () => {
    const limit = create();
    const counted = call();
    expect(await limit.run(counted, work)).toBe('done');
    expect(counted.limitHeaders).toMatchObject(headers(2, 1, 61));
    await limit.setHeaders(counted);
    expect(counted.limitHeaders).toMatchObject(headers(2, 1, 61));
    expect(await limit.run(counted, work)).toBe('done');
    expect(counted.limitHeaders).toMatchObject(headers(2, 0, 61));
  });

  it('refuses one too many before any work, as often as it is tried', async () => {
    const limit = create();
    const done = vi.fn(work);
    for (let turn = 0; turn < 2; turn++) await limit.run(call(), done);
    for (let turn = 0; turn < 2; turn++) {
      await expect(limit.run(call(), done)).rejects.toEqual(tooMany('You have reached the limit', 60));
    }
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('does not count what fails', async () => {
    const limit = create();
    const fault = new Error('no');
    for (let turn = 0; turn < 3; turn++) {
      await expect(limit.run(call(), () => Promise.reject(fault))).rejects.toBe(fault);
    }
    const counted = call();
    await limit.setHeaders(counted);
    expect(counted.limitHeaders).toMatchObject({ 'X-RateLimit-Remaining': '2' });
  });

  it('counts before the work, so that calls do not pass together', async () => {
    const limit = create();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => limit.run(call(), work)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('follows a caller from one address to the next, and counts those without a name by theirs', async () => {
    const limit = create();
    await limit.run(call(), work);
    const elsewhere = call(createAgentCaller('agt_1'), '192.0.2.2');
    await limit.setHeaders(elsewhere);
    expect(elsewhere.limitHeaders).toMatchObject({ 'X-RateLimit-Remaining': '1' });
    await limit.run(call(ANONYMOUS), work);
    const left = async (one: ReturnType<typeof call>) => {
      await limit.setHeaders(one);
      return one.limitHeaders?.['X-RateLimit-Remaining'];
    };
    expect(await left(call(ANONYMOUS))).toBe('1');
    expect(await left(call(ANONYMOUS, '192.0.2.2'))).toBe('2');
  });

  it('tells its store that counts are taken back', () => {
    const createLimiter = vi.fn(createMemoryLimitStore().createLimiter);
    CallerLimit.create(route, { createLimiter, close: async () => {} });
    expect(createLimiter).toHaveBeenCalledWith({
      operationId: 'op:caller',
      ...TWICE_A_MINUTE,
      isRefundable: true,
    });
  });

  it('has counters of its own beside those of the operation', async () => {
    const store = createMemoryLimitStore();
    await OperationLimit.create({ operationId: 'op', rateLimit: TWICE_A_MINUTE }, store)?.count(
      'agent:agt_1',
    );
    const counted = call();
    await CallerLimit.create(route, store)?.setHeaders(counted);
    expect(counted.limitHeaders).toMatchObject({ 'X-RateLimit-Remaining': '2' });
  });
});

describe('the limit of payments that do not verify', () => {
  const route = { failureLimit: TWICE_A_MINUTE };
  const request = { isRead: false, bearer: undefined, query: {}, cookies: {}, params: {} };
  const call = (sent: object = { headers: { 'x-payment': '0x1' } }) => ({
    ...request,
    headers: {},
    body: undefined,
    sender: SENDER,
    caller: ANONYMOUS,
    ...sent,
  });
  const create = () => FailureLimit.create(route, createMemoryLimitStore()) as FailureLimit;
  const failWith =
    (code: ErrorCode, countsAsFailure = true) =>
    async () => {
      throw new AppError(402, code, 'No', { countsAsFailure });
    };
  const work = async () => 'done';
  const fail = async (limit: FailureLimit, sent?: object, how = failWith('payment_insufficient')) =>
    expect(limit.run(call(sent), how)).rejects.toMatchObject({ status: 402 });

  it('is none without a rule or a store', () => {
    expect(FailureLimit.create({ failureLimit: null }, createMemoryLimitStore())).toBeUndefined();
    expect(FailureLimit.create(route, undefined)).toBeUndefined();
  });

  it.each(['payment_insufficient', 'payment_pending', 'payment_of_another', 'malformed_payment'] as const)(
    'refuses payments after too many that failed with %s',
    async (code) => {
      const limit = create();
      for (let turn = 0; turn < 2; turn++) await fail(limit, undefined, failWith(code));
      await expect(limit.run(call(), work)).rejects.toEqual(tooMany('Too many payments', 60));
    },
  );

  it.each([
    ['payments that succeed', work],
    ['other failures', failWith('payment_used')],
    ['what the caller can only wait for', failWith('payment_pending', false)],
    ['faults of ours', () => Promise.reject(new Error('no'))],
  ])('does not count %s', async (_what, done) => {
    const limit = create();
    for (let turn = 0; turn < 3; turn++) await limit.run(call(), done).catch(() => {});
    expect(await limit.run(call(), work)).toBe('done');
  });

  it.each([
    ['X-PAYMENT', { headers: { 'x-payment': '0x1' } }],
    ['PAYMENT-SIGNATURE', { headers: { 'payment-signature': 'e30=' } }],
    ['escrow_tx_hash', { body: { escrow_tx_hash: '0x1' } }],
    ['incoming_tx_hash', { body: { incoming_tx_hash: '0x1' } }],
  ])('counts payments in %s', async (_where, sent) => {
    const limit = create();
    for (let turn = 0; turn < 2; turn++) await fail(limit, sent);
    await expect(limit.run(call(sent), work)).rejects.toMatchObject({ status: 429 });
  });

  it.each([
    ['nothing', {}],
    ['a body without a payment', { body: { action: 'cancel' } }],
    ['a body of text', { body: 'escrow_tx_hash' }],
  ])('leaves requests with %s alone, whether they fail or not', async (_what, sent) => {
    const limit = create();
    for (let turn = 0; turn < 3; turn++) await fail(limit, sent);
    expect(await limit.run(call(), work)).toBe('done');
    for (let turn = 0; turn < 2; turn++) await fail(limit);
    expect(await limit.run(call(sent), work)).toBe('done');
  });

  it('counts by address and by name, and tells the longer of both waits', async () => {
    const limit = create();
    const presented = { headers: { 'x-payment': '0x1' }, caller: createAgentCaller('agt_1') };
    await fail(limit, presented);
    vi.advanceTimersByTime(20_000);
    await fail(limit, { ...presented, sender: '192.0.2.2' });
    await fail(limit, { ...presented, caller: ANONYMOUS, sender: '192.0.2.2' });
    const tryAt = (sender: string, caller: Caller) => limit.run(call({ ...presented, sender, caller }), work);
    // by name: 40 s are left. By the second address: 60 s.
    await expect(tryAt('192.0.2.3', presented.caller)).rejects.toMatchObject({
      headers: { 'Retry-After': '40' },
    });
    await expect(tryAt('192.0.2.2', presented.caller)).rejects.toMatchObject({
      headers: { 'Retry-After': '60' },
    });
    await expect(tryAt('192.0.2.2', ANONYMOUS)).rejects.toMatchObject({ status: 429 });
    expect(await tryAt('192.0.2.3', ANONYMOUS)).toBe('done');
    expect(await tryAt(SENDER, createAgentCaller('agt_2'))).toBe('done');
  });

  it('tells the wait of the caller, where that is longer than the wait of its address', async () => {
    const limit = create();
    const headers = { 'x-payment': '0x1' };
    const caller = createAgentCaller('agt_1');
    for (let turn = 0; turn < 2; turn++) await fail(limit, { headers, sender: '192.0.2.2' });
    vi.advanceTimersByTime(20_000);
    for (let turn = 0; turn < 2; turn++) await fail(limit, { headers, caller, sender: '192.0.2.3' });
    await expect(limit.run(call({ headers, caller, sender: '192.0.2.2' }), work)).rejects.toMatchObject({
      headers: { 'Retry-After': '60' },
    });
  });

  it('counts callers without a name by their addresses alone', async () => {
    const limit = create();
    for (let turn = 0; turn < 2; turn++) await fail(limit);
    expect(await limit.run(call({ headers: { 'x-payment': '0x1' }, sender: '192.0.2.2' }), work)).toBe(
      'done',
    );
  });
});
