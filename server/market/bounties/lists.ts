import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { BountySort, Category } from '../../../generated/vocabulary.gen.ts';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { type PageQuery, pageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { byInteger, byTime } from '../../foundation/browse/sort-order.ts';
import { source } from '../../foundation/browse/source.ts';
import { countedRows } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { Bounty } from './bounty.entity.ts';
import type { BountyStatus } from './lifecycle.ts';
import type { BountyRow } from './rows.ts';

export interface BountyFilter {
  status: BountyStatus;
  category?: Category | undefined;
  minBudgetMicro?: bigint | undefined;
  maxBudgetMicro?: bigint | undefined;
  sort: BountySort;
}

const table = tables(Bounty).selectFrom('bounties as bounty');
const SOURCE = source([Bounty], table.selectAll('bounty'), 'bounty.id');

const ORDERS = {
  newest: byTime('newest', 'bounty.created_at', 'desc'),
  budget_desc: byInteger('budget_desc', 'bounty.budget_micro', 'desc'),
  budget_asc: byInteger('budget_asc', 'bounty.budget_micro', 'asc'),
  ending_soon: byTime('ending_soon', 'bounty.expires_at', 'asc'),
} as const;

const condition = expressionBuilder<{ bounty: Tables<typeof Bounty>['bounties'] }, 'bounty'>();

/** As anyone sees them. */
export function browseBounties(
  em: EntityManager,
  filter: BountyFilter,
  page: PageRequest,
): Promise<Page<BountyRow>> {
  return readPage(em, bountiesPage(filter, page));
}

export function bountiesPage(filter: BountyFilter, page: PageRequest): PageQuery<BountyRow> {
  const where = conditions(filter);
  const order = ORDERS[filter.sort];
  return pageQuery({ source: SOURCE, where, order, page, total: countedRows(table, where) });
}

function conditions({
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
