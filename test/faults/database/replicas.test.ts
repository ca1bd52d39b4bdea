import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../support/database/database.ts';
import { PostgresCluster, type TestReplica } from '../../support/database/postgres-cluster.ts';
import { eventually } from '../../support/eventually.ts';
import { type ApiWithAgent, startApiWithAgent } from '../../support/market/api-with-agent.ts';
import { makeService, uniqueName } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';

let cluster: PostgresCluster;
let replica: TestReplica;
let api: ApiWithAgent;
/** Another process of the API. */
let other: Api;

beforeAll(async () => {
  cluster = await PostgresCluster.start();
  replica = await cluster.addReplica();
  const env = { DATABASE_REPLICA_URLS: replica.url, PUBLIC_CACHE_MB: '16' };
  api = await startApiWithAgent({ database: openTestDatabase(cluster.url), env });
  other = await startApi({ database: api.database, env: { ...api.env, ...env } });
  for (const one of [api, other]) {
    await eventually(() => expect(one.parts.publicCache?.isActive).toBe(true));
    await usesReplica(one);
  }
});
afterAll(async () => {
  await other.stop();
  await other.idp.close();
  await api.close();
  await cluster.close();
});

const NO_CREDENTIAL: { bearer?: string } = {};
const asAgent = (): { bearer?: string } => ({ bearer: api.agent.apiKey });

async function countReads(one: Api, server: 'primary' | 'replica'): Promise<number> {
  const { values } = await one.parts.metrics.replicaReads.get();
  return values.find(({ labels }) => labels.server === server)?.value ?? 0;
}

/** Waits until the next list comes from the replica. */
async function usesReplica(one: Api): Promise<void> {
  await eventually(async () => {
    const before = await countReads(one, 'replica');
    expect((await one.call('GET', '/api/agents/me/orders', asAgent())).status).toBe(200);
    expect(await countReads(one, 'replica')).toBe(before + 1);
  }, 20_000);
}

/** With a credential, never from memory. */
async function listTitles(one: Api, credential = asAgent()): Promise<string[]> {
  const { data, status, text } = await one.call('GET', `/api/agents/${api.agent.id}/services`, credential);
  expect(status, text).toBe(200);
  return data.map(({ title }: { title: string }) => title);
}

const createService = async () => (await makeService(api, api.agent, { title: uniqueName('Work') })).title;

it('shows a new row at once in every process, from the replica', async () => {
  for (let round = 0; round < 20; round++) {
    const title = await createService();
    for (const one of [api, other]) expect(await listTitles(one)).toContain(title);
  }
  expect(await countReads(other, 'replica')).toBeGreaterThan(0);
});

it('shows a new row at once in every process while the replica is behind, and uses it again', async () => {
  await replica.run('select pg_wal_replay_pause()');
  const title = await createService();
  const before = await countReads(other, 'primary');
  for (const one of [api, other]) expect(await listTitles(one)).toContain(title);
  expect(await countReads(other, 'primary')).toBeGreaterThan(before);
  await replica.run('select pg_wal_replay_resume()');
  for (const one of [api, other]) await usesReplica(one);
});

it('waits once for a replica that is behind, not in every read', async () => {
  const slow = await startApi({
    database: api.database,
    env: { ...api.env, DATABASE_REPLICA_WAIT_MS: '2000', PUBLIC_CACHE_MB: '0' },
  });
  try {
    await usesReplica(slow);
    await replica.run('select pg_wal_replay_pause()');
    const title = await createService();
    expect(await listTitles(slow)).toContain(title);
    const startedAt = performance.now();
    for (let read = 0; read < 5; read++) await listTitles(slow);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  } finally {
    await replica.run('select pg_wal_replay_resume()');
    await slow.stop();
    await slow.idp.close();
  }
});

it('never keeps a public response of a replica that has not seen the change', async () => {
  for (const one of [api, other]) await usesReplica(one);
  const listPublicTitles = (one: Api) => listTitles(one, NO_CREDENTIAL);
  for (let round = 0; round < 10; round++) {
    await replica.run('select pg_wal_replay_pause()');
    await listPublicTitles(other);
    const title = await createService();
    expect(await listPublicTitles(api)).toContain(title);
    await eventually(async () => expect(await listPublicTitles(other)).toContain(title), 2000);
    await replica.run('select pg_wal_replay_resume()');
    for (const one of [api, other]) expect(await listPublicTitles(one)).toContain(title);
  }
});

it('answers every request while the replica crashes, and uses it again', async () => {
  await usesReplica(api);
  let isOver = false;
  const statuses = new Map<number, number>();
  const readers = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const { status } = await api.call('GET', '/api/agents/me/orders', asAgent());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await eventually(() => expect(statuses.get(200)).toBeGreaterThan(50));
  await replica.crash();
  const atCrash = statuses.get(200) ?? 0;
  await eventually(() => expect(statuses.get(200)).toBeGreaterThan(atCrash + 50));
  isOver = true;
  await Promise.all(readers);
  expect([...statuses.keys()]).toEqual([200]);
  await replica.restart();
  await usesReplica(api);
});

it('starts without the replica', async () => {
  const lonely = await startApi({
    database: api.database,
    env: { ...api.env, DATABASE_REPLICA_URLS: 'postgres://nobody@127.0.0.1:9/market' },
  });
  try {
    expect(await listTitles(lonely)).not.toHaveLength(0);
    await eventually(() =>
      expect(lonely.readLog().join('\n')).toContain('The replica 127.0.0.1:9 is not used: ECONNREFUSED'),
    );
  } finally {
    await lonely.stop();
    await lonely.idp.close();
  }
});

it('does not use a replica that became a primary', async () => {
  await usesReplica(api);
  await replica.run('select pg_promote()');
  const title = await createService();
  expect(await listTitles(api)).toContain(title);
  await eventually(() => expect(api.readLog().join('\n')).toMatch(/it does not replicate another server/));
});
