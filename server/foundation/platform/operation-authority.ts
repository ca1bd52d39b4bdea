import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuthorityKind } from '../../../generated/vocabulary.gen.ts';

interface RunningOperation {
  readonly operationId: string;
  readonly kinds: ReadonlySet<AuthorityKind>;
}

const currentOperation = new AsyncLocalStorage<RunningOperation | undefined>();

/** Runs the handler of an operation, which may do what the contract declares of it. */
export function runAsOperation<T>(operation: RunningOperation, work: () => T): T {
  return currentOperation.run(operation, work);
}

/** Runs what a request set off and does not wait for: a job has an authority of its own. */
export function runAsSystem<T>(work: () => T): T {
  return currentOperation.run(undefined, work);
}

/** Stops an operation that moves money or addresses and does not declare it with `@authority`. */
export function assertAuthorityDeclared(...kinds: readonly AuthorityKind[]): void {
  const operation = currentOperation.getStore();
  if (!operation || kinds.some((kind) => operation.kinds.has(kind))) return;
  throw new UndeclaredAuthorityError(operation.operationId, kinds);
}

class UndeclaredAuthorityError extends Error {
  constructor(operationId: string, kinds: readonly AuthorityKind[]) {
    super(
      `${operationId} does what takes @authority of kind ${kinds.join(' or ')}: declare it in the contract`,
    );
    this.name = 'UndeclaredAuthorityError';
  }
}
