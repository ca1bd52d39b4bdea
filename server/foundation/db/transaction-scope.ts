import { TransactionContext } from '@mikro-orm/core';

/** Whether this runs inside a database transaction, whose locks others may wait for. */
export function isInsideTransaction(): boolean {
  return TransactionContext.currentTransactionContext()?.em.isInTransaction() ?? false;
}
