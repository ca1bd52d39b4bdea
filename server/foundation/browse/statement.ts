import type { RawQueryFragment } from '@mikro-orm/postgresql';
import { all, listingStatement } from './listing.ts';
import type { Order } from './order.ts';
import type { PageRequest } from './page.ts';
import type { Search } from './search.ts';
import { BY_RELEVANCE, type SearchedSource, searchStatement } from './search-statement.ts';
import { COUNTED, countedTotal } from './totals.ts';

export interface Browse {
  source: SearchedSource;
  where: readonly RawQueryFragment[];
  order: Order;
  search: Search | undefined;
  page: PageRequest;
  /** SQL of the total that the database keeps for these filters, if it does. */
  total: RawQueryFragment | undefined;
}

export interface BrowseStatement {
  statement: RawQueryFragment;
  /** The order that cursors of this list belong to. */
  order: string;
}

/** With a search, `popular` puts the best matches first; the other orders stay what they are. */
export function browseStatement({ source, where, order, search, page, total }: Browse): BrowseStatement {
  if (search) {
    const sorted = order.name === 'popular' ? BY_RELEVANCE : order;
    return { statement: searchStatement({ source, where, order, sorted, page, search }), order: sorted.name };
  }
  const counted = () => countedTotal(`${source.table} ${source.alias}`, all(where), COUNTED);
  const statement = listingStatement({ source, where, order, page, total: total ?? counted() });
  return { statement, order: order.name };
}
