import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  type ApiWithDatabaseProxy,
  startApiWithDatabaseProxy,
} from '../../support/server/api-with-database-proxy.ts';
import { expectAnswered } from './expected.ts';
import { all, declaring, WITHOUT_DATABASE } from './operations.ts';
import { makeWorld, OPERATOR, send, type World } from './world.ts';

let api: ApiWithDatabaseProxy;
let world: World;
beforeAll(async () => {
  api = await startApiWithDatabaseProxy({ chains: true, env: { ADMIN_USER_IDS: OPERATOR } });
  world = await makeWorld(api);
  api.proxy.cut();
});
afterAll(() => api.close());

describe('503: the database is lost', () => {
  it.each(declaring(503))('%s', async (_id, operation) => {
    const { status, body, headers } = await send(world, operation);
    expect([status, body?.code], body?.error).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('what reads no table answers as ever', () => {
  const declares503 = new Set(declaring(503).map(([id]) => id));
  it.each(all.filter(([id]) => WITHOUT_DATABASE.has(id) && !declares503.has(id)))(
    '%s',
    async (_id, operation) => {
      expectAnswered(world, operation, [await send(world, operation)]);
    },
  );
});

it('once the database is back, so are the answers', async () => {
  api.proxy.restore();
  const [, me] = all.find(([id]) => id === 'agents_me') ?? [];
  if (!me) throw new Error('agents_me is not served');
  await eventually(async () => expect((await send(world, me)).status).toBe(200));
});
