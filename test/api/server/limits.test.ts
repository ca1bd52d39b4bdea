import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Route, routes } from '../../../generated/routes.gen.ts';
import { NOT_IMPLEMENTED_OPERATIONS } from '../../support/contract/not-implemented.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { type ApiResponse, callApi } from '../../support/server/call.ts';

type LimitedRoute = Route & { rateLimit: NonNullable<Route['rateLimit']> };

const limited = routes.filter(
  ({ rateLimit, operationId }) => rateLimit !== null && !NOT_IMPLEMENTED_OPERATIONS.includes(operationId),
) as LimitedRoute[];

const startLimited = (trustedProxies: string) =>
  startApi({ env: { RATE_LIMITS: 'on', TRUST_PROXY: trustedProxies } });

/** Each operation is called in one test only, or from addresses of that test. */
let api: Api;
beforeAll(async () => {
  api = await startLimited('1');
});
afterAll(() => api.close());

async function startAnother(): Promise<Api> {
  const another = await startLimited('0');
  onTestFinished(() => another.close());
  return another;
}

const hostOf = ({ url, appUrl }: Api, { host }: Route) => (host === 'app' ? appUrl : url);
const pathOf = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, 'x');
const refusedOf = (answers: ApiResponse[]) => answers.filter(({ status }) => status === 429);

/** More would wait longer for a connection to the database than a server lets them. */
const AT_ONCE = 20;

/** As many calls as told, the last twenty all at once, the first to the first address and so on in turn. */
async function flood(urls: string[], route: Route, count: number, headers: Record<string, string> = {}) {
  const call = (_: unknown, i: number) =>
    callApi(urls[i % urls.length] as string, route.method.toUpperCase(), pathOf(route), { headers });
  const answers: ApiResponse[] = [];
  while (answers.length < count) {
    const length = (count - answers.length) % AT_ONCE || AT_ONCE;
    answers.push(...(await Promise.all(Array.from({ length }, call))));
  }
  return answers;
}

/** One call more than the limit; those between the first and the last twenty are counted without being made. */
async function exceed({ database }: Api, urls: string[], route: LimitedRoute): Promise<ApiResponse[]> {
  const { limit } = route.rateLimit;
  if (limit < AT_ONCE) return flood(urls, route, limit + 1);
  const first = await flood(urls, route, 1);
  const counted = await database.query(
    'update rate_limit_counters set points = points + $1 where key = $2 returning key',
    [limit - AT_ONCE, `limit:${route.operationId}:127.0.0.1`],
  );
  expect(counted).toHaveLength(1);
  return [...first, ...(await flood(urls, route, AT_ONCE))];
}

function expectHeaders({ headers, body }: ApiResponse, { limit, windowSeconds }: LimitedRoute['rateLimit']) {
  const now = Date.now() / 1000;
  const after = Number(headers.get('retry-after'));
  expect(body).toMatchObject({ success: false, code: 'rate_limited' });
  expect(headers.get('x-ratelimit-limit')).toBe(String(limit));
  expect(headers.get('x-ratelimit-remaining')).toBe('0');
  expect(after).toBeGreaterThan(windowSeconds - 30);
  expect(after).toBeLessThanOrEqual(windowSeconds);
  const reset = Number(headers.get('x-ratelimit-reset'));
  expect(Number.isInteger(reset)).toBe(true);
  expect(Math.abs(reset - (now + after))).toBeLessThan(5);
}

describe('one call more than the limit, twenty at once, is exactly one 429', () => {
  it.each(limited.map((route) => [route.operationId, route] as const))('%s', async (_id, route) => {
    const refused = refusedOf(await exceed(api, [hostOf(api, route)], route));
    expect(refused).toHaveLength(1);
    expectHeaders(refused[0] as ApiResponse, route.rateLimit);
  });

  describe('also over two server processes', () => {
    let here: Api;
    let there: Awaited<ReturnType<typeof startServerProcess>>;
    beforeAll(async () => {
      here = await startLimited('0');
      there = await startServerProcess(here.env);
    });
    afterAll(async () => {
      await there.stop();
      await here.close();
    });

    const few = limited.filter(({ rateLimit }) => rateLimit.limit <= 30);
    it.each(few.map((route) => [route.operationId, route] as const))('%s', async (_id, route) => {
      const refused = refusedOf(await exceed(here, [here.url, there.url], route));
      expect(refused).toHaveLength(1);
      expectHeaders(refused[0] as ApiResponse, route.rateLimit);
    });
  });
});

const register = routes.find(({ operationId }) => operationId === 'agents_register') as LimitedRoute;

const from = (address: string) => ({ 'X-Forwarded-For': address });

it('successes tell how much is left', async () => {
  for (const left of [4, 3]) {
    const body = { name: `Agent number ${left}`, description: 'Counts down with every registration' };
    const request = { body, headers: from('192.0.2.1') };
    const { status, headers } = await api.call('POST', '/api/agents/register', request);
    expect([status, headers.get('x-ratelimit-limit')]).toEqual([201, '5']);
    expect(headers.get('x-ratelimit-remaining')).toBe(String(left));
    expect(headers.has('retry-after')).toBe(false);
  }
});

it('failures tell how much is left, too', async () => {
  const request = { body: { name: '' }, headers: from('192.0.2.2') };
  const { status, headers } = await api.call('POST', '/api/agents/register', request);
  expect([status, headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual([
    400,
    '5',
    '4',
  ]);
});

it('with TRUST_PROXY=0 nobody gets a fresh count by naming another address', async () => {
  const { url } = await startAnother();
  await flood([url], register, 5, from('203.0.113.1'));
  const [answer] = await flood([url], register, 1, from('203.0.113.2'));
  expect(answer?.status).toBe(429);
});

it('with TRUST_PROXY=1 the address that the proxy adds counts, and what stands before it does not', async () => {
  await flood([api.url], register, 5, from('203.0.113.1'));
  const statusFrom = async (address: string) =>
    (await flood([api.url], register, 1, from(address)))[0]?.status;
  expect(await statusFrom('203.0.113.1')).toBe(429);
  expect(await statusFrom('198.51.100.7, 203.0.113.1')).toBe(429);
  expect(await statusFrom('203.0.113.2')).toBe(400);
});
