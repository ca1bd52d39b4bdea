import type { EntityManager, RawQueryFragment } from '@mikro-orm/postgresql';
import { type Cursor, encodeCursor } from './cursor.ts';

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

interface PagingQuery {
  limit?: number;
  offset?: number;
  page?: number;
  cursor?: string;
}

/** A cursor already says where to begin, so it wins over the others. */
export function pageRequest({ limit = 20, offset, page = 1, cursor }: PagingQuery): PageRequest {
  return { limit, offset: cursor === undefined ? (offset ?? (page - 1) * limit) : 0, cursor };
}

/** What a statement of `listing.ts` answers with: one row more than was asked for when there are more. */
interface Answer<Row> {
  total: number;
  rows: (Row & { sort_key: number })[];
}

export async function readPage<Row extends { id: string }>(
  em: EntityManager,
  statement: RawQueryFragment,
  order: string,
  limit: number,
): Promise<Page<Row>> {
  const [answer] = await em.execute<Answer<Row>[]>(statement);
  const { rows = [], total = 0 } = answer ?? {};
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const cursor: Cursor | undefined = last && { order, key: last.sort_key, id: last.id };
  return {
    rows: rows.slice(0, limit).map(withoutSortKey<Row>),
    total,
    nextCursor: cursor ? encodeCursor(cursor) : null,
  };
}

function withoutSortKey<Row>({ sort_key: _, ...row }: Row & { sort_key: number }): Row {
  return row as Row;
}
