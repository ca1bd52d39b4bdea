import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';
import { eventually } from '../eventually.ts';
import { killRedis, launchRedis } from './redis.ts';

const run = promisify(execFile);

const MASTERS = 3;
/** How soon a node counts as gone, so that its replica takes over. */
const NODE_TIMEOUT_MS = 1000;

export interface RedisCluster {
  /** Of the nodes, as in REDIS_URL. */
  urls: string[];
  address: RedisAddress;
  /** How many keys each master has. */
  countKeys(): Promise<number[]>;
  /** Kills the master that has this key; its replica takes over. */
  killMasterOf(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Three masters with a replica each, in memory. */
export async function startRedisCluster(): Promise<RedisCluster> {
  const root = mkdtempSync(join(tmpdir(), 'redis-cluster-'));
  const nodes = new Map<number, ChildProcess>();
  const killAll = () => {
    for (const child of nodes.values()) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  for (let node = 0; node < 2 * MASTERS; node++) {
    const [port, busPort] = [await findFreePort(), await findFreePort()];
    const settings = {
      'cluster-enabled': 'yes',
      'cluster-config-file': `nodes-${port}.conf`,
      'cluster-node-timeout': String(NODE_TIMEOUT_MS),
      'cluster-port': String(busPort),
      'repl-diskless-sync-delay': '0',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    nodes.set(port, await launchRedis(port, root, args));
  }
  const hosts = [...nodes.keys()].map((port) => `127.0.0.1:${port}`);
  await run('redis-cli', ['--cluster', 'create', ...hosts, '--cluster-replicas', '1', '--cluster-yes']);
  const ask = async (port: number, ...command: string[]) =>
    (await run('redis-cli', ['-p', String(port), ...command])).stdout.trim();
  const listMasters = async () => {
    const [port] = nodes.keys();
    const table = (await ask(port as number, 'cluster', 'nodes')).split('\n').map((line) => line.split(' '));
    return table
      .filter(([, , flags = '']) => flags.includes('master') && !flags.includes('fail'))
      .map(([, address = '']) => Number(/:(\d+)@/.exec(address)?.[1]));
  };
  await eventually(async () => {
    for (const port of nodes.keys()) {
      const state = await ask(port, 'cluster', 'info');
      if (!state.includes('cluster_state:ok')) throw new Error(`The cluster is not up: ${state}`);
      // a replica that never had the data does not take over
      const replication = await ask(port, 'info', 'replication');
      if (replication.includes('master_link_status:down')) throw new Error(`${port} does not follow`);
    }
  }, 20_000);
  const urls = hosts.map((host) => `redis://${host}`);
  return {
    urls,
    address: { urls, isCluster: true, sentinels: [] },
    async countKeys() {
      return Promise.all((await listMasters()).map(async (port) => Number(await ask(port, 'dbsize'))));
    },
    async killMasterOf(key) {
      const [first] = nodes.keys();
      const slot = await ask(first as number, 'cluster', 'keyslot', key);
      const owner = (await listMasters()).map(async (port) => ({
        port,
        isOwner: !(await ask(port, 'get', `${key}`)).startsWith('MOVED'),
      }));
      const found = (await Promise.all(owner)).find(({ isOwner }) => isOwner);
      const child = found && nodes.get(found.port);
      if (!child) throw new Error(`No master has slot ${slot}`);
      nodes.delete(found.port);
      await killRedis(child);
    },
    async close() {
      process.off('exit', killAll);
      await Promise.all([...nodes.values()].map(killRedis));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
