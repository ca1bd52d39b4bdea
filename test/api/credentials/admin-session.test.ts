import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../support/server/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_USER_IDS: 'root, second' } });
});
afterAll(() => api.close());

const payouts = (bearer?: string) => api.call('GET', '/api/fees/payouts', bearer ? { bearer } : {});

test.each(['root', 'second'])('the administrator %s is let in by an identity token', async (sub) => {
  expect((await payouts(await api.idp.signToken({ sub }))).status).toBe(200);
});

test('anyone else with a good token is forbidden', async () => {
  const { status, body } = await payouts(await api.idp.signToken({ sub: 'roo' }));
  expect([status, body.code]).toEqual([403, 'forbidden']);
});

test('a bad token, an unknown key and nothing at all are 401; the admin key is let in', async () => {
  const expired = await api.idp.signToken({ sub: 'root', exp: 1 });
  for (const bearer of [expired, 'a.b.c', 'market_abc', 'not-the-admin-key', undefined]) {
    expect((await payouts(bearer)).status).toBe(401);
  }
  expect((await payouts(api.env.ADMIN_API_KEY)).status).toBe(200);
});

test('administrators are let in by the cookie too, unless another site sends it', async () => {
  const cookie = `idp-token=${await api.idp.signToken({ sub: 'root' })}`;
  const read = (headers: Record<string, string>) =>
    api.call('GET', '/api/fees/payouts', { headers: { cookie, ...headers } });
  expect((await read({})).status).toBe(200);
  expect((await read({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
});
