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

type Keyed<Row> = Row & { sort_key?: number };

/** What a statement of `listing.ts` returns: one row more than was asked for when there are more. */
export interface PageAnswer<Row> {
  total: number;
  rows: Keyed<Row>[];
}

export async function readPage<Row extends { id: string }>(
  em: EntityManager,
  statement: RawQueryFragment,
  order: string,
  limit: number,
): Promise<Page<Row>> {
  const [answer] = await em.execute<PageAnswer<Row>[]>(statement);
  return toPage(answer, order, limit);
}

/** The page most visitors see. */
export function isFrontPage({ limit, offset, cursor }: PageRequest): boolean {
  return limit === DEFAULT_LIMIT && offset === 0 && cursor === undefined;
}

export function toPage<Row extends { id: string }>(
  answer: PageAnswer<Row> | undefined,
  order: string,
  limit: number,
): Page<Row> {
  const { rows = [], total = 0 } = answer ?? {};
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const cursor: Cursor | undefined = last && { order, key: Number(last.sort_key), id: last.id };
  return {
    rows: rows.slice(0, limit).map(withoutSortKey),
    total,
    nextCursor: cursor ? encodeCursor(cursor) : null,
  };
}

/** The rows are nobody else's yet, and copying them all would cost more than reading them. */
function withoutSortKey<Row>(row: Keyed<Row>): Row {
  delete row.sort_key;
  return row;
}
