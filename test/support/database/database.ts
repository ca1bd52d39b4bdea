import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { getRun } from '../run/provided-run.ts';
import { callRun } from '../run/run-protocol.ts';
import { runSql } from './run-sql.ts';

export interface TestDatabase {
  url: string;
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A fresh, migrated database, usually one per file (`beforeAll` … `afterAll(() => database.drop())`). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await callRun(getRun().runUrl, 'postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // half the time of writing the copy to the WAL, which is the default
  await runSql(server.url, `create database ${name} template ${server.template} strategy file_copy`);
  const database = openTestDatabase(new URL(`/${name}`, server.url).href);
  return {
    ...database,
    async drop() {
      await database.drop();
      await runSql(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}

/** A database of somebody else, which stays. With one connection, settings of the session last. */
export function openTestDatabase(url: string, connections: 1 | 2 = 2): TestDatabase {
  const pool = new pg.Pool({ connectionString: url, max: connections, allowExitOnIdle: true });
  pool.on('error', () => {});
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    drop: () => pool.end(),
  };
}

/** The same for a single test, dropped when it ends. */
export async function createDatabaseForTest(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}
