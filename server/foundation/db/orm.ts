import { Migrator } from '@mikro-orm/migrations';
import { type EntitySchema, type MigrationObject, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Logger } from '../platform/log.ts';
import { explainDatabaseError } from './database-error.ts';
import { migrations } from './migrations/index.ts';
import { closeSilentConnections, reclaimLostConnections } from './pool-connections.ts';
import { PreparingClient, type PreparingClientConfig } from './preparing-client.ts';
import { typeParsers } from './type-parsers.ts';

export type { EntityManager } from '@mikro-orm/postgresql';
export { MikroORM } from '@mikro-orm/postgresql';

export interface OrmOptions {
  /** The entities. Passed in, because they belong to the domains above. */
  entities: readonly EntitySchema[];
  poolSize?: number;
  /** Shown in pg_stat_activity. */
  applicationName?: string;
  /** On unless a pooler in between loses prepared statements. */
  preparedStatements?: boolean;
  onPublished?: PreparingClientConfig['onPublished'];
  /** Called when a connection was lost or is no longer needed. */
  onConnectionClosed?: () => void;
  /** Connects when it is first used. */
  connectsLater?: boolean;
  /** Statement timeout. Without it, as for migrations, there is none. */
  statementTimeoutMs?: number;
  /** Overrides the migrations, for tests. */
  migrations?: MigrationObject[];
  /** Statements are logged at debug level, without their parameters. */
  log?: Logger;
}

/** BullMQ's tables live in their own schema, which the schema tools must not touch. */
const IGNORED_SCHEMAS = ['bullmq'];
const CONNECT_TIMEOUT_MS = 5000;
/** PostgreSQL aborts slow statements itself; without even that response, the connection is dead. */
const SOCKET_TIMEOUT_MARGIN_MS = 2000;

/**
 * A process that froze or lost its network holds its locks no longer than this: its transaction is rolled back. Ours
 * never wait for anything but the database.
 */
const IDLE_IN_TRANSACTION_MS = 5000;
/** Longer, so that those who wait for such a lock get it. */
const LOCK_TIMEOUT_MS = 8000;

function buildTimeouts(statementTimeoutMs: number) {
  return {
    statement_timeout: statementTimeoutMs,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}

/** Connects, or throws a DatabaseError that says what to do. Use `orm.em.fork()`, one per request or job. */
export async function createOrm(databaseUrl: string, options: OrmOptions): Promise<MikroORM> {
  const { entities, statementTimeoutMs } = options;
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    pool: { min: 0, max: options.poolSize ?? 10 },
    driverOptions: {
      // MikroORM keeps only host, user and database of the URL; pg also reads its query, such as sslmode
      connectionString: databaseUrl,
      application_name: options.applicationName ?? 'agent-market',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      Client: PreparingClient,
      preparedStatements: options.preparedStatements ?? true,
      onPublished: options.onPublished,
      pipeline: true,
      ...(statementTimeoutMs && buildTimeouts(statementTimeoutMs)),
      onPoolCreated: (pool: Pool) => {
        pool.options.types = typeParsers;
        reclaimLostConnections(pool);
        if (options.onConnectionClosed) pool.on('remove', options.onConnectionClosed);
        if (statementTimeoutMs) closeSilentConnections(pool, statementTimeoutMs + SOCKET_TIMEOUT_MARGIN_MS);
      },
    },
    forceUtcTimezone: true,
    ensureDatabase: false,
    ...buildLoggingOptions(options.log),
    migrations: {
      migrationsList: options.migrations ?? migrations,
      snapshot: false,
      allOrNothing: true,
      silent: true,
    },
    // triggers and functions exist only in migrations, so there is nothing to compare
    schemaGenerator: { ignoreSchema: IGNORED_SCHEMAS, ignoreTriggers: true, ignoreRoutines: true },
  });
  if (!options.connectsLater) await connectOrExplain(orm, databaseUrl);
  return orm;
}

async function connectOrExplain(orm: MikroORM, databaseUrl: string): Promise<void> {
  try {
    await orm.connect();
    const check = await orm.checkConnection();
    if (!check.ok) throw check.error ?? new Error(check.reason);
  } catch (error) {
    await orm.close(true).catch(() => {});
    throw explainDatabaseError(error, databaseUrl);
  }
}

function buildLoggingOptions(log: Logger | undefined) {
  if (!log?.isLevelEnabled('debug')) return {};
  return { debug: ['query' as const], colors: false, logger: (line: string) => log.debug(line) };
}
