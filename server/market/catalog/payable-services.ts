import {
  type Expression,
  expressionBuilder,
  type InferResult,
  type NotNull,
  type SqlBool,
  sql,
} from 'kysely';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { buildBrowseQuery } from '../../foundation/browse/browse-query.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { parseSearch } from '../../foundation/browse/search.ts';
import { sortByInteger, sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSearchableSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount, selectFacetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { SERVICE_SEARCH_SOURCE } from '../services/browse.ts';
import { Service } from '../services/service.entity.ts';
import { selectServices } from '../services/service-row.ts';
import type { PriceType } from '../services/terms.ts';

/** Services; those that machines can pay for have a price. */
export const payableServices = selectServices
  .select('service.updated_at')
  .$narrowType<{ price_micro: NotNull }>();

export type PayableRow = InferResult<typeof payableServices>[number];

export interface CatalogFilter {
  /** Cheaper services are not listed. */
  minPriceMicro: bigint;
  category?: Category | undefined;
  search?: string | undefined;
}

const condition = expressionBuilder<{ service: Tables<typeof Service>['services'] }, 'service'>();

const isFixedPrice = condition.and([
  condition.ref('service.visible'),
  condition('service.price_type', '=', sql.lit<PriceType>('fixed')),
]);

/** Matches what machines can pay for, given the lowest listed price. */
export function isPayable(minPriceMicro: bigint | Expression<bigint>): Expression<SqlBool> {
  return condition.and([isFixedPrice, condition('service.price_order', '>=', minPriceMicro)]);
}

const SOURCE = createSearchableSource([Service], payableServices, SERVICE_SEARCH_SOURCE);

/** Newest first is stable while a client pages; a search ranks by relevance. */
const NEWEST = sortByTime('newest', 'service.created_at', 'desc');
const POPULAR = sortByInteger('popular', 'service.completed_orders', 'desc');

/** One page of the services that machines can pay for. */
export async function browsePayableServices(
  em: EntityManager,
  { minPriceMicro, category, search: typed }: CatalogFilter,
  page: PageRequest,
): Promise<Page<PayableRow>> {
  const search = await parseSearch(em, typed);
  const inCategory = category ? [condition('service.category', '=', category)] : [];
  const tooLow = [isFixedPrice, condition('service.price_order', '<', minPriceMicro), ...inCategory];
  const asked = buildBrowseQuery({
    source: SOURCE,
    where: [isPayable(minPriceMicro), ...inCategory],
    order: search ? POPULAR : NEWEST,
    search,
    page,
    total: buildTotal(category, tooLow),
  });
  return readPage(em, asked);
}

/** The database maintains the total over all prices; those below the minimum are few and counted by index. */
function buildTotal(
  category: string | undefined,
  tooLow: readonly Expression<SqlBool>[],
): Expression<unknown> {
  const kept = selectFacetTotal(`services${category ? `:${category}` : ''}+fixed`);
  return sql`${kept} - ${selectBoundedCount(SERVICE_SEARCH_SOURCE.table, tooLow)}`;
}

interface PageParams {
  minPriceMicro: bigint;
  id: string;
  limit: number;
}

/** The columns in documents that list all services. */
const selectCatalogRows = tables(Service)
  .selectFrom('services as service')
  .select(['id', 'title', 'description', 'category', 'price_micro', 'requirement_fields'])
  .$narrowType<{ price_micro: NotNull }>();

export type CatalogRow = InferResult<typeof selectCatalogRows>[number];

const findPayableAfter = statement([Service], (_db, { minPriceMicro, id, limit }: Parameters<PageParams>) =>
  selectCatalogRows.where(isPayable(minPriceMicro)).where('id', '>', id).orderBy('id').limit(limit),
);

/** For reading all of them in batches. */
export function listPayableAfter(
  em: EntityManager,
  minPriceMicro: bigint,
  id: string,
  limit: number,
): Promise<CatalogRow[]> {
  return findPayableAfter.rows(em, { minPriceMicro, id, limit });
}
