import type { Compilable } from 'kysely';
import { execute } from '../../../server/foundation/db/execute.ts';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';

/** Runs a statement and returns the plan that PostgreSQL made for it. */
export async function explain<Plan>(
  em: EntityManager,
  query: Compilable,
  option: 'buffers' | 'costs' = 'costs',
): Promise<Plan> {
  const { sql, ...rest } = query.compile();
  const text = `explain (analyze, ${option}, format json) ${sql}`;
  const { rows } = await execute(em, { ...rest, sql: text });
  const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[];
  if (!row) throw new Error('PostgreSQL explained nothing');
  return row['QUERY PLAN'][0].Plan;
}
