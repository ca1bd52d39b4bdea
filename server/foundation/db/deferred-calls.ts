import type { EntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL rejected a statement that nobody waited for, so its transaction is rolled back. */
export class DeferredStatementError extends Error {
  override readonly name = 'DeferredStatementError';
  override readonly cause: Error;

  constructor(cause: Error) {
    super(cause.message);
    this.cause = cause;
  }
}

const deferredCalls = new WeakSet<object>();
const pipelinedScopes = new WeakSet<EntityManager>();

/** Marks one call of a statement by its values: connections send it without waiting for its result. */
export function markDeferred(values: readonly unknown[]): void {
  deferredCalls.add(values);
}

export function isDeferred(values: unknown): boolean {
  return typeof values === 'object' && values !== null && deferredCalls.has(values);
}

/** Whether the statements of this transaction may be deferred. */
export function isPipelined(em: EntityManager): boolean {
  return pipelinedScopes.has(em);
}

export function allowDeferred(em: EntityManager): void {
  pipelinedScopes.add(em);
}
