import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Category, PricingKind } from '../../../generated/vocabulary.gen.ts';
import { buildBrowseQuery } from '../../foundation/browse/browse-query.ts';
import { isDefaultFirstPage, type Page, type PageRequest } from '../../foundation/browse/page.ts';
import type { PageQuery } from '../../foundation/browse/page-query.ts';
import { FirstPageCache, readPage } from '../../foundation/browse/read-page.ts';
import { parseSearch, type Search } from '../../foundation/browse/search.ts';
import { sortByInteger, sortByRating, sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSearchableSource } from '../../foundation/browse/source.ts';
import { selectFacetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { Service } from './service.entity.ts';
import { type ServiceRow, selectServices } from './service-row.ts';
import type { PriceType } from './terms.ts';

export interface ServiceFilter {
  category?: Category;
  search?: string;
  sortBy?: keyof typeof SORT_ORDERS;
  pricing?: PricingKind;
  minPriceMicro?: bigint;
  maxPriceMicro?: bigint;
}

/** The alias of the services table in lists and searches. */
export const SERVICE_SEARCH_SOURCE = {
  table: tables(Service).selectFrom('services as service'),
  alias: 'service',
  id: 'service.id',
  name: 'service.title',
} as const;

const SOURCE = createSearchableSource([Service], selectServices, SERVICE_SEARCH_SOURCE);

const condition = expressionBuilder<{ service: Tables<typeof Service>['services'] }, 'service'>();
const { ref: column } = condition;
const frontPages = new FirstPageCache<ServiceRow>();

const SORT_ORDERS = {
  popular: sortByInteger('popular', 'service.completed_orders', 'desc'),
  newest: sortByTime('newest', 'service.created_at', 'desc'),
  rating: sortByRating('rating', 'service.avg_rating'),
  cheapest: sortByInteger('cheapest', 'service.price_order', 'asc'),
  fastest: sortByInteger('fastest', 'service.turnaround_hours', 'asc'),
};

/** One page of the visible services. */
export async function browseServices(
  em: EntityManager,
  filter: ServiceFilter,
  page: PageRequest,
): Promise<Page<ServiceRow>> {
  if (isDefaultFirstPage(page) && isFrontPageFilter(filter)) {
    const { category = '', sortBy = '' } = filter;
    return frontPages.read(em, `${category} ${sortBy}`, () => buildServicesPage(filter, undefined, page));
  }
  const search = await parseSearch(em, filter.search);
  return readPage(em, buildServicesPage(filter, search, page));
}

export function buildServicesPage(
  filter: ServiceFilter,
  search: Search | undefined,
  page: PageRequest,
): PageQuery<ServiceRow> {
  return buildBrowseQuery({
    source: SOURCE,
    where: [column('service.visible'), ...buildConditions(filter)],
    order: SORT_ORDERS[filter.sortBy ?? 'popular'],
    search,
    page,
    total: buildTotal(filter),
  });
}

/** The services of one agent, newest first. */
export async function browseAgentServices(
  em: EntityManager,
  agentId: string,
  withInactive: boolean,
  page: PageRequest,
): Promise<Page<ServiceRow>> {
  const ofAgent = condition('service.agent_id', '=', agentId);
  const where = withInactive ? [ofAgent] : [ofAgent, column('service.active')];
  const listed = {
    source: SOURCE,
    where,
    order: SORT_ORDERS.newest,
    page,
    search: undefined,
    total: undefined,
  };
  return readPage(em, buildBrowseQuery(listed));
}

/** The highest `price_order` of a service with a price. */
const MAX_PRICE_MICRO = 9_007_199_254_740_990n;

/** By category and order only: a few dozen lists. */
function isFrontPageFilter({ search, pricing, minPriceMicro, maxPriceMicro }: ServiceFilter): boolean {
  return !(search || pricing) && minPriceMicro === undefined && maxPriceMicro === undefined;
}

function buildConditions({
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
    ...(isPriced ? [condition.between('service.price_order', least ?? 0n, most ?? MAX_PRICE_MICRO)] : []),
  ];
}

/** Only totals that the database maintains. */
function buildTotal({
  category,
  pricing,
  minPriceMicro,
  maxPriceMicro,
}: ServiceFilter): Expression<unknown> | undefined {
  if (minPriceMicro !== undefined || maxPriceMicro !== undefined) return undefined;
  return selectFacetTotal(`services${category ? `:${category}` : ''}${pricing ? `+${pricing}` : ''}`);
}
