import { isDatabaseUnavailable } from './database-unavailable.ts';
import { allowDeferred, findDeferredFailure } from './deferred-calls.ts';
import type { EntityManager } from './orm.ts';
import { isStalePlan } from './statement-names.ts';

/**
 * A transaction whose deferred statements are sent together with the next one or with the commit, in one round trip.
 * PostgreSQL commits nothing after a failed statement. If one fails, the work starts over and waits for each
 * statement, so that its errors are those of any other transaction. The work must have no effects outside of it.
 */
export async function transactionalPipelined<T>(
  em: EntityManager,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  try {
    return await em.transactional((tx) => {
      allowDeferred(tx);
      return work(tx);
    });
  } catch (error) {
    const failure = findDeferredFailure(error);
    if (isStalePlan(failure ?? error)) return em.transactional(work);
    if (!failure) throw error;
    if (isDatabaseUnavailable(failure)) throw em.getDriver().convertException(failure);
    return em.transactional(work);
  }
}
