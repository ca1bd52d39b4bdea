import type { Config } from '../config/config.ts';
import type { EntityManager } from '../foundation/db/orm.ts';
import { ReadReplicas } from '../foundation/db/replicas/read-replicas.ts';
import { Replica } from '../foundation/db/replicas/replica.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { Metrics } from '../foundation/platform/metrics.ts';
import { openDatabase } from './open-database.ts';

/** If a replica does not respond, the primary still can in time. */
const MAX_STATEMENT_MS = 5000;

interface Dependencies {
  em: EntityManager;
  metrics: Metrics;
  log: Logger;
}

/** Undefined without replicas. A replica that is unavailable is used later. */
export async function openReplicas(
  config: Config,
  dependencies: Dependencies,
): Promise<ReadReplicas | undefined> {
  const { urls, waitMs } = config.replicas;
  if (urls.length === 0 || config.role === 'worker') return undefined;
  const { em, metrics } = dependencies;
  const replicas = await Promise.all(urls.map((url) => openReplica(url, config, dependencies)));
  const onRead = (server: string) => metrics.replicaReads.inc({ server });
  return new ReadReplicas({ primary: em, replicas, waitMs, onRead });
}

async function openReplica(url: string, config: Config, { metrics, log }: Dependencies): Promise<Replica> {
  const { databasePoolSize, databaseTimeoutMs, preparedStatements } = config;
  const name = new URL(url).host;
  const orm = await openDatabase(url, {
    poolSize: databasePoolSize,
    statementTimeoutMs: Math.min(databaseTimeoutMs, MAX_STATEMENT_MS),
    preparedStatements,
    connectsLater: true,
    onConnectionClosed: () => replica.forgetPosition(),
    log,
  });
  const onChange = (isReady: boolean) => metrics.replicaReady.set({ replica: name }, Number(isReady));
  onChange(false);
  const replica = new Replica({ name, orm, log, onChange });
  return replica;
}
