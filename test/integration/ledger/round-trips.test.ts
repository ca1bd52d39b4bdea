import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { MikroORM } from '../../../server/foundation/db/orm.ts';
import { createLogger } from '../../../server/foundation/platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts';
import { ledger, orderPaid } from './ledger-database.ts';

let database: TestDatabase;
let orm: MikroORM;
const statements: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLogger({ level: 'debug', destination: { write: (line) => void statements.push(line) } });
  orm = await openDatabase(database.url, { log });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

it('posts in one statement, and needs a second one only to look at a repetition', async () => {
  const em = orm.em.fork();
  statements.length = 0;
  await ledger.post(em, orderPaid('ord_1', 5n));
  expect(statements).toHaveLength(1);
  await ledger.post(em, orderPaid('ord_1', 5n));
  expect(statements).toHaveLength(3);
});

it('logs statements without their parameters', () => {
  expect(statements.join('')).toContain('ledger_entries');
  expect(statements.join('')).not.toContain('ord_1');
});
