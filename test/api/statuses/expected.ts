import { expect } from 'vitest';
import { fillExample, readExample } from './example-request.ts';
import type { ServedOperation } from './operations.ts';
import type { StatusAnswer, World } from './world.ts';

const SUCCESSES = [200, 201, 202, 302, 303];
/** What comes of a malformed request, of too many, of a missing right or of a defect. */
const NEVER = [206, 304, 403, 413, 415, 416, 429, 431, 500, 501];

/**
 * What the contract lets whoever may send a well-formed request expect. A read of what exists succeeds, or names its
 * price. Whether a change is possible depends on the world, and the operation's own tests see it succeed.
 */
function expectedStatuses(world: World, operation: ServedOperation): number[] {
  const { route, statuses } = operation;
  if (route.method === 'get' && isAllOwn(world, operation)) {
    return statuses.filter((status) => [...SUCCESSES, 402].includes(status));
  }
  const never = route.credentials.accepted.length > 0 ? [...NEVER, 401] : NEVER;
  return statuses.filter((status) => !never.includes(status));
}

/** Whether everything that the request has to name exists: nothing required is as the contract shows it. */
function isAllOwn(world: World, operation: ServedOperation): boolean {
  const [filled, shown] = [fillExample(world, operation), readExample(operation)];
  return operation.parameters
    .filter(({ required }) => required)
    .every(({ in: place, name }) => {
      const [own, example] = [filled, shown].map((request) =>
        place === 'path' ? request.path : request.query,
      );
      return own?.[name] !== example?.[name];
    });
}

/** The answers are about what an account has, one for each of its roles; one of them must be as expected. */
export function expectAnswered(
  world: World,
  operation: ServedOperation,
  answers: readonly StatusAnswer[],
): void {
  const surprises = answers.map((answer) => findSurprise(world, operation, answer));
  if (!surprises.includes(undefined)) expect.fail(surprises.join('\n'));
}

/** Undefined if the answer is as expected, and what is wrong with it otherwise. */
function findSurprise(
  world: World,
  operation: ServedOperation,
  { status, body }: StatusAnswer,
): string | undefined {
  const expected = expectedStatuses(world, operation);
  const isRefusedAsMalformed = body?.code === 'validation_failed' || body?.code === 'malformed_json';
  if (expected.includes(status) && !isRefusedAsMalformed) return undefined;
  return `${status} ${body?.code} (${body?.error}) instead of ${expected.join(' or ')}`;
}
