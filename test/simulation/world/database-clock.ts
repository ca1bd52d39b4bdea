import type { TestDatabase } from '../../support/database/database.ts';

/** What the server compares with the database's clock, which cannot be moved: leases, locks and webhook retries. */
const TIMES = [
  ['outbox', 'locked_until'],
  ['webhook_deliveries', 'leased_until'],
  ['webhook_deliveries', 'next_attempt_at'],
  ['idempotency_keys', 'locked_until'],
] as const;

/** Lets time pass there by moving these back. Rows in use are left alone: their transaction is at work. */
export async function advanceDatabaseTime(database: TestDatabase, seconds: number): Promise<void> {
  const updates = TIMES.map(
    ([table, column]) => `update ${table} set ${column} = ${column} - interval '${seconds} seconds'
      where ctid = any (array(select ctid from ${table} where ${column} is not null for update skip locked))`,
  );
  await database.query(updates.join(';'));
}
