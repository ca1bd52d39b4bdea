import { readFile } from 'node:fs/promises';
import type { EntityManager } from '../server/foundation/db/orm.ts';
import { readSchemaSql } from './schema-sql.ts';

export const SCHEMA_FILE = new URL('../server/foundation/db/schema.sql', import.meta.url);

const HEADER = '-- Generated from the migrations by `npm run db:schema`. Do not edit.\n\n';

/** The expected content for a migrated database. */
export async function describeSchema(em: EntityManager): Promise<string> {
  return `${HEADER}${await readSchemaSql(em)}`;
}

export function readSchemaFile(): Promise<string> {
  return readFile(SCHEMA_FILE, 'utf8');
}
