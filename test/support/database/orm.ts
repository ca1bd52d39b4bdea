import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../../server/composition/open-database.ts';
import type { EntityManager, MikroORM } from '../../../server/foundation/db/orm.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

export interface UsedDatabase {
  readonly orm: MikroORM;
  readonly database: TestDatabase;
  /** A fresh unit of work. */
  em(): EntityManager;
}

/** One database per test file, and the server's connection to it. */
export function useDatabase(options: Parameters<typeof openDatabase>[1] = {}): UsedDatabase {
  const state = {} as { orm: MikroORM; database: TestDatabase };
  beforeAll(async () => {
    state.database = await createTestDatabase();
    state.orm = await openDatabase(state.database.url, options);
  });
  afterAll(async () => {
    await state.orm.close(true);
    await state.database.drop();
  });
  return {
    get orm() {
      return state.orm;
    },
    get database() {
      return state.database;
    },
    em: () => state.orm.em.fork(),
  };
}
