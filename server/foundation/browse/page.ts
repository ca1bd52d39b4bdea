import { invalidFieldsError } from '../platform/invalid-fields.ts';

/** Which part of a list is asked for: from an offset, or on from where a cursor points. */
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
/** As far as `offset` goes. */
const MAX_OFFSET = 10_000;

interface PagingParameters {
  limit?: number;
  offset?: number;
  page?: number;
  cursor?: string;
}

/** A cursor already says where to begin, so it wins over the others. */
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
  const message = `must be at most ${last} with a limit of ${limit}; read on with next_cursor`;
  return invalidFieldsError([{ path: 'query.page', message }]);
}

/** The page most visitors see. */
export function isDefaultFirstPage({ limit, offset, cursor }: PageRequest): boolean {
  return limit === DEFAULT_LIMIT && offset === 0 && cursor === undefined;
}
