import { afterAll, beforeAll, describe } from 'vitest';
import type { RedisAddress } from '../../../server/foundation/queue/redis-connection.ts';
import { createTestDatabase, type TestDatabase } from '../database/database.ts';
import { hasRedis, startRedis, type TestRedis } from './redis.ts';

export interface BackendUnderTest {
  name: 'postgres' | 'redis';
  database: TestDatabase;
  addresses: { databaseUrl: string; redis: RedisAddress | undefined };
  /** Cuts every connection; Redis also loses its data. */
  interrupt(): Promise<void>;
}

/** Both backends have the same guarantees: PostgreSQL always, Redis if the machine has it. */
export function describeOnEachBackend(title: string, suite: (backend: BackendUnderTest) => void): void {
  describe(`${title} on PostgreSQL`, () => suite(prepareBackend('postgres')));
  if (!hasRedis) console.warn(`${title}: not tried on Redis, because redis-server is not in the PATH`);
  describe.skipIf(!hasRedis)(`${title} on Redis`, () => suite(prepareBackend('redis')));
}

function prepareBackend(name: 'postgres' | 'redis'): BackendUnderTest {
  let database: TestDatabase;
  let redis: TestRedis | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    redis = name === 'redis' ? await startRedis() : undefined;
  });
  afterAll(async () => {
    await database.drop();
    await redis?.close();
  });
  return {
    name,
    get database() {
      return database;
    },
    get addresses() {
      return { databaseUrl: database.url, redis: redis?.address };
    },
    async interrupt() {
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await redis?.restart();
    },
  };
}
