import type { RawQueryFragment } from '@mikro-orm/postgresql';
import { all, listingStatement } from './listing.ts';
import type { Order } from './order.ts';
import type { PageRequest } from './page.ts';
import { BY_RELEVANCE, matches, RANKED, type RankedSource, rankedStatement } from './ranking.ts';
import type { Search } from './search.ts';
import { COUNTED, countedTotal, facetTotal } from './totals.ts';

export interface Browse {
  source: RankedSource;
  where: readonly RawQueryFragment[];
  order: Order;
  search: Search | undefined;
  page: PageRequest;
  /** Names the total that the database keeps for these filters, if it does. */
  facet: string | undefined;
}

export interface BrowseStatement {
  statement: RawQueryFragment;
  /** The order that cursors of this list belong to. */
  order: string;
}

/** With a search, `popular` puts the best matches first; the other orders stay what they are. */
export function browseStatement({ source, where, order, search, page, facet }: Browse): BrowseStatement {
  if (search && order.name === 'popular') {
    const statement = rankedStatement({ source, where, order, page, search });
    return { statement, order: BY_RELEVANCE.name };
  }
  const conditions = search ? [...where, matches(source, search)] : where;
  const counted = () =>
    countedTotal(`${source.table} ${source.alias}`, all(conditions), search ? RANKED : COUNTED);
  const total = facet && !search ? facetTotal(facet) : counted();
  return {
    statement: listingStatement({ source, where: conditions, order, page, total }),
    order: order.name,
  };
}
