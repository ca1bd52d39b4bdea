import { sql } from 'kysely';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { statement } from '../../../foundation/db/statement.ts';

const preferIndexes = statement([], (db) =>
  db.selectNoFrom([
    sql`set_config('enable_seqscan', 'off', true)`.as('seqscan'),
    sql`set_config('enable_hashjoin', 'off', true)`.as('hashjoin'),
    sql`set_config('enable_mergejoin', 'off', true)`.as('mergejoin'),
  ]),
);

/** Until the end of the transaction: a month is read by the indexes, however large the rest of the ledger is. */
export async function useIndexPlans(em: EntityManager): Promise<void> {
  await preferIndexes.rows(em);
}
