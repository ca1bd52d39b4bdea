import { runMigrations } from 'bullmq';
import pg from 'pg';

/** BullMQ owns this schema; our schema tools must not touch it. */
export const QUEUE_SCHEMA = 'bullmq';

/** Creates or updates BullMQ's tables and functions. Safe to repeat, and from several processes at once. */
export async function migrateQueueSchema(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client, QUEUE_SCHEMA);
  } finally {
    await client.end();
  }
}
