import { describe, expect, it } from 'vitest';
import type { Credential } from '../../../generated/routes.gen.ts';
import { smallContract } from '../../support/contract/small-contract.ts';
import { buildRoute, sendJson, serveOperations } from '../../support/server/serve-operations.ts';

const PUBLIC = 'public, max-age=60';
const handler = async () => ({
  status: 200,
  body: { success: true, data: { id: 7, price_usd: '1.00' } },
  headers: { 'Cache-Control': PUBLIC },
});

async function serveThings(accepted: readonly Credential[] = []) {
  const credentials = { accepted, required: false };
  const routes = [
    buildRoute('things_get', 'get', '/things/{id}', { credentials }),
    buildRoute('things_create', 'post', '/things', { credentials }),
  ];
  const handlers = { things_get: handler, things_create: handler };
  const { url } = await serveOperations({ routes, contract: smallContract, handlers });
  return async (path: string, init: RequestInit = {}) =>
    (await fetch(`${url}${path}`, init)).headers.get('cache-control');
}

describe('a response is not cached', () => {
  it.each([
    { authorization: 'Bearer market_abc' },
    { 'x-payment': '0x12' },
    { 'payment-signature': '0x12' },
    { 'x-payment-secret': 'secret' },
    { 'sign-in-with-x': 'e30=' },
    { cookie: 'idp-token=a.b.c' },
  ] as Record<string, string>[])('when the request carries %o', async (headers) => {
    const cacheOf = await serveThings(['idp']);
    expect(await cacheOf('/things/1', { headers })).toBe('no-store');
    expect(await cacheOf('/things/1', { headers, method: 'HEAD' })).toBe('no-store');
    expect(await cacheOf('/nothing', { headers })).toBe('no-store');
  });

  it.each(['wallet_sig', 'wallet_sig_ts', 'access_token', 'idp_access_token', 'payment_secret'])(
    'when the query holds %s',
    async (field) => {
      const cacheOf = await serveThings();
      expect(await cacheOf(`/things/1?${field}=1`)).toBe('no-store');
    },
  );

  it('when something was asked to be done, which may have made a key', async () => {
    const cacheOf = await serveThings();
    const body = { name: 'abc', description: 'Long enough to pass' };
    expect(await cacheOf('/things', sendJson('POST', body))).toBe('no-store');
    expect(await cacheOf('/things', sendJson('POST', {}))).toBe('no-store');
  });
});

it('public responses may be cached, even if a browser sends its cookie', async () => {
  const cacheOf = await serveThings();
  expect(await cacheOf('/things/1')).toBe(PUBLIC);
  expect(await cacheOf('/things/1', { headers: { cookie: 'idp-token=a.b.c' } })).toBe(PUBLIC);
  expect(await (await serveThings(['idp']))('/things/1')).toBe(PUBLIC);
});
