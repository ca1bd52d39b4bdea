import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { all, listingStatement, type Source } from './listing.ts';
import { byInteger, type Order, orderBy } from './order.ts';
import type { PageRequest } from './page.ts';
import type { Search } from './search.ts';

/** Of the rows that come first in the order asked for, this many are looked through. */
const LOOKED_THROUGH = 1000;
/** Matches that are sorted at most; nobody reads further. */
const MATCHES = 500;
/** Matches by name that come on top of them. */
const NAMED = 50;

/** Best match first, then the more popular. */
export const BY_RELEVANCE = byInteger('relevance', 'found.score', 'desc');

export interface SearchedSource extends Source {
  table: string;
  alias: string;
  /** SQL of the text that names a row, lower-cased; an index finds its beginnings. */
  name: string;
}

export interface SearchListing {
  source: SearchedSource;
  where: readonly RawQueryFragment[];
  /** The order that an index keeps, in which matches are looked for. */
  order: Order;
  /** The order of the answer. */
  sorted: Order;
  page: PageRequest;
  search: Search;
}

/** Like `listingStatement`, over the rows that match. */
export function searchStatement(listed: SearchListing): RawQueryFragment {
  const { source, sorted, page, search } = listed;
  const score = sorted === BY_RELEVANCE ? scoreOf(source, search) : raw('0');
  const listing = listingStatement({
    source: { ...source, from: `found join ${source.from} on ${source.id} = found_id` },
    where: [],
    order: sorted,
    page,
    total: raw('select count(*) from found'),
  });
  return sql`with ${foundRows(listed, score)} ${listing}`;
}

/**
 * A frequent word is found among the first rows of the order, a rare one in the full-text index, so the cost grows
 * neither with the table nor with the matches. The index is asked with a query the planner cannot look into: guesses
 * about how often words go together would now and then make it read through the whole table instead.
 */
function foundRows(
  { source, where, order, search }: SearchListing,
  score: RawQueryFragment,
): RawQueryFragment {
  const { table, alias, id, name } = source;
  const rows = raw(`${table} ${alias}`);
  const words = raw(`${alias}.search`);
  const query = search.query ?? raw(`''::tsquery`);
  const found = sql`select ${raw(id)} as found_id, ${score} as score`;
  return sql`
    near as materialized (
      ${found} from (select * from ${rows} where ${all(where)} ${orderBy(order, id)} limit ${LOOKED_THROUGH}) ${raw(alias)}
      where ${words} @@ (${query}) limit ${MATCHES}
    ), matching as (
      ${found} from ${rows} where ${all(where)} and ${words} @@ (select ${query})
      limit ${MATCHES} - (select count(*) from near)
    ), named as (
      ${found} from ${rows} where ${all(where)} and ${raw(name)} like ${beginning(search.text)}
      order by ${raw(name)} using ~<~ limit ${NAMED}
    ), found as materialized (
      select * from near union select * from matching union select * from named
    )`;
}

/** A whole number: the same name, then a name that begins so, then the weight of the words, then popularity. */
function scoreOf({ alias, name }: SearchedSource, { query, text }: Search): RawQueryFragment {
  const words = query ? sql`ts_rank(${raw(`${alias}.search`)}, ${query})` : raw('0');
  const named = sql`case when ${raw(name)} = ${text} then 2 when starts_with(${raw(name)}, ${text}) then 1 else 0 end`;
  return sql`(round((${named} + ${words}) * 1000) * 1000000 + least(${raw(`${alias}.completed_orders`)}, 999999))::bigint`;
}

/** A pattern for `like`. */
function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
