import { createOrm, type MikroORM, type OrmOptions } from '../foundation/db/orm.ts';
import { entities } from './entities.ts';

/** Connects to the database with all tables of the server. */
export function openDatabase(
  databaseUrl: string,
  options: Omit<OrmOptions, 'entities'> = {},
): Promise<MikroORM> {
  return createOrm(databaseUrl, { ...options, entities });
}
