import type { Expression, SqlBool } from 'kysely';
import type { PageRequest } from './page.ts';
import { buildPageQuery, type PageQuery } from './page-query.ts';
import type { Search } from './search.ts';
import { buildSearchQuery } from './search-query.ts';
import type { SortOrder } from './sort-order.ts';
import type { SearchableSource } from './source.ts';
import { selectBoundedCount } from './totals.ts';

export interface BrowseRequest<Row, Column extends string> {
  source: SearchableSource<Row, Column>;
  where: readonly Expression<SqlBool>[];
  order: SortOrder<Column>;
  search: Search | undefined;
  page: PageRequest;
  /** The stored total for these filters, if there is one. */
  total: Expression<unknown> | undefined;
}

/** One page of a searchable list, with or without a search. */
export function buildBrowseQuery<Row, Column extends string>(
  browse: BrowseRequest<Row, Column>,
): PageQuery<Row> {
  const { source, where, search, total } = browse;
  if (search) return buildSearchQuery({ ...browse, search });
  return buildPageQuery({ ...browse, total: total ?? selectBoundedCount(source.table, where) });
}
