import { createHash } from 'node:crypto';
import type { CompiledQuery, QueryResult } from 'kysely';
import type { EntityManager } from './orm.ts';

/** Runs a compiled statement in the transaction of `em`, if there is one. */
export async function execute<Row>(em: EntityManager, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  em.config.getLogger().log('query', query.sql);
  try {
    return await em.getKysely().executeQuery<Row>(query);
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

/** Outside of transactions, as a prepared statement whose plan each connection caches. */
export async function executePrepared<Row>(
  em: EntityManager,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  if (em.isInTransaction()) return execute(em, query);
  const { sql: text, parameters } = query;
  em.config.getLogger().log('query', text);
  try {
    const pool = await em.getConnection().getNativeClient();
    const { rows } = await pool.query({ name: getStatementName(text), text, values: [...parameters] });
    return { rows };
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}

const statementNames = new Map<string, string>();

function getStatementName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  statementNames.set(text, name);
  return name;
}
