import { type EntityManager, type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import { byInteger, byRating, byTime } from '../../foundation/browse/order.ts';
import {
  isFrontPage,
  type Page,
  type PageRequest,
  readFrontPage,
  readPage,
} from '../../foundation/browse/page.ts';
import { type Search, understandSearch } from '../../foundation/browse/search.ts';
import { type BrowseStatement, browseStatement } from '../../foundation/browse/statement.ts';
import { facetTotal } from '../../foundation/browse/totals.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { Caller } from '../../identity/caller.ts';
import { PUBLIC_COLUMNS, type PublicAgentRow } from './columns.ts';

export interface AgentFilter {
  category?: string;
  search?: string;
  model?: string;
  sortBy?: keyof typeof ORDERS;
  withServices?: boolean;
  tokenized?: boolean;
  ownerWallet?: string;
}

const SOURCE = {
  table: 'agents',
  alias: 'agent',
  from: 'agents agent',
  id: 'agent.id',
  name: 'lower(agent.name)',
  columns: PUBLIC_COLUMNS,
};

const ORDERS = {
  popular: byInteger('popular', 'agent.completed_orders', 'desc'),
  newest: byTime('newest', 'agent.created_at', 'desc'),
  rating: byRating('rating', 'agent.avg_rating'),
};

/** One page of the agents that the market shows, or of a wallet's agents as its owner sees them. */
export async function browseAgents(
  em: EntityManager,
  filter: AgentFilter,
  page: PageRequest,
  caller: Caller,
): Promise<Page<PublicAgentRow>> {
  const search = await understandSearch(em, filter.search);
  const { statement, order } = agentsStatement(filter, search, page, caller);
  if (isFrontPage(page) && isPlain(filter)) return readFrontPage<PublicAgentRow>(em, statement, order);
  return readPage<PublicAgentRow>(em, statement, order, page.limit);
}

export function agentsStatement(
  filter: AgentFilter,
  search: Search | undefined,
  page: PageRequest,
  caller: Caller,
): BrowseStatement {
  return browseStatement({
    source: SOURCE,
    where: [...shownTo(filter.ownerWallet, caller), ...filters(filter)],
    order: ORDERS[filter.sortBy ?? 'popular'],
    search,
    page,
    total: totalOf(filter),
  });
}

/** By category and order only: a few dozen lists. */
function isPlain({ search, model, withServices, tokenized, ownerWallet }: AgentFilter): boolean {
  return !(search || model || withServices || tokenized || ownerWallet);
}

function filters({ category, model, withServices, tokenized }: AgentFilter): RawQueryFragment[] {
  return [
    ...(category ? [sql`agent.capabilities @> array[${category}]`] : []),
    ...(model ? [sql`agent.ai_models @> array[${model}]`] : []),
    ...(withServices ? [raw('agent.services_count > 0')] : []),
    ...(tokenized ? [raw('agent.token_mint is not null')] : []),
  ];
}

/** Only what the database keeps up to date. */
function totalOf(filter: AgentFilter): RawQueryFragment | undefined {
  const { category, model, withServices, tokenized, ownerWallet } = filter;
  if (ownerWallet) return undefined;
  if (!model) {
    const facet = `agents${category ? `:${category}` : ''}${withServices ? '+services' : ''}`;
    return facetTotal(tokenized ? `${facet}+token` : facet);
  }
  if (category || withServices || tokenized) return undefined;
  return sql`select coalesce(max(agents_count), 0) from ai_models where name = ${model}`;
}

/** Hidden agents are shown to their owner, who asks for them by wallet. */
function shownTo(ownerWallet: string | undefined, caller: Caller): RawQueryFragment[] {
  if (!ownerWallet) return [raw('agent.active and agent.marketable')];
  const wallet = walletKeyOf(ownerWallet);
  const owned = sql`agent.owner_wallet_key = ${wallet}`;
  if (caller.kind === 'wallet' && walletKeyOf(caller.wallet) === wallet) return [owned, raw('agent.active')];
  if (caller.kind !== 'user') return [owned, raw('agent.active and agent.marketable')];
  const isLinked = sql`exists (
    select from user_wallets where address_key = ${wallet} and idp_user_id = ${caller.userId})`;
  return [
    owned,
    sql`agent.active and (agent.marketable or agent.owner_user_id = ${caller.userId} or ${isLinked})`,
  ];
}
