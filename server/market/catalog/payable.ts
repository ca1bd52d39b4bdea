import {
  type Expression,
  expressionBuilder,
  type InferResult,
  type NotNull,
  type SqlBool,
  sql,
} from 'kysely';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { browseQuery } from '../../foundation/browse/browse-query.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { understandSearch } from '../../foundation/browse/search.ts';
import { byInteger, byTime } from '../../foundation/browse/sort-order.ts';
import { searchedSource } from '../../foundation/browse/source.ts';
import { countedRows, facetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { SEARCHED_SERVICES } from '../services/browse.ts';
import { listedServices } from '../services/rows.ts';
import { Service } from '../services/service.entity.ts';
import type { PriceType } from '../services/terms.ts';

/** Listings, of which those that machines can pay for have a price. */
export const payableServices = listedServices
  .select('service.updated_at')
  .$narrowType<{ price_micro: NotNull }>();

export type PayableRow = InferResult<typeof payableServices>[number];

export interface CatalogFilter {
  /** What costs less is not offered. */
  minPriceMicro: bigint;
  category?: Category | undefined;
  search?: string | undefined;
}

const condition = expressionBuilder<{ service: Tables<typeof Service>['services'] }, 'service'>();

const isFixed = condition.and([
  condition.ref('service.visible'),
  condition('service.price_type', '=', sql.lit<PriceType>('fixed')),
]);

/** True of what machines can pay for, given the lowest price that is offered. */
export function isPayable(minPriceMicro: bigint | Expression<bigint>): Expression<SqlBool> {
  return condition.and([isFixed, condition('service.price_order', '>=', minPriceMicro)]);
}

const SOURCE = searchedSource([Service], payableServices, SEARCHED_SERVICES);

/** Newest first does not move while somebody reads on; a search puts the best matches first. */
const NEWEST = byTime('newest', 'service.created_at', 'desc');
const POPULAR = byInteger('popular', 'service.completed_orders', 'desc');

/** One page of what machines can pay for. */
export async function browsePayable(
  em: EntityManager,
  { minPriceMicro, category, search: typed }: CatalogFilter,
  page: PageRequest,
): Promise<Page<PayableRow>> {
  const search = await understandSearch(em, typed);
  const inCategory = category ? [condition('service.category', '=', category)] : [];
  const tooLow = [isFixed, condition('service.price_order', '<', minPriceMicro), ...inCategory];
  const asked = browseQuery({
    source: SOURCE,
    where: [isPayable(minPriceMicro), ...inCategory],
    order: search ? POPULAR : NEWEST,
    search,
    page,
    total: totalOf(category, tooLow),
  });
  return readPage(em, asked);
}

/** The database keeps the total of all prices; those that are too low are few, and found by their order. */
function totalOf(category: string | undefined, tooLow: readonly Expression<SqlBool>[]): Expression<unknown> {
  const kept = facetTotal(`services${category ? `:${category}` : ''}+fixed`);
  return sql`${kept} - ${countedRows(SEARCHED_SERVICES.table, tooLow)}`;
}

interface After {
  minPriceMicro: bigint;
  id: string;
  limit: number;
}

/** What the documents that list all of them tell of each. */
const described = tables(Service)
  .selectFrom('services as service')
  .select(['id', 'title', 'description', 'category', 'price_micro', 'requirement_fields'])
  .$narrowType<{ price_micro: NotNull }>();

export type DescribedRow = InferResult<typeof described>[number];

const findAfter = statement([Service], (_db, { minPriceMicro, id, limit }: Parameters<After>) =>
  described.where(isPayable(minPriceMicro)).where('id', '>', id).orderBy('id').limit(limit),
);

/** For reading all of them, some at a time. */
export function readPayableAfter(
  em: EntityManager,
  minPriceMicro: bigint,
  id: string,
  limit: number,
): Promise<DescribedRow[]> {
  return findAfter.rows(em, { minPriceMicro, id, limit });
}
