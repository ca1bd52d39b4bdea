import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { BountySort, Category } from '../../../generated/vocabulary.gen.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery, type PageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByInteger, sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { Bounty } from './bounty.entity.ts';
import type { BountyRow } from './bounty-row.ts';
import type { BountyStatus } from './lifecycle.ts';

export interface BountyFilter {
  status: BountyStatus;
  category?: Category | undefined;
  minBudgetMicro?: bigint | undefined;
  maxBudgetMicro?: bigint | undefined;
  sort: BountySort;
}

const table = tables(Bounty).selectFrom('bounties as bounty');
const SOURCE = createSource([Bounty], table.selectAll('bounty'), 'bounty.id');

const SORT_ORDERS = {
  newest: sortByTime('newest', 'bounty.created_at', 'desc'),
  budget_desc: sortByInteger('budget_desc', 'bounty.budget_micro', 'desc'),
  budget_asc: sortByInteger('budget_asc', 'bounty.budget_micro', 'asc'),
  ending_soon: sortByTime('ending_soon', 'bounty.expires_at', 'asc'),
} as const;

const condition = expressionBuilder<{ bounty: Tables<typeof Bounty>['bounties'] }, 'bounty'>();

/** The public view. */
export function browseBounties(
  em: EntityManager,
  filter: BountyFilter,
  page: PageRequest,
): Promise<Page<BountyRow>> {
  return readPage(em, buildBountiesPage(filter, page));
}

export function buildBountiesPage(filter: BountyFilter, page: PageRequest): PageQuery<BountyRow> {
  const where = buildConditions(filter);
  const order = SORT_ORDERS[filter.sort];
  return buildPageQuery({ source: SOURCE, where, order, page, total: selectBoundedCount(table, where) });
}

function buildConditions({
  status,
  category,
  minBudgetMicro: least,
  maxBudgetMicro: most,
}: BountyFilter): Expression<SqlBool>[] {
  return [
    condition('bounty.status', '=', status),
    ...(category === undefined ? [] : [condition('bounty.category', '=', category)]),
    ...(least === undefined ? [] : [condition('bounty.budget_micro', '>=', least)]),
    ...(most === undefined ? [] : [condition('bounty.budget_micro', '<=', most)]),
  ];
}
