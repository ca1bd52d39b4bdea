import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { tables } from '../db/statement.ts';
import type { PageRequest } from './page.ts';
import { buildPageQuery, type PageQuery } from './page-query.ts';
import type { Search } from './search.ts';
import { type SortOrder, sortByInteger } from './sort-order.ts';
import { applyConditions, type RowQuery, type SearchableSource } from './source.ts';

/** This many rows are scanned in the requested order. */
const MAX_SCANNED_ROWS = 1000;
/** At most this many matches are sorted; nobody reads further. */
const MAX_MATCHES = 500;
/** Matches by name, in addition. */
const MAX_NAME_MATCHES = 50;

/** Best match first, then the more popular. */
const BY_RELEVANCE = sortByInteger('relevance', 'found.score', 'desc');

export interface SearchQueryInput<Row, Column extends string> {
  source: SearchableSource<Row, Column>;
  where: readonly Expression<SqlBool>[];
  /** The indexed order in which matches are searched. */
  order: SortOrder<Column>;
  page: PageRequest;
  search: Search;
}

/** Like `pageQuery`, over the matching rows. `popular` ranks by relevance; other orders stay. */
export function buildSearchQuery<Row, Column extends string>(
  listed: SearchQueryInput<Row, Column>,
): PageQuery<Row> {
  const { source, order, page, search } = listed;
  const isByRelevance = order.name === 'popular';
  const score = isByRelevance ? buildScore(source, search) : sql<bigint>`0`;
  const found = sql`found`.as('found');
  const rows = source.rows.innerJoin(found, (join) =>
    join.on(sql<SqlBool>`${sql.ref(source.id)} = found.found_id`),
  );
  return buildPageQuery<Row, string>(
    {
      source: { ...source, rows: rows as RowQuery<Row> },
      where: [],
      order: isByRelevance ? BY_RELEVANCE : order,
      page,
      total: sql`select count(*) from found`,
    },
    buildMatchQuery(listed, score),
  );
}

/**
 * A frequent word is found among the first rows of the order, a rare one in the full-text index, so the cost grows
 * neither with the table nor with the matches. The query is opaque to the planner: its estimates of how often words
 * occur together would sometimes make it scan the whole table.
 */
function buildMatchQuery<Row>(
  { source, where: conditions, order, search }: SearchQueryInput<Row, string>,
  score: RawBuilder<bigint>,
) {
  const { alias } = source;
  const shown = applyConditions(source.table, conditions);
  const words = sql.ref(`${alias}.search`);
  const query = evaluateOnce(search.query ?? sql`''::tsquery`);
  const name = lowerCaseName(source);
  const found = [sql.ref<string>(source.id).as('found_id'), score.as('score')] as const;
  const first = shown
    .selectAll()
    .orderBy(order.value, order.direction)
    .orderBy(sql.ref(source.id), order.direction)
    .limit(MAX_SCANNED_ROWS);
  return tables()
    .with(
      (cte) => cte('near').materialized(),
      (db) =>
        db
          .selectFrom(first.as(alias))
          .select(found)
          .where(sql<SqlBool>`${words} @@ ${query}`)
          .limit(MAX_MATCHES),
    )
    .with('matching', () =>
      shown
        .select(found)
        .where(sql<SqlBool>`${words} @@ ${query}`)
        .limit(sql<bigint>`${MAX_MATCHES} - (select count(*) from near)`),
    )
    .with('named', () =>
      shown
        .select(found)
        .where(startsWith(name, search.text))
        .orderBy(sql`${name} using ~<~`)
        .limit(MAX_NAME_MATCHES),
    )
    .with(
      (cte) => cte('found').materialized(),
      () => sql`(select * from near union select * from matching union select * from named)`,
    );
}

function lowerCaseName({ name }: SearchableSource<unknown>): RawBuilder<string> {
  return sql`lower(${sql.ref(name)})`;
}

/** An integer: equal name, then prefix of the name, then weight of the words, then popularity. */
function buildScore(source: SearchableSource<unknown>, { query, text }: Search): RawBuilder<bigint> {
  const { alias } = source;
  const words = query ? sql`ts_rank(${sql.ref(`${alias}.search`)}, ${evaluateOnce(query)})` : sql`0`;
  const name = lowerCaseName(source);
  const named = sql`case when ${name} = ${text} then 2 when starts_with(${name}, ${text}) then 1 else 0 end`;
  const popularity = sql.ref(`${alias}.completed_orders`);
  return sql`(round((${named} + ${words}) * 1000) * 1000000 + least(${popularity}, 999999))::bigint`;
}

/** A prepared statement would parse the words again for every row. */
function evaluateOnce(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select ${query})`;
}

/** A range: the plan of a prepared statement cannot look up a pattern for `like` in an index. */
function startsWith(name: RawBuilder<string>, text: string): RawBuilder<SqlBool> {
  return sql`${name} ~>=~ ${text} and ${name} ~<~ (${text}::text || chr(1114111))`;
}
