import { sql } from 'kysely';
import { invalidFieldsError } from '../platform/invalid-fields.ts';

/** Which part of a list is requested: from an offset, or after a cursor. */
export interface PageRequest {
  limit: number;
  offset: number;
  cursor: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
  nextCursor: string | null;
}

const DEFAULT_LIMIT = 20;
/** The largest `offset`. */
const MAX_OFFSET = 10_000;

interface PagingParameters {
  limit?: number;
  offset?: number;
  page?: number;
  cursor?: string;
}

/** A cursor determines the start, so it takes precedence. */
export function parsePageRequest({
  limit = DEFAULT_LIMIT,
  offset,
  page = 1,
  cursor,
}: PagingParameters): PageRequest {
  if (cursor !== undefined) return { limit, offset: 0, cursor };
  const skipped = offset ?? (page - 1) * limit;
  if (skipped > MAX_OFFSET) throw offsetTooLargeError(limit);
  return { limit, offset: skipped, cursor };
}

function offsetTooLargeError(limit: number): Error {
  const last = Math.floor(MAX_OFFSET / limit) + 1;
  const message = `must be at most ${last} with a limit of ${limit}. Continue with \`next_cursor\``;
  return invalidFieldsError([{ path: 'query.page', message }]);
}

/** The default page. */
export function isDefaultFirstPage({ limit, offset, cursor }: PageRequest): boolean {
  return limit === DEFAULT_LIMIT && offset === 0 && cursor === undefined;
}

/** How many rows a statement reads: one more than are shown, to know whether there are more. */
export function toRowLimits({ limit, offset }: PageRequest) {
  return { reach: offset + limit + 1, limit: limit + 1, offset };
}

/**
 * The same of the default page, as literals: PostgreSQL then knows that few rows are read, and keeps one plan. With
 * parameters it would plan each call anew.
 */
export const DEFAULT_ROW_LIMITS = {
  reach: sql.lit(DEFAULT_LIMIT + 1),
  limit: sql.lit(DEFAULT_LIMIT + 1),
  offset: sql.lit(0),
};
