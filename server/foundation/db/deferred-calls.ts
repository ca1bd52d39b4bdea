import type { EntityManager } from '@mikro-orm/postgresql';
import type { QueryResult } from 'pg';

const failures = new WeakSet<Error>();

/** PostgreSQL rejected a statement that nobody waited for, so its transaction is rolled back. */
export class DeferredStatementError extends Error {
  override readonly name = 'DeferredStatementError';
  override readonly cause: Error;

  constructor(cause: Error) {
    super(cause.message);
    this.cause = cause;
    failures.add(cause);
  }
}

/** What PostgreSQL rejected, also if the ORM has put an error of its own in the place of ours. */
export function findDeferredFailure(error: unknown): Error | undefined {
  const { cause } = error as Error;
  return cause instanceof Error && failures.has(cause) ? cause : undefined;
}

export type StatementResult = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>;
type Receiver = (result: Promise<StatementResult>) => void;

const deferredCalls = new WeakMap<object, Receiver>();
const pipelinedScopes = new WeakSet<EntityManager>();

/** Marks one call of a statement by its values: connections send it and hand its result to the receiver. */
export function markDeferred(values: readonly unknown[], receive: Receiver = () => {}): void {
  deferredCalls.set(values, receive);
}

/** Undefined if the call is not deferred. */
export function findReceiver(values: unknown): Receiver | undefined {
  return typeof values === 'object' && values !== null ? deferredCalls.get(values) : undefined;
}

/** Whether the statements of this transaction may be deferred. */
export function isPipelined(em: EntityManager): boolean {
  return pipelinedScopes.has(em);
}

export function allowDeferred(em: EntityManager): void {
  pipelinedScopes.add(em);
}
