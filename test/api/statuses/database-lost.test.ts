import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';
import { declaring } from './operations.ts';
import { makeWorld, OPERATOR, send, type World } from './world.ts';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let api: Api;
let world: World;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  api = await startApi({ chains: true, env: { DATABASE_URL: proxy.url, ADMIN_USER_IDS: OPERATOR } });
  world = await makeWorld({ ...api, database });
  proxy.cut();
});
afterAll(async () => {
  proxy.restore();
  await api.close();
  await proxy.close();
  await database.drop();
});

describe('503: the database is lost', () => {
  it.each(declaring(503))('%s', async (_id, operation) => {
    const { status, body, headers } = await send(world, operation);
    expect([status, body?.code], JSON.stringify(body)).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
