import type { EntitySchema } from '@mikro-orm/core';
import { type Compilable, type Expression, type QueryCreator, type SqlBool, sql } from 'kysely';
import { jsonRows } from '../db/json-rows.ts';
import { tables } from '../db/statement.ts';
import type { PageRequest } from './page.ts';
import { isAfter, type SortOrder } from './sort-order.ts';
import { type Source, where } from './source.ts';

export interface Listing<Row, Column extends string> {
  source: Source<Row, Column>;
  where: readonly Expression<SqlBool>[];
  order: SortOrder<Column>;
  page: PageRequest;
  total: Expression<unknown>;
}

/** What a page's statement returns. The rows are JSON, which the driver reads faster than columns. */
export interface PageAnswer<Row> {
  total: number;
  /** One more than was asked for when there are more. */
  rows: Row[];
}

/** A page and its total in one statement. */
export interface PageQuery<Row> {
  query: Compilable<PageAnswer<Row>>;
  entities: readonly EntitySchema[];
  /** The order that cursors of this list belong to. */
  order: string;
  limit: number;
}

/** `db` knows what the source refers to besides its tables. */
export function pageQuery<Row, Column extends string>(
  { source, where: conditions, order, page, total }: Listing<Row, Column>,
  db: Pick<QueryCreator<never>, 'selectNoFrom'> = tables(),
): PageQuery<Row> {
  const { rows, entities, id } = source;
  const { cursor, limit, offset } = page;
  const after = cursor === undefined ? [] : [isAfter(order, id, cursor)];
  const shown = where(rows, [...conditions, ...after])
    .select(order.key.as('sort_key'))
    .orderBy(order.value, order.direction)
    .orderBy(sql.ref(id), order.direction)
    .limit(limit + 1)
    .offset(offset);
  const query = db.selectNoFrom([sql<number>`(${total})::int`.as('total'), jsonRows<Row>(shown).as('rows')]);
  return { query, entities, order: order.name, limit };
}
