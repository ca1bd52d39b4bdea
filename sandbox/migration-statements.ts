import type { MigrationObject } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

/** The SQL of a migration, without running it. */
export async function readStatements({ class: Kind }: MigrationObject): Promise<string[]> {
  // what needs a connection is not called
  const migration = new (Kind as new (...none: unknown[]) => Migration)();
  await migration.up();
  return migration.getQueries().map(String);
}
