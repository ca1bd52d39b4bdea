import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';
import { killRedis, launchRedis } from './redis.ts';

const NAME = 'market';
const SENTINELS = 3;
const DOWN_AFTER_MS = 1000;

export interface RedisWithSentinels {
  /** As in REDIS_URL and REDIS_SENTINELS. */
  url: string;
  sentinels: string[];
  address: RedisAddress;
  /** The sentinels then promote the replica. */
  killMaster(): Promise<void>;
  close(): Promise<void>;
}

/** A server, its replica, and three sentinels that watch them. */
export async function startRedisWithSentinels(): Promise<RedisWithSentinels> {
  const root = mkdtempSync(join(tmpdir(), 'redis-sentinels-'));
  const children: ChildProcess[] = [];
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', killAll);
  const masterPort = await findFreePort();
  const master = await launchRedis(masterPort, root);
  const replica = await launchRedis(await findFreePort(), root, [
    '--replicaof',
    `127.0.0.1 ${masterPort}`,
    '--repl-diskless-sync-delay',
    '0',
  ]);
  children.push(master, replica);
  const sentinels: string[] = [];
  for (let count = 0; count < SENTINELS; count++) {
    const port = await findFreePort();
    children.push(await launchSentinel(port, masterPort, root));
    sentinels.push(`redis://127.0.0.1:${port}`);
  }
  const url = `redis://${NAME}`;
  return {
    url,
    sentinels,
    address: { urls: [url], isCluster: false, sentinels },
    killMaster: () => killRedis(master),
    async close() {
      process.off('exit', killAll);
      await Promise.all(children.map(killRedis));
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Ready when it knows the replica and the other sentinels, without which it could not fail over. */
async function launchSentinel(port: number, masterPort: number, folder: string): Promise<ChildProcess> {
  const file = join(folder, `sentinel-${port}.conf`);
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${masterPort} 2`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${NAME} 5000`,
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = spawn('redis-server', [file, '--sentinel'], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    if (String(chunk).includes('+monitor')) return child;
  }
  throw new Error('The sentinel did not start');
}
