import { BadRequestError } from '../../foundation/platform/errors.ts';

const MAX_DEPTH = 32;

/**
 * Rejects what would fail later: nesting that is too deep for recursive code, and NUL characters and lone surrogates,
 * which PostgreSQL does not store.
 */
export function assertSafeValue(root: unknown): void {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) {
      throw new BadRequestError('bad_request', `The body is nested deeper than ${MAX_DEPTH} levels.`);
    }
    level = level.flatMap(listChildren);
  }
}

function listChildren(value: unknown): unknown[] {
  if (typeof value === 'string') assertSafeText(value);
  if (typeof value !== 'object' || value === null) return NONE;
  if (Array.isArray(value)) return value;
  for (const key of Object.keys(value)) assertSafeText(key);
  return Object.values(value);
}

const NONE: unknown[] = [];

export function assertSafeText(text: string): void {
  if (text.includes('\0')) throw new BadRequestError('bad_request', 'Text must not contain NUL characters.');
  if (!text.isWellFormed()) {
    throw new BadRequestError('bad_request', 'Text must not contain a lone surrogate (half a character).');
  }
}
