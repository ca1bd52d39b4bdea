import { raw, sql } from '@mikro-orm/postgresql';
import { all, listingStatement } from '../browse/listing.ts';
import { byTime } from '../browse/order.ts';
import { type Page, type PageRequest, readPage } from '../browse/page.ts';
import { COUNTED, countedTotal } from '../browse/totals.ts';
import type { EntityManager } from '../db/orm.ts';
import type { MediaType } from '../orders/order.entity.ts';
import type { PortfolioSource } from './portfolio.entity.ts';

export interface PortfolioRow {
  source_type: PortfolioSource;
  source_id: string;
  service_id: string | null;
  service_title: string;
  category: string;
  deliverable_url: string | null;
  deliverable_media_type: MediaType;
  rating: number | null;
  hidden: boolean;
  delivered_at: string;
}

/** Of an `entry` under the names of the contract. */
export const PORTFOLIO_COLUMNS = `entry.source_type, entry.source_id, o.service_id, o.service_title,
  o.service_category as category, entry.url as deliverable_url, entry.media_type as deliverable_media_type,
  review.rating, entry.hidden, entry.delivered_at`;

/** What an entry shows besides itself. */
export const WITH_ORDER = `join orders o on o.id = entry.order_id
  left join reviews review on review.order_id = o.id`;

const SOURCE = {
  from: `portfolio_entries entry ${WITH_ORDER}`,
  id: 'entry.source_id',
  columns: `entry.source_id as id, ${PORTFOLIO_COLUMNS}`,
};
const NEWEST = byTime('portfolio', 'entry.delivered_at', 'desc');

/** Newest first. */
export async function readPortfolio(
  em: EntityManager,
  agentId: string,
  withHidden: boolean,
  page: PageRequest,
): Promise<Page<PortfolioRow>> {
  const where = [sql`entry.agent_id = ${agentId}`, ...(withHidden ? [] : [raw('not entry.hidden')])];
  const total = countedTotal('portfolio_entries entry', all(where), COUNTED);
  const statement = listingStatement({ source: SOURCE, where, order: NEWEST, page, total });
  const { rows, ...rest } = await readPage<PortfolioRow & { id: string }>(
    em,
    statement,
    NEWEST.name,
    page.limit,
  );
  return { rows: rows.map(({ id: _, ...row }) => row), ...rest };
}

const SET_HIDDEN = `
  with entry as (
    update portfolio_entries set hidden = ? where agent_id = ? and source_type = ? and source_id = ? returning *
  )
  select row_to_json(found) as row from (select ${PORTFOLIO_COLUMNS} from entry ${WITH_ORDER}) found`;

export interface EntryName {
  agentId: string;
  sourceType: PortfolioSource;
  sourceId: string;
}

/** The entry as it is then; undefined when the agent has no such entry. */
export async function setHidden(
  em: EntityManager,
  { agentId, sourceType, sourceId }: EntryName,
  hidden: boolean,
): Promise<PortfolioRow | undefined> {
  const values = [hidden, agentId, sourceType, sourceId];
  const [found] = await em.execute<{ row: PortfolioRow }[]>(SET_HIDDEN, values);
  return found?.row;
}
