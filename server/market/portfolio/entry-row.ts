import { expressionBuilder, type InferResult, sql } from 'kysely';
import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import { buildPageQuery } from '../../foundation/browse/page-query.ts';
import { readPage } from '../../foundation/browse/read-page.ts';
import { sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSource } from '../../foundation/browse/source.ts';
import { selectBoundedCount } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, type Tables, tables } from '../../foundation/db/statement.ts';
import { Order } from '../orders/order.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { PortfolioEntry, type PortfolioSource } from './portfolio.entity.ts';

const entries = tables(PortfolioEntry).selectFrom('portfolio_entries as entry');

/** All entries in their public view, under the names of the contract, without a link to their orders. */
export const publicEntries = tables(PortfolioEntry, Order, Review)
  .selectFrom('portfolio_entries as entry')
  .innerJoin('orders as o', 'o.id', 'entry.order_id')
  .leftJoin('reviews as review', 'review.order_id', 'o.id')
  .select([
    'entry.source_type',
    'o.service_id',
    'o.service_title',
    'o.service_category as category',
    'entry.url as deliverable_url',
    'entry.media_type as deliverable_media_type',
    'review.rating',
    sql<boolean>`entry.hidden or entry.withheld`.as('hidden'),
    'entry.delivered_at',
  ]);

/** With their parties, and what only they see. */
const partyEntries = publicEntries.select([
  'entry.id',
  'entry.source_id',
  'entry.hidden as hidden_by_agent',
  'entry.withheld as hidden_by_client',
  'o.client_wallet_key',
  'o.client_user_id',
  'o.client_agent_id',
]);

export type PortfolioRow = InferResult<typeof publicEntries>[number];
export type EntryRow = InferResult<typeof partyEntries>[number];

const condition = expressionBuilder<{ entry: Tables<typeof PortfolioEntry>['portfolio_entries'] }, 'entry'>();
/** Matches entries that nobody hides. */
export const isVisible = condition.and([
  condition.not(condition.ref('entry.hidden')),
  condition.not(condition.ref('entry.withheld')),
]);

const SOURCE = createSource([PortfolioEntry], partyEntries, 'entry.id');
const NEWEST = sortByTime('portfolio', 'entry.delivered_at', 'desc');

/** Newest first. */
export function readPortfolioPage(
  em: EntityManager,
  agentId: string,
  withHidden: boolean,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const ofAgent = condition('entry.agent_id', '=', agentId);
  const where = withHidden ? [ofAgent] : [ofAgent, isVisible];
  const total = selectBoundedCount(entries, where);
  return readPage(em, buildPageQuery({ source: SOURCE, where, order: NEWEST, page, total }));
}

export interface EntryKey {
  agentId: string;
  sourceType: PortfolioSource;
  sourceId: string;
}

const lock = statement([PortfolioEntry], (_db, { agentId, sourceType, sourceId }: Parameters<EntryKey>) =>
  partyEntries
    .where('entry.agent_id', '=', agentId)
    .where('entry.source_type', '=', sourceType)
    .where('entry.source_id', '=', sourceId)
    .forUpdate('entry'),
);

/** Locked until the transaction ends; undefined if the agent has no such entry. */
export function lockEntry(em: EntityManager, name: EntryKey): Promise<EntryRow | undefined> {
  return lock.firstRow(em, name);
}

/** Who hides an entry; one party is enough. */
export type HiddenFlags = Pick<EntryRow, 'hidden_by_agent' | 'hidden_by_client'>;

type HiddenFlagsUpdate = HiddenFlags & Pick<EntryRow, 'id'>;

const updateFlags = statement(
  [PortfolioEntry],
  (db, { id, hidden_by_agent, hidden_by_client }: Parameters<HiddenFlagsUpdate>) =>
    db
      .updateTable('portfolio_entries')
      .set({ hidden: hidden_by_agent, withheld: hidden_by_client })
      .where('id', '=', id),
);

export async function updateHiddenFlags(em: EntityManager, id: string, hiding: HiddenFlags): Promise<void> {
  await updateFlags.affected(em, { id, ...hiding });
}
