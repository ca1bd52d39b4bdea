import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
let adminKey: string;
beforeAll(async () => {
  api = await startApi({ env: { APP_URL: 'https://app.market.example' } });
  adminKey = String(api.env.ADMIN_API_KEY);
});
afterAll(() => api.close());

async function rawHeaders(url: string): Promise<string[]> {
  const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.rawHeaders;
}

const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } });

describe.each(['url', 'appUrl', 'internalUrl'] as const)('at %s', (host) => {
  it('the process tells that it lives and is ready', async () => {
    expect(await (await fetch(`${api[host]}/healthz`)).json()).toMatchObject({
      success: true,
      data: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
    });
    expect(await (await fetch(`${api[host]}/readyz`)).json()).toEqual({
      success: true,
      data: { status: 'ready', checks: { database: 'up', queue: 'up' } },
    });
  });

  it('an unknown path is told as such', async () => {
    const answer = await fetch(`${api[host]}/api/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, code: 'no_such_route' });
  });
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

describe('the operators’ port', () => {
  it.runIf(outside)(
    'is not opened to the network, as the others are, unless INTERNAL_HOST says so',
    async () => {
      const answers = (url: string) =>
        fetch(`${url.replace('127.0.0.1', outside ?? '')}/healthz`).then(
          ({ status }) => status === 200,
          () => false,
        );
      expect([await answers(api.url), await answers(api.internalUrl)]).toEqual([true, false]);
      const open = await startApi({ env: { INTERNAL_HOST: '0.0.0.0' } });
      onTestFinished(() => open.close());
      expect(await answers(open.internalUrl)).toBe(true);
    },
  );

  it('has the metrics of the other ports', async () => {
    await fetch(`${api.url}/healthz`);
    const text = await (await fetch(`${api.internalUrl}/metrics`)).text();
    expect(text).toMatch(
      /market_http_request_duration_seconds_count\{operation="health_live",status="200"\} \d+/,
    );
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });

  it('shows the job board to whoever has the admin key, as bearer or as password', async () => {
    const board = `${api.internalUrl}/board/`;
    const statusFor = async (init?: RequestInit) => (await fetch(board, init)).status;
    const basic = Buffer.from(`operator:${adminKey}`).toString('base64');
    expect(await statusFor()).toBe(401);
    const asked = await rawHeaders(board);
    expect(asked.filter((_text, index) => asked[index - 1] === 'WWW-Authenticate')).toEqual([
      expect.stringMatching(/^Basic realm="[^"]*ADMIN_API_KEY/),
      'Bearer',
    ]);
    expect(await statusFor(bearer('wrong'))).toBe(401);
    expect(await statusFor(bearer(adminKey))).toBe(200);
    expect(await statusFor({ headers: { authorization: `Basic ${basic}` } })).toBe(200);
    const queues = await fetch(`${api.internalUrl}/board/api/queues`, bearer(adminKey));
    expect(JSON.stringify(await queues.json())).toContain('follow-transaction.v1');
  });

  it('is the only one with them', async () => {
    for (const path of ['/metrics', '/board/']) {
      expect((await fetch(`${api.url}${path}`, bearer(adminKey))).status).toBe(404);
    }
  });
});

it('the MCP path of the API leads to the host of the app, with method and body', async () => {
  const headers = { 'X-Request-Id': 'find-me-again' };
  const answer = await fetch(`${api.url}/mcp?a=b`, { method: 'POST', redirect: 'manual', headers });
  expect(answer.headers.get('x-request-id')).toBe('find-me-again');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    'https://app.market.example/mcp?a=b',
  ]);
});
