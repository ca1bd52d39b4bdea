import { UniqueConstraintViolationException } from '@mikro-orm/core';

/** The name of the violated unique key; undefined for any other error. */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof UniqueConstraintViolationException)) return undefined;
  return (error as { constraint?: string }).constraint ?? 'unknown';
}
