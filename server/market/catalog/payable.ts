import { type EntityManager, type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { all } from '../../foundation/browse/listing.ts';
import { byInteger, byTime } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import { understandSearch } from '../../foundation/browse/search.ts';
import { browseStatement } from '../../foundation/browse/statement.ts';
import { COUNTED, countedTotal, facetTotal } from '../../foundation/browse/totals.ts';
import { SERVICE_COLUMNS, SERVICES_WITH_AGENT, type ServiceRow } from '../services/rows.ts';

/** A listing that machines can pay for. */
export interface PayableRow extends ServiceRow {
  price_micro: string;
  updated_at: string;
}

export interface CatalogFilter {
  /** What costs less is not offered. */
  minPriceMicro: bigint;
  category?: Category | undefined;
  search?: string | undefined;
}

const FIXED = `service.visible and service.price_type = 'fixed'`;
/** Takes the lowest price that is offered. */
export const PAYABLE = `${FIXED} and service.price_order >= ?`;
export const PAYABLE_COLUMNS = `${SERVICE_COLUMNS}, service.updated_at`;

const SOURCE = {
  table: 'services',
  alias: 'service',
  from: SERVICES_WITH_AGENT,
  id: 'service.id',
  name: 'lower(service.title)',
  columns: PAYABLE_COLUMNS,
};

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
  const inCategory = category ? [sql`service.category = ${category}`] : [];
  const { statement, order } = browseStatement({
    source: SOURCE,
    where: [raw(PAYABLE, [minPriceMicro]), ...inCategory],
    order: search ? POPULAR : NEWEST,
    search,
    page,
    total: totalOf(category, all([raw(FIXED), sql`service.price_order < ${minPriceMicro}`, ...inCategory])),
  });
  return readPage<PayableRow>(em, statement, order, page.limit);
}

/** The database keeps the total of all prices; those that are too low are few, and found by their order. */
function totalOf(category: string | undefined, tooLow: RawQueryFragment): RawQueryFragment {
  const kept = facetTotal(`services${category ? `:${category}` : ''}+fixed`);
  return sql`select (${kept}) - (${countedTotal('services service', tooLow, COUNTED)})`;
}

/** What the documents that list all of them tell of each. */
export type DescribedRow = Pick<
  PayableRow,
  'id' | 'title' | 'description' | 'category' | 'price_micro' | 'requirement_fields'
>;

const AFTER = `
  select id, title, description, category, price_micro::text, requirement_fields
  from services service where ${PAYABLE} and id > ? order by id limit ?`;

/** For reading all of them, some at a time. */
export function readPayableAfter(
  em: EntityManager,
  minPriceMicro: bigint,
  id: string,
  limit: number,
): Promise<DescribedRow[]> {
  return em.execute<DescribedRow[]>(AFTER, [minPriceMicro, id, limit]);
}
