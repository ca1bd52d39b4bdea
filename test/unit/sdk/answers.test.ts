import { AgentMarket, type LogEntry, NotFoundError, RateLimitError } from '@agent-market/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { failure, type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url, maxRetries: 0 });
});

const page = (ids: number[], next_cursor: string | null): ScriptedAnswer => ({
  headers: { 'X-RateLimit-Remaining': '7' },
  body: { success: true, data: ids.map((id) => ({ id })), total: 5, next_cursor },
});
const ids = (items: object[]) => items.map((item) => (item as { id: number }).id);

describe('withResponse', () => {
  it('has the data beside the answer and its headers', async () => {
    service.answer({
      status: 201,
      headers: { 'X-Request-Id': 'req_1' },
      body: { success: true, data: { id: 'a' } },
    });
    const { data, response } = await market.agents.get('a').withResponse();
    expect(data).toEqual({ id: 'a' });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([201, 'req_1']);
  });

  it('has the page of a list', async () => {
    service.answer(page([1, 2], 'next'));
    const { data, response } = await market.services.list().withResponse();
    expect([data.total, data.data.length]).toEqual([5, 2]);
    expect(response.headers.get('x-ratelimit-remaining')).toBe('7');
  });

  it('fails as the call does', async () => {
    service.answer(failure(404, 'not_found'));
    await expect(market.agents.get('a').withResponse()).rejects.toBeInstanceOf(NotFoundError);
  });
});

describe('all', () => {
  it('has the items of every page', async () => {
    service.answer(page([1, 2], 'b'), page([3, 4], 'c'), page([5], null));
    expect(ids(await market.services.list({ limit: 2, offset: 0 }).all())).toEqual([1, 2, 3, 4, 5]);
    expect(service.requests.map(({ url }) => url.search)).toEqual([
      '?limit=2&offset=0',
      '?limit=2&cursor=b',
      '?limit=2&cursor=c',
    ]);
  });

  it('asks for no more pages than are wanted', async () => {
    service.answer(page([1, 2], 'b'), page([3, 4], 'c'));
    expect(ids(await market.services.list().all({ max: 3 }))).toEqual([1, 2, 3]);
    expect(service.requests).toHaveLength(2);
    expect(await market.services.list().all({ max: 0 })).toEqual([]);
  });

  it('ends with a bound of its own', async () => {
    service.answer(page([1, 2], 'again'));
    expect(await market.services.list().all()).toHaveLength(1000);
  });

  it('fails as the call does', async () => {
    service.answer(page([1], 'b'), failure(429, 'rate_limited'));
    await expect(market.services.list().all()).rejects.toBeInstanceOf(RateLimitError);
  });
});

describe('logger', () => {
  const logged = async (call: (market: AgentMarket) => Promise<unknown>, options = {}) => {
    const entries: LogEntry[] = [];
    const logger = (entry: LogEntry) => {
      entries.push(entry);
      throw new Error('the log is full');
    };
    await call(new AgentMarket({ baseUrl: service.url, logger, ...options })).catch(() => {});
    return entries;
  };

  it('is told of every request, and what it throws changes nothing', async () => {
    service.answer({ cut: true }, failure(503, 'unavailable'), { headers: { 'X-Request-Id': 'req_3' } });
    const entries = await logged((client) => client.agents.get('a'));
    expect(entries).toMatchObject([
      { method: 'GET', url: `${service.url}/api/agents/a`, attempt: 1, status: 0 },
      { attempt: 2, status: 503, error: { code: 'unavailable' } },
      { attempt: 3, status: 200, requestId: 'req_3', durationMs: expect.any(Number) },
    ]);
    expect(entries[2]).not.toHaveProperty('error');
  });

  it('is told no secret', async () => {
    service.answer(failure(404, 'not_found'));
    const wallet_sig = `0x${'ab'.repeat(65)}`;
    const signer = { address: '0xabc', sign: async () => wallet_sig };
    const credentials = [
      { signer },
      { orderToken: 'tok+en/of an order' },
      { apiKey: 'market_secret_key' },
      { token: 'opaque-token' },
    ];
    const entries = await Promise.all(
      credentials.map((given) => logged((client) => client.orders.get('ord_1'), given)),
    );
    const told = JSON.stringify(entries);
    expect(told).toContain('wallet_sig=***');
    expect(told).toContain('access_token=***');
    for (const secret of [wallet_sig, 'tok+en', 'tok%2Ben', 'market_secret_key', 'opaque-token']) {
      expect(told).not.toContain(secret);
    }
  });
});
