import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../support/api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startTcpProxy>>;
let api: Api;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startTcpProxy(database.url);
  api = await startApi({ env: { DATABASE_URL: proxy.url } });
});
afterAll(async () => {
  proxy.restore();
  await api.close();
  await proxy.close();
  await database.drop();
});

async function readiness() {
  const response = await fetch(`${api.internalUrl}/readyz`);
  return { status: response.status, body: await response.json() };
}

const ready = () => eventually(async () => expect((await readiness()).status).toBe(200), 5000);

it.each(['cut', 'silence'] as const)(
  'says within 5 s that the database is lost (%s), and that it is back',
  async (loss) => {
    await ready();
    proxy[loss]();
    const down = await eventually(async () => {
      const answer = await readiness();
      expect(answer.status).toBe(503);
      return answer;
    }, 5000);
    expect(down.body).toMatchObject({ code: 'unavailable', checks: { database: 'down', queue: 'down' } });
    expect((await fetch(`${api.internalUrl}/healthz`)).status).toBe(200);
    proxy.restore();
    await ready();
  },
);
