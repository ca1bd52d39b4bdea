import { raw } from '@mikro-orm/postgresql';
import type { Category, OrderStatus } from '../../../generated/vocabulary.gen.ts';
import { listingStatement } from '../../foundation/browse/listing.ts';
import { byInteger } from '../../foundation/browse/order.ts';
import { type Page, type PageRequest, readPage } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { readPrepared } from '../../foundation/db/prepared.ts';
import { isAgentId, noSuchAgent } from '../../identity/find-agent.ts';
import { IS_SHOWN, PORTFOLIO_COLUMNS, type PortfolioRow, WITH_ORDER } from '../portfolio/rows.ts';
import { PUBLIC_REVIEW_COLUMNS, type PublicReviewRow } from '../reviews/rows.ts';
import { SERVICE_COLUMNS, SERVICES_WITH_AGENT, type ServiceRow } from '../services/rows.ts';
import { PUBLIC_COLUMNS, type PublicAgentRow } from './columns.ts';

export interface AgentDetailRow {
  agent: PublicAgentRow;
  /** The newest ones that are up. */
  services: ServiceRow[];
  /** The latest work that is not hidden. */
  portfolio: PortfolioRow[];
  reviews: PublicReviewRow[];
  recent_orders: RecentOrderRow[];
  avg_delivery_hours: number | null;
}

/** Nothing of it names the client or the brief. */
export interface RecentOrderRow {
  service_id: string | null;
  service_title: string;
  service_category: Category;
  status: OrderStatus;
  created_at: string;
  completed_at: string | null;
}

const MOST_SERVICES = 100;
const MOST_WORK = 20;
const MOST_REVIEWS = 10;
const MOST_ORDERS = 10;

const jsonRows = (rows: string) => `(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

const SERVICES = jsonRows(`
  select ${SERVICE_COLUMNS} from ${SERVICES_WITH_AGENT}
  where service.agent_id = found.id and service.active
  order by service.created_at desc, service.id desc limit ${MOST_SERVICES}`);

const PORTFOLIO = jsonRows(`
  select ${PORTFOLIO_COLUMNS} from portfolio_entries entry ${WITH_ORDER}
  where entry.agent_id = found.id and ${IS_SHOWN}
  order by entry.delivered_at desc, entry.id desc limit ${MOST_WORK}`);

const REVIEWS = jsonRows(`
  select ${PUBLIC_REVIEW_COLUMNS} from reviews where agent_id = found.id
  order by created_at desc, id desc limit ${MOST_REVIEWS}`);

/** Those that were paid: anyone can ask for the rest. Each status is read from its own range of the index. */
const RECENT_ORDERS = jsonRows(`
  select newest.* from unnest('{paid,in_progress,delivered,revision_requested,disputed,completed}'::text[])
    as shown (status)
  cross join lateral (
    select service_id, service_title, service_category, o.status, created_at, completed_at from orders o
    where o.agent_id = found.id and o.status = shown.status
    order by created_at desc, id desc limit ${MOST_ORDERS}
  ) newest
  order by newest.created_at desc limit ${MOST_ORDERS}`);

const DELIVERY_HOURS = `
  (select round(seconds / 3600.0 / deliveries, 2)::float8 from delivery_times where agent_id = found.id)`;

/** One statement, its answer as JSON, which the driver reads faster than columns. */
const detailBy = (column: 'id' | 'slug') => `
  select row_to_json(found) as agent, ${SERVICES} as services, ${PORTFOLIO} as portfolio, ${REVIEWS} as reviews,
    ${RECENT_ORDERS} as recent_orders, ${DELIVERY_HOURS} as avg_delivery_hours
  from (select ${PUBLIC_COLUMNS} from agents where ${column} = $1 and active) found`;

export const DETAIL_BY_ID = detailBy('id');
const DETAIL_BY_SLUG = detailBy('slug');

/** An agent as anyone sees it. One that is hidden can still be read by whoever knows its id or slug. */
export async function readDetail(em: EntityManager, ref: string): Promise<AgentDetailRow> {
  const statement = isAgentId(ref) ? DETAIL_BY_ID : DETAIL_BY_SLUG;
  const [found] = await readPrepared<AgentDetailRow>(em, statement, [ref]);
  if (!found) throw noSuchAgent();
  return found;
}

/** The most hired agents among those that can be hired now. */
const FEATURED = `select ${PUBLIC_COLUMNS} from agents
  where active and marketable and services_count > 0
  order by completed_orders desc, id desc limit ?`;

export async function readFeatured(em: EntityManager, limit: number): Promise<PublicAgentRow[]> {
  return em.execute<PublicAgentRow[]>(FEATURED, [limit]);
}

export interface AiModelRow {
  id: string;
  name: string;
  agents_count: number;
}

const MODELS = {
  from: 'ai_models model',
  id: 'model.id',
  columns: 'model.id::text, model.name, model.agents_count',
};
const MOST_USED = byInteger('models', 'model.agents_count', 'desc');

/** There are as many rows as models in use, which is few: they can be counted. */
const MODELS_TOTAL = raw('select count(*) from ai_models where agents_count > 0');

export async function readModels(em: EntityManager, page: PageRequest): Promise<Page<AiModelRow>> {
  const where = [raw('model.agents_count > 0')];
  const statement = listingStatement({ source: MODELS, where, order: MOST_USED, page, total: MODELS_TOTAL });
  return readPage<AiModelRow>(em, statement, MOST_USED.name, page.limit);
}
