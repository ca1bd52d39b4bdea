import { raw, sql } from '@mikro-orm/postgresql';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { all, listingStatement } from '../../foundation/browse/listing.ts';
import { byTime } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import { COUNTED, countedTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { ClientKeys } from '../orders/client.ts';
import type { MediaType } from '../orders/order.entity.ts';
import type { PortfolioSource } from './portfolio.entity.ts';

/** An entry as anyone sees it. */
export interface PortfolioRow {
  source_type: PortfolioSource;
  service_id: string | null;
  service_title: string;
  category: Category;
  deliverable_url: string | null;
  deliverable_media_type: MediaType;
  rating: number | null;
  hidden: boolean;
  delivered_at: string;
}

/** With what tells who its parties are, and what only they see. */
export interface EntryRow extends PortfolioRow, ClientKeys {
  id: string;
  source_id: string;
  hidden_by_agent: boolean;
  hidden_by_client: boolean;
}

/** Of an `entry` under the names of the contract: nothing that leads to its order. */
export const PORTFOLIO_COLUMNS = `entry.source_type, o.service_id, o.service_title, o.service_category as category,
  entry.url as deliverable_url, entry.media_type as deliverable_media_type, review.rating,
  entry.hidden or entry.withheld as hidden, entry.delivered_at`;

/** What an entry shows besides itself. */
export const WITH_ORDER = `join orders o on o.id = entry.order_id
  left join reviews review on review.order_id = o.id`;

export const IS_SHOWN = 'not entry.hidden and not entry.withheld';

const ENTRY_COLUMNS = `entry.id, entry.source_id, entry.hidden as hidden_by_agent,
  entry.withheld as hidden_by_client, o.client_wallet_key, o.client_user_id, o.client_agent_id,
  ${PORTFOLIO_COLUMNS}`;

const SOURCE = { from: `portfolio_entries entry ${WITH_ORDER}`, id: 'entry.id', columns: ENTRY_COLUMNS };
const NEWEST = byTime('portfolio', 'entry.delivered_at', 'desc');

/** Newest first. */
export function readPortfolio(
  em: EntityManager,
  agentId: string,
  withHidden: boolean,
  page: PageRequest,
): Promise<Page<EntryRow>> {
  const where = [sql`entry.agent_id = ${agentId}`, ...(withHidden ? [] : [raw(IS_SHOWN)])];
  const total = countedTotal('portfolio_entries entry', all(where), COUNTED);
  const statement = listingStatement({ source: SOURCE, where, order: NEWEST, page, total });
  return readPage<EntryRow>(em, statement, NEWEST.name, page.limit);
}

export interface EntryName {
  agentId: string;
  sourceType: PortfolioSource;
  sourceId: string;
}

const LOCK = `
  select row_to_json(found) as row from (
    select ${ENTRY_COLUMNS} from portfolio_entries entry ${WITH_ORDER}
    where entry.agent_id = ? and entry.source_type = ? and entry.source_id = ? for update of entry
  ) found`;

/** Held until the transaction ends; undefined when the agent has no such entry. */
export async function lockEntry(
  em: EntityManager,
  { agentId, sourceType, sourceId }: EntryName,
): Promise<EntryRow | undefined> {
  const [found] = await em.execute<{ row: EntryRow }[]>(LOCK, [agentId, sourceType, sourceId]);
  return found?.row;
}

/** Who hides an entry: either is enough. */
export type Hiding = Pick<EntryRow, 'hidden_by_agent' | 'hidden_by_client'>;

const HIDE = 'update portfolio_entries set hidden = ?, withheld = ? where id = ?';

export async function writeHiding(em: EntityManager, id: string, hiding: Hiding): Promise<void> {
  await em.execute(HIDE, [hiding.hidden_by_agent, hiding.hidden_by_client, id]);
}
