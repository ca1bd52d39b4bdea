import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Category, PricingKind } from '../../../generated/vocabulary.gen.ts';
import { browseQuery } from '../../foundation/browse/browse-query.ts';
import { isFrontPage, type Page, type PageRequest } from '../../foundation/browse/page.ts';
import type { PageQuery } from '../../foundation/browse/page-query.ts';
import { FrontPages, readPage } from '../../foundation/browse/read-page.ts';
import { type Search, understandSearch } from '../../foundation/browse/search.ts';
import { byInteger, byRating, byTime } from '../../foundation/browse/sort-order.ts';
import { searchedSource } from '../../foundation/browse/source.ts';
import { facetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { listedServices, type ServiceRow } from './rows.ts';
import { Service } from './service.entity.ts';
import type { PriceType } from './terms.ts';

export interface ServiceFilter {
  category?: Category;
  search?: string;
  sortBy?: keyof typeof ORDERS;
  pricing?: PricingKind;
  minPriceMicro?: bigint;
  maxPriceMicro?: bigint;
}

/** The table of listings, as lists and searches call it. */
export const SEARCHED_SERVICES = {
  table: tables(Service).selectFrom('services as service'),
  alias: 'service',
  id: 'service.id',
  name: 'service.title',
} as const;

const SOURCE = searchedSource([Service], listedServices, SEARCHED_SERVICES);

const condition = expressionBuilder<{ service: Tables<typeof Service>['services'] }, 'service'>();
const { ref: column } = condition;
const frontPages = new FrontPages<ServiceRow>();

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
  if (isFrontPage(page) && isPlain(filter)) {
    const { category = '', sortBy = '' } = filter;
    return frontPages.read(em, `${category} ${sortBy}`, () => servicesPage(filter, undefined, page));
  }
  const search = await understandSearch(em, filter.search);
  return readPage(em, servicesPage(filter, search, page));
}

export function servicesPage(
  filter: ServiceFilter,
  search: Search | undefined,
  page: PageRequest,
): PageQuery<ServiceRow> {
  return browseQuery({
    source: SOURCE,
    where: [column('service.visible'), ...filters(filter)],
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
  const ofAgent = condition('service.agent_id', '=', agentId);
  const where = withInactive ? [ofAgent] : [ofAgent, column('service.active')];
  const listed = { source: SOURCE, where, order: ORDERS.newest, page, search: undefined, total: undefined };
  return readPage(em, browseQuery(listed));
}

/** The highest `price_order` of a listing that has a price. */
const LAST_PRICE = 9_007_199_254_740_990n;

/** By category and order only: a few dozen lists. */
function isPlain({ search, pricing, minPriceMicro, maxPriceMicro }: ServiceFilter): boolean {
  return !(search || pricing) && minPriceMicro === undefined && maxPriceMicro === undefined;
}

function filters({
  category,
  pricing,
  minPriceMicro: least,
  maxPriceMicro: most,
}: ServiceFilter): Expression<SqlBool>[] {
  const isPriced = least !== undefined || most !== undefined;
  const isSubscription = condition('service.price_type', 'in', [
    sql.lit<PriceType>('weekly'),
    sql.lit<PriceType>('monthly'),
  ]);
  return [
    ...(category ? [condition('service.category', '=', category)] : []),
    ...(pricing ? [sql<SqlBool>`(${isSubscription}) = ${pricing === 'subscription'}`] : []),
    ...(isPriced ? [condition.between('service.price_order', least ?? 0n, most ?? LAST_PRICE)] : []),
  ];
}

/** Only what the database keeps up to date. */
function totalOf({
  category,
  pricing,
  minPriceMicro,
  maxPriceMicro,
}: ServiceFilter): Expression<unknown> | undefined {
  if (minPriceMicro !== undefined || maxPriceMicro !== undefined) return undefined;
  return facetTotal(`services${category ? `:${category}` : ''}${pricing ? `+${pricing}` : ''}`);
}
