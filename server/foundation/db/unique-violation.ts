import { UniqueConstraintViolationException } from '@mikro-orm/core';

/** The name of the unique key that a write ran into; undefined when it failed for another reason. */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof UniqueConstraintViolationException)) return undefined;
  return (error as { constraint?: string }).constraint ?? 'unknown';
}
