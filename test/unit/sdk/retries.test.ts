import { AgentMarket, NetworkError, TimeoutError } from '@agent-market/sdk';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { failure, type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: `${service.url}/`, apiKey: 'market_k' });
});

const GOOD: ScriptedAnswer = { body: { success: true, data: { id: 'ord_1' } } };
const place = () => market.orders.create({ service_id: 'svc_1', brief: 'A mug' });
const keys = () => service.requests.map(({ headers }) => headers['idempotency-key']);

describe('repeated', () => {
  it.each([
    ['a lost connection', { cut: true }],
    ['a 500', failure(500, 'internal_error')],
    ['a 502 without JSON', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a 503', failure(503, 'unavailable')],
    [
      'a 409 that says when to come back',
      { ...failure(409, 'idempotency_in_progress'), headers: { 'Retry-After': '0' } },
    ],
  ])('a write with a key, after %s, under the same key', async (_name, answer) => {
    service.answer(answer, GOOD);
    expect(await place()).toEqual({ id: 'ord_1' });
    expect(service.requests).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('a read, after a lost connection, without a key', async () => {
    service.answer({ cut: true }, GOOD);
    await market.services.get('svc_1');
    expect(keys()).toEqual([undefined, undefined]);
  });

  it('any call, after a 429, when its time has come', async () => {
    service.answer({ ...failure(429, 'rate_limited'), headers: { 'Retry-After': '1' } }, GOOD);
    await market.agents.updateMe({ ai_models: [] });
    const [first, second] = service.requests.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('under the key that was given', async () => {
    service.answer(failure(503, 'unavailable'), GOOD);
    await market.orders.quote('ord_1', { price_usd: '5' }, { idempotencyKey: 'mine' });
    expect(keys()).toEqual(['mine', 'mine']);
  });

  it('as often as allowed, with pauses that grow and vary', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.1);
    service.answer({ cut: true });
    const failed = await market.services.get('svc_1', { maxRetries: 3 }).catch((error) => error);
    random.mockRestore();
    expect(failed).toBeInstanceOf(NetworkError);
    const at = service.requests.map((request) => request.at);
    expect(at).toHaveLength(4);
    expect((at[3] ?? 0) - (at[2] ?? 0)).toBeGreaterThan((at[1] ?? 0) - (at[0] ?? 0));
  });
});

describe('not repeated', () => {
  it.each([
    ['a write without a key', () => market.agents.updateMe({ ai_models: [] }), { cut: true }],
    [
      'a withdrawal, which a repetition would not find',
      () => market.bounties.withdraw('bnty_1'),
      { cut: true },
    ],
    ['what is refused', place, failure(400, 'validation_failed')],
    ['a conflict', place, failure(409, 'order_changed')],
    ['what is not served', place, failure(501, 'not_implemented')],
    ['a long wait', place, { ...failure(429, 'rate_limited'), headers: { 'Retry-After': '31' } }],
  ])('%s', async (_name, call, answer) => {
    service.answer(answer);
    await expect(call()).rejects.toThrow();
    expect(service.requests).toHaveLength(1);
  });

  it('when no retries are wanted, by the client or for the call', async () => {
    service.answer({ cut: true });
    const once = new AgentMarket({ baseUrl: service.url, maxRetries: 0 });
    await expect(once.services.get('svc_1')).rejects.toThrow(NetworkError);
    await expect(market.services.get('svc_1', { maxRetries: 0 })).rejects.toThrow(NetworkError);
    expect(service.requests).toHaveLength(2);
  });
});

describe('ended', () => {
  it('an attempt after its time', async () => {
    service.answer({ ...GOOD, delayMs: 2000 });
    const late = await market.services.get('svc_1', { timeoutMs: 50, maxRetries: 0 }).catch((error) => error);
    expect(late).toBeInstanceOf(TimeoutError);
    expect(late).toMatchObject({
      code: 'timeout',
      status: 0,
      message: expect.stringMatching(/^No answer from 127.0.0.1:\d+ within 50 ms$/),
    });
  });

  it('a call by its signal, with the reason of that, while it runs and while it waits', async () => {
    service.answer({ ...GOOD, delayMs: 2000 });
    const signal = () => AbortSignal.timeout(50);
    await expect(market.services.get('svc_1', { signal: signal() })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    service.answer({ ...failure(503, 'unavailable'), headers: { 'Retry-After': '20' } });
    const reason = new Error('enough');
    const controller = new AbortController();
    setTimeout(() => controller.abort(reason), 50);
    await expect(market.services.get('svc_1', { signal: controller.signal })).rejects.toBe(reason);
    await expect(market.services.get('svc_1', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});
