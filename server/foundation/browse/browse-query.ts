import type { Expression, SqlBool } from 'kysely';
import type { PageRequest } from './page.ts';
import { type PageQuery, pageQuery } from './page-query.ts';
import type { Search } from './search.ts';
import { searchQuery } from './search-query.ts';
import type { SortOrder } from './sort-order.ts';
import type { SearchedSource } from './source.ts';
import { countedRows } from './totals.ts';

export interface Browse<Row, Column extends string> {
  source: SearchedSource<Row, Column>;
  where: readonly Expression<SqlBool>[];
  order: SortOrder<Column>;
  search: Search | undefined;
  page: PageRequest;
  /** The total that the database keeps for these filters, if it does. */
  total: Expression<unknown> | undefined;
}

/** One page of what can be searched, whether somebody searches it or not. */
export function browseQuery<Row, Column extends string>(browse: Browse<Row, Column>): PageQuery<Row> {
  const { source, where, search, total } = browse;
  if (search) return searchQuery({ ...browse, search });
  return pageQuery({ ...browse, total: total ?? countedRows(source.table, where) });
}
