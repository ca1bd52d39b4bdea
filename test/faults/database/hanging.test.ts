import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import {
  type ApiWithDatabaseProxy,
  startApiWithDatabaseProxy,
} from '../../support/server/api-with-database-proxy.ts';

const POOL = 3;
let api: ApiWithDatabaseProxy;
let agent: TestAgent;
beforeAll(async () => {
  const env = { DATABASE_TIMEOUT_SECONDS: '2', DATABASE_POOL_SIZE: String(POOL), RATE_LIMITS: 'on' };
  api = await startApiWithDatabaseProxy({ env });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const me = () => api.call('GET', '/api/agents/me', { bearer: agent.apiKey });
const describeAs = (description: string) =>
  api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { description } });

async function lockAgents(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: api.database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; lock table agents in access exclusive mode');
  return client;
}

it('a statement that takes too long is ended, answered with 503 and changes nothing', async () => {
  const before = (await me()).body.data;
  const operator = await lockAgents();
  const { status, body, headers } = await describeAs('Held up by a lock');
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await operator.query('rollback');
  expect((await me()).body.data).toEqual(before);
});

it('responds with 503 while the database hangs, also beyond the pool, and recovers', async () => {
  expect((await me()).status).toBe(200);
  api.proxy.silence();
  const calls = Array.from({ length: 2 * POOL }, (_, n) => (n % 2 ? me() : describeAs(`Unheard ${n}`)));
  for (const { status, body } of await Promise.all(calls)) {
    expect([status, body.code]).toEqual([503, 'unavailable']);
  }
  api.proxy.restore();
  await eventually(async () => expect((await me()).status).toBe(200));
  const answers = await Promise.all(Array.from({ length: 2 * POOL }, () => describeAs('Heard again')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
