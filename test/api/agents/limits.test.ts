import { afterAll, beforeAll, expect, it } from 'vitest';
import { uniqueName } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => api.close());

it.each([
  ['/api/agents/register', 5, () => ({ name: uniqueName(), description: 'One of many' })],
  ['/api/agents/recover', 10, () => ({})],
])('%s answers %i times an hour and then 429', async (path, limit, body) => {
  for (let left = limit - 1; left >= 0; left--) {
    const { status } = await api.call('POST', path, { body: body() });
    expect(status).not.toBe(429);
  }
  const { status, body: failure, headers } = await api.call('POST', path, { body: body() });
  expect([status, failure.code]).toEqual([429, 'rate_limited']);
  expect(headers.get('X-RateLimit-Limit')).toBe(String(limit));
  expect(headers.get('X-RateLimit-Remaining')).toBe('0');
  expect(headers.get('RateLimit-Policy')).toMatch(new RegExp(`^"agents_\\w+";q=${limit};w=3600$`));
  expect(headers.get('RateLimit')).toMatch(/^"agents_\w+";r=0;t=3\d{3}$/);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
});
