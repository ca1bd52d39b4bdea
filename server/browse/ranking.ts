import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { all, type Listing, type Source } from './listing.ts';
import { byInteger, isAfter, orderBy } from './order.ts';
import type { Search } from './search.ts';

/** Of the rows that match, this many of the most popular are ranked; nobody reads further. */
export const RANKED = 1000;
const NAMED = 50;

/** Best match first, then the more popular. Not an order of an index: at most `RANKED` rows are sorted. */
export const BY_RELEVANCE = byInteger('relevance', 'ranked.score', 'desc');

export interface RankedSource extends Source {
  table: string;
  alias: string;
  /** SQL of the text that names a row, lower-cased; an index finds its beginnings. */
  name: string;
}

type RankedListing = Omit<Listing, 'source' | 'total'> & { source: RankedSource; search: Search };

/** Like `listingStatement`, over the most popular rows that match and those whose name begins with what was typed. */
export function rankedStatement({ source, where, order, page, search }: RankedListing): RawQueryFragment {
  const { table, alias, id, columns } = source;
  const after = page.cursor === undefined ? raw('true') : isAfter(BY_RELEVANCE, id, page.cursor);
  const candidates = (condition: RawQueryFragment, sorted: RawQueryFragment, most: number) =>
    sql`(select ${raw(id)} as found_id from ${raw(`${table} ${alias}`)} where ${all([...where, condition])}
      ${sorted} limit ${most})`;
  return sql`
    with found as materialized (
      ${candidates(matches(source, search), orderBy(order, id), RANKED)}
      union
      ${candidates(isNamed(source, search), raw(`order by ${source.name} using ~<~`), NAMED)}
    )
    select (select count(*) from found)::int as total, (
      select coalesce(json_agg(page), '[]') from (
        select ${raw(columns)}, ranked.score as sort_key
        from found join ${raw(source.from)} on ${raw(id)} = found_id
        cross join lateral (select ${score(source, search)} as score) ranked
        where ${after} ${orderBy(BY_RELEVANCE, id)} limit ${page.limit + 1} offset ${page.offset}
      ) page
    ) as rows`;
}

/** True of the rows that have the words. */
export function matches({ alias }: RankedSource, { query }: Search): RawQueryFragment {
  return query ? sql`${raw(`${alias}.search`)} @@ (${query})` : raw('false');
}

function isNamed({ name }: RankedSource, { text }: Search): RawQueryFragment {
  return sql`${raw(name)} like ${`${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** A whole number: the same name, then a name that begins so, then the weight of the words, then popularity. */
function score({ alias, name }: RankedSource, { query, text }: Search): RawQueryFragment {
  const words = query ? sql`ts_rank(${raw(`${alias}.search`)}, ${query})` : raw('0');
  const named = sql`case when ${raw(name)} = ${text} then 2 when starts_with(${raw(name)}, ${text}) then 1 else 0 end`;
  return sql`(round((${named} + ${words}) * 1000) * 1000000 + least(${raw(`${alias}.completed_orders`)}, 999999))::bigint`;
}
