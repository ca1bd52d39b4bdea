import { sql } from 'kysely';
import type { EntityManager } from './orm.ts';
import { statement } from './statement.ts';

const unlimited = statement([], (db) =>
  db
    .selectFrom(sql<{ name: string }>`pg_settings`.as('settings'))
    .select('name')
    .where('name', 'in', [
      sql.lit('statement_timeout'),
      sql.lit('lock_timeout'),
      sql.lit('idle_in_transaction_session_timeout'),
    ])
    .where(sql.ref('setting'), '=', sql.lit('0'))
    .orderBy('name'),
);

/** The timeouts that connections asked for and do not have, because a pooler ignores startup parameters. */
export async function listMissingTimeouts(em: EntityManager): Promise<string[]> {
  return (await unlimited.rows(em)).map(({ name }) => name);
}
