import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuthorityKind } from '../../../generated/vocabulary.gen.ts';

interface RunningOperation {
  readonly operationId: string;
  readonly kinds: ReadonlySet<AuthorityKind>;
}

const currentOperation = new AsyncLocalStorage<RunningOperation | undefined>();

/** Runs an operation's handler with the authority that the contract declares. */
export function runAsOperation<T>(operation: RunningOperation, work: () => T): T {
  return currentOperation.run(operation, work);
}

/** Runs work that a request starts but does not wait for: a job has its own authority. */
export function runAsSystem<T>(work: () => T): T {
  return currentOperation.run(undefined, work);
}

/** Stops an operation that moves money or addresses without declaring it with `@authority`. */
export function assertAuthorityDeclared(...kinds: readonly AuthorityKind[]): void {
  const operation = currentOperation.getStore();
  if (!operation || kinds.some((kind) => operation.kinds.has(kind))) return;
  throw new UndeclaredAuthorityError(operation.operationId, kinds);
}

class UndeclaredAuthorityError extends Error {
  constructor(operationId: string, kinds: readonly AuthorityKind[]) {
    super(`${operationId} needs @authority of kind ${kinds.join(' or ')}. Declare it in the contract.`);
    this.name = 'UndeclaredAuthorityError';
  }
}
