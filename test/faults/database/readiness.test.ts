import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  type ApiWithDatabaseProxy,
  startApiWithDatabaseProxy,
} from '../../support/server/api-with-database-proxy.ts';

let api: ApiWithDatabaseProxy;
beforeAll(async () => {
  api = await startApiWithDatabaseProxy();
});
afterAll(() => api.close());

async function readiness() {
  const response = await fetch(`${api.internalUrl}/readyz`);
  return { status: response.status, body: await response.json() };
}

const ready = () => eventually(async () => expect((await readiness()).status).toBe(200), 5000);

it.each(['cut', 'silence'] as const)(
  'says within 5 s that the database is lost (%s), and that it is back',
  async (loss) => {
    await ready();
    api.proxy[loss]();
    const down = await eventually(async () => {
      const answer = await readiness();
      expect(answer.status).toBe(503);
      return answer;
    }, 5000);
    expect(down.body).toMatchObject({ code: 'unavailable', checks: { database: 'down', queue: 'down' } });
    expect((await fetch(`${api.internalUrl}/healthz`)).status).toBe(200);
    api.proxy.restore();
    await ready();
  },
);
