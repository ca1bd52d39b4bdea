import type { CompiledQuery, QueryResult } from 'kysely';
import { DeferredStatementError } from './deferred-calls.ts';
import type { EntityManager } from './orm.ts';
import { prepareStatement } from './preparing-client.ts';

/** Runs a compiled statement in the transaction of `em`, if there is one. */
export async function execute<Row>(em: EntityManager, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  em.config.getLogger().log('query', query.sql);
  try {
    return await em.getKysely().executeQuery<Row>(query);
  } catch (error) {
    if (error instanceof DeferredStatementError) throw error;
    throw em.getDriver().convertException(error as Error);
  }
}

/** As a prepared statement whose plan each connection caches. */
export async function executePrepared<Row>(
  em: EntityManager,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  const { sql: text, parameters } = query;
  const name = prepareStatement(text);
  if (em.isInTransaction()) return execute(em, query);
  em.config.getLogger().log('query', text);
  try {
    const pool = await em.getConnection().getNativeClient();
    const { rows, rowCount } = await pool.query({ name, text, values: [...parameters] });
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}
