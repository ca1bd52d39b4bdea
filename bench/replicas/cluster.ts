import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { PostgresCluster } from '../../test/support/database/postgres-cluster.ts';
import { seedBulkMarket } from '../../test/support/market/bulk-market.ts';
import { readFamilyCpuMs } from '../lifecycle/processor-time.ts';
import { type SeededAgent, seedBusyAgent } from '../private/seed.ts';

const WRITE_EVERY_MS = 100;

export interface Cluster {
  url: string;
  replicaUrl: string;
  agent: SeededAgent;
  /** CPU milliseconds so far. */
  readPrimaryCpuMs(): number;
  readReplicaCpuMs(): number;
  close(): Promise<void>;
}

export interface ClusterSize {
  agents: number;
  orders: number;
}

/** A filled primary and one streaming replica. Something is written all the time, so that the replica has to follow. */
export async function startCluster(size: ClusterSize, env: Record<string, string>): Promise<Cluster> {
  const cluster = await PostgresCluster.start();
  try {
    await seedBulkMarket(cluster.url, { agents: size.agents });
    const agent = await seedBusyAgent(cluster.url, env, size.orders);
    await waitUntilUnused(cluster.url);
    const { url: replicaUrl } = await cluster.addReplica();
    const { url } = cluster;
    const [primary, replica] = [await findPostmaster(url), await findPostmaster(replicaUrl)];
    const stopWriting = await keepWriting(url);
    return {
      url,
      replicaUrl,
      agent,
      readPrimaryCpuMs: () => readFamilyCpuMs(primary),
      readReplicaCpuMs: () => readFamilyCpuMs(replica),
      async close() {
        await stopWriting();
        await cluster.close();
      },
    };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

async function runSql<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function findPostmaster(url: string): Promise<number> {
  const [row] = await runSql<{ data_directory: string }>(url, 'show data_directory');
  return Number.parseInt(readFileSync(join(row?.data_directory ?? '', 'postmaster.pid'), 'utf8'), 10);
}

/** A restart would break connections that are being closed, which is an error. */
async function waitUntilUnused(url: string): Promise<void> {
  const others = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await runSql(url, others)).length > 0) await delay(50);
}

async function keepWriting(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table bench_writes as select 0 as count');
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await client.query('update bench_writes set count = count + 1');
      await delay(WRITE_EVERY_MS);
    }
  };
  const writing = write();
  return async () => {
    isOver = true;
    await writing;
    await client.end();
  };
}
