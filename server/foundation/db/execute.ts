import type { CompiledQuery, QueryResult } from 'kysely';
import { DeferredStatementError } from './deferred-calls.ts';
import type { EntityManager } from './orm.ts';
import { isStalePlan, prepareIfFrequent, prepareStatement, renewStatement } from './statement-names.ts';

/** Runs a compiled statement in the transaction of `em`, if there is one. */
export async function execute<Row>(em: EntityManager, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  em.config.getLogger().log('query', query.sql);
  try {
    return await (em.isInTransaction() ? em.getKysely().executeQuery<Row>(query) : executeInPool(em, query));
  } catch (error) {
    if (error instanceof DeferredStatementError) throw error;
    if (isStalePlan(error)) return retryRenewed(em, query, error);
    throw em.getDriver().convertException(error as Error);
  }
}

/** As a prepared statement whose plan each connection caches. */
export function executePrepared<Row>(
  em: EntityManager,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  prepareStatement(query.sql);
  return execute(em, query);
}

/** For a text that depends on the request: prepared once it is used repeatedly. */
export function executeBuilt<Row>(em: EntityManager, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  if (query.parameters.length > 0) prepareIfFrequent(query.sql);
  return execute(em, query);
}

async function executeInPool<Row>(em: EntityManager, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const pool = await em.getConnection().getNativeClient();
  const { rows, rowCount } = await pool.query(query.sql, [...query.parameters]);
  return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
}

/** A failed statement has ended its transaction, so only the caller can repeat that. */
async function retryRenewed<Row>(
  em: EntityManager,
  query: CompiledQuery<Row>,
  stale: unknown,
): Promise<QueryResult<Row>> {
  renewStatement(query.sql);
  if (em.isInTransaction()) throw em.getDriver().convertException(stale as Error);
  try {
    return await executeInPool(em, query);
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}
