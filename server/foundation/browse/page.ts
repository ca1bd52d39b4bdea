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

interface PagingQuery {
  limit?: number;
  offset?: number;
  page?: number;
  cursor?: string;
}

/** A cursor already says where to begin, so it wins over the others. */
export function pageRequest({ limit = DEFAULT_LIMIT, offset, page = 1, cursor }: PagingQuery): PageRequest {
  return { limit, offset: cursor === undefined ? (offset ?? (page - 1) * limit) : 0, cursor };
}

/** The page most visitors see. */
export function isFrontPage({ limit, offset, cursor }: PageRequest): boolean {
  return limit === DEFAULT_LIMIT && offset === 0 && cursor === undefined;
}
