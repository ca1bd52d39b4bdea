import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { eventually } from '../eventually.ts';
import type { TestDatabase } from './database.ts';

/** A connection of the test alone, on which it holds locks. */
export async function connectUntilTestEnds(database: TestDatabase): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Until so many statements wait for a lock. */
export function waitForLockWaits(database: TestDatabase, count: number): Promise<void> {
  return eventually(async () => {
    const rows = await database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  });
}
