import type { EntitySchema } from '@mikro-orm/core';
import { type Compilable, type Expression, type QueryCreator, type SqlBool, sql } from 'kysely';
import { aggregateJsonRows } from '../db/json-rows.ts';
import { tables } from '../db/statement.ts';
import type { PageRequest } from './page.ts';
import { isAfterCursor, type SortOrder } from './sort-order.ts';
import { applyConditions, type Source } from './source.ts';

export interface PageQueryInput<Row, Column extends string> {
  source: Source<Row, Column>;
  where: readonly Expression<SqlBool>[];
  order: SortOrder<Column>;
  page: PageRequest;
  total: Expression<unknown>;
}

/** The result of a page statement. The rows are JSON, which the driver parses faster than columns. */
export interface PageResult<Row> {
  total: number;
  /** One more than requested if there are more. */
  rows: Row[];
}

/** A page and its total in one statement. */
export interface PageQuery<Row> {
  query: Compilable<PageResult<Row>>;
  entities: readonly EntitySchema[];
  /** The sort order that cursors of this list belong to. */
  order: string;
  limit: number;
}

/** `db` provides the tables and CTEs that the source refers to. */
export function buildPageQuery<Row, Column extends string>(
  { source, where: conditions, order, page, total }: PageQueryInput<Row, Column>,
  db: Pick<QueryCreator<never>, 'selectNoFrom'> = tables(),
): PageQuery<Row> {
  const { rows, entities, id } = source;
  const { cursor, limit, offset } = page;
  const after = cursor === undefined ? [] : [isAfterCursor(order, id, cursor)];
  const shown = applyConditions(rows, [...conditions, ...after])
    .select(order.key.as('sort_key'))
    .orderBy(order.value, order.direction)
    .orderBy(sql.ref(id), order.direction)
    .limit(limit + 1)
    .offset(offset);
  const query = db.selectNoFrom([
    sql<number>`(${total})::int`.as('total'),
    aggregateJsonRows<Row>(shown).as('rows'),
  ]);
  return { query, entities, order: order.name, limit };
}
