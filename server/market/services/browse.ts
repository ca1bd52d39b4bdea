import { type EntityManager, type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import type { Category, PricingKind } from '../../../generated/vocabulary.gen.ts';
import { byInteger, byRating, byTime } from '../../foundation/browse/order.ts';
import {
  isFrontPage,
  type Page,
  type PageRequest,
  readFrontPage,
  readPage,
} from '../../foundation/browse/page.ts';
import { type Search, understandSearch } from '../../foundation/browse/search.ts';
import { type BrowseStatement, browseStatement } from '../../foundation/browse/statement.ts';
import { facetTotal } from '../../foundation/browse/totals.ts';
import { SERVICE_COLUMNS, SERVICES_WITH_AGENT, type ServiceRow } from './rows.ts';

export interface ServiceFilter {
  category?: Category;
  search?: string;
  sortBy?: keyof typeof ORDERS;
  pricing?: PricingKind;
  minPriceMicro?: bigint;
  maxPriceMicro?: bigint;
}

const SOURCE = {
  table: 'services',
  alias: 'service',
  from: SERVICES_WITH_AGENT,
  id: 'service.id',
  name: 'lower(service.title)',
  columns: SERVICE_COLUMNS,
};

const ORDERS = {
  popular: byInteger('popular', 'service.completed_orders', 'desc'),
  newest: byTime('newest', 'service.created_at', 'desc'),
  rating: byRating('rating', 'service.avg_rating'),
  cheapest: byInteger('cheapest', 'service.price_order', 'asc'),
  fastest: byInteger('fastest', 'service.turnaround_hours', 'asc'),
};

/** One page of the listings that the market shows. */
export async function browseServices(
  em: EntityManager,
  filter: ServiceFilter,
  page: PageRequest,
): Promise<Page<ServiceRow>> {
  const search = await understandSearch(em, filter.search);
  const { statement, order } = servicesStatement(filter, search, page);
  if (isFrontPage(page) && isPlain(filter)) return readFrontPage<ServiceRow>(em, statement, order);
  return readPage<ServiceRow>(em, statement, order, page.limit);
}

export function servicesStatement(
  filter: ServiceFilter,
  search: Search | undefined,
  page: PageRequest,
): BrowseStatement {
  return browseStatement({
    source: SOURCE,
    where: [raw('service.visible'), ...filters(filter)],
    order: ORDERS[filter.sortBy ?? 'popular'],
    search,
    page,
    total: totalOf(filter),
  });
}

/** The listings of one agent, newest first. */
export async function browseAgentServices(
  em: EntityManager,
  agentId: string,
  withInactive: boolean,
  page: PageRequest,
): Promise<Page<ServiceRow>> {
  const where = [sql`service.agent_id = ${agentId}`, ...(withInactive ? [] : [raw('service.active')])];
  const order = ORDERS.newest;
  const { statement } = browseStatement({
    source: SOURCE,
    where,
    order,
    page,
    search: undefined,
    total: undefined,
  });
  return readPage<ServiceRow>(em, statement, order.name, page.limit);
}

/** The highest `price_order` of a listing that has a price. */
const LAST_PRICE = 9_007_199_254_740_990n;

/** By category and order only: a few dozen lists. */
function isPlain({ search, pricing, minPriceMicro, maxPriceMicro }: ServiceFilter): boolean {
  return !(search || pricing) && minPriceMicro === undefined && maxPriceMicro === undefined;
}

function filters({ category, pricing, minPriceMicro, maxPriceMicro }: ServiceFilter): RawQueryFragment[] {
  const isPriced = minPriceMicro !== undefined || maxPriceMicro !== undefined;
  const isSubscription = raw(`(service.price_type in ('weekly', 'monthly'))`);
  return [
    ...(category ? [sql`service.category = ${category}`] : []),
    ...(pricing ? [sql`${isSubscription} = ${pricing === 'subscription'}`] : []),
    ...(isPriced
      ? [sql`service.price_order between ${minPriceMicro ?? 0n} and ${maxPriceMicro ?? LAST_PRICE}`]
      : []),
  ];
}

/** Only what the database keeps up to date. */
function totalOf({
  category,
  pricing,
  minPriceMicro,
  maxPriceMicro,
}: ServiceFilter): RawQueryFragment | undefined {
  if (minPriceMicro !== undefined || maxPriceMicro !== undefined) return undefined;
  return facetTotal(`services${category ? `:${category}` : ''}${pricing ? `+${pricing}` : ''}`);
}
