import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a test database is PostgreSQL 18 with UTF-8', async () => {
  const rows = await database.query(
    "select current_setting('server_version') as version, upper('ä') as upper",
  );
  expect(rows).toEqual([{ version: expect.stringMatching(/^18\./), upper: 'Ä' }]);
});

test('test databases do not see each other', async () => {
  const other = await createTestDatabase();
  await other.query('create table mine (id int)');
  expect(await database.query("select to_regclass('mine') as found")).toEqual([{ found: null }]);
  await other.drop();
  const left = await database.query('select 1 from pg_database where datname = $1', [
    other.url.split('/').at(-1),
  ]);
  expect(left).toEqual([]);
});
