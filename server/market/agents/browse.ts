import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { browseQuery } from '../../foundation/browse/browse-query.ts';
import { isFrontPage, type Page, type PageRequest } from '../../foundation/browse/page.ts';
import type { PageQuery } from '../../foundation/browse/page-query.ts';
import { FrontPages, readPage } from '../../foundation/browse/read-page.ts';
import { type Search, understandSearch } from '../../foundation/browse/search.ts';
import { byInteger, byRating, byTime } from '../../foundation/browse/sort-order.ts';
import { searchedSource } from '../../foundation/browse/source.ts';
import { facetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { isLinked } from '../../identity/linked-wallets.ts';
import { isOwnedBy } from '../../identity/owned-agents.ts';
import { AiModel } from './ai-model.entity.ts';
import { type PublicAgentRow, publicAgents } from './columns.ts';

export interface AgentFilter {
  category?: string;
  search?: string;
  model?: string;
  sortBy?: keyof typeof ORDERS;
  withServices?: boolean;
  tokenized?: boolean;
  ownerWallet?: string;
  mine?: boolean;
}

const SOURCE = searchedSource([Agent], publicAgents, {
  table: tables(Agent).selectFrom('agents as agent'),
  alias: 'agent',
  id: 'agent.id',
  name: 'agent.name',
});

const condition = expressionBuilder<{ agent: Tables<typeof Agent>['agents'] }, 'agent'>();
const { ref: column } = condition;
const frontPages = new FrontPages<PublicAgentRow>();

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
  if (isFrontPage(page) && isPlain(filter)) {
    const { category = '', sortBy = '' } = filter;
    return frontPages.read(em, `${category} ${sortBy}`, () => agentsPage(filter, undefined, page, caller));
  }
  const search = await understandSearch(em, filter.search);
  return readPage(em, agentsPage(filter, search, page, caller));
}

export function agentsPage(
  filter: AgentFilter,
  search: Search | undefined,
  page: PageRequest,
  caller: Caller,
): PageQuery<PublicAgentRow> {
  return browseQuery({
    source: SOURCE,
    where: [...shownTo(filter, caller), ...filters(filter)],
    order: ORDERS[filter.sortBy ?? 'popular'],
    search,
    page,
    total: totalOf(filter),
  });
}

/** By category and order only: a few dozen lists. */
function isPlain({ search, model, withServices, tokenized, ownerWallet, mine }: AgentFilter): boolean {
  return !(search || model || withServices || tokenized || ownerWallet || mine);
}

function filters({ category, model, withServices, tokenized }: AgentFilter): Expression<SqlBool>[] {
  return [
    ...(category ? [condition('agent.capabilities', '@>', sql<Category[]>`array[${category}]`)] : []),
    ...(model ? [condition('agent.ai_models', '@>', sql<string[]>`array[${model}]`)] : []),
    ...(withServices ? [condition('agent.services_count', '>', sql.lit(0))] : []),
    ...(tokenized ? [condition('agent.token_mint', 'is not', null)] : []),
  ];
}

/** Only what the database keeps up to date. */
function totalOf(filter: AgentFilter): Expression<unknown> | undefined {
  const { category, model, withServices, tokenized, ownerWallet, mine } = filter;
  if (ownerWallet || mine) return undefined;
  if (!model) {
    const facet = `agents${category ? `:${category}` : ''}${withServices ? '+services' : ''}`;
    return facetTotal(tokenized ? `${facet}+token` : facet);
  }
  if (category || withServices || tokenized) return undefined;
  return tables(AiModel)
    .selectFrom('ai_models')
    .select(({ fn }) => fn.coalesce(fn.max('agents_count'), sql.lit(0)).as('total'))
    .where('name', '=', model);
}

/** Hidden agents are shown to their owner, who asks for all of them, or for those of a wallet. */
function shownTo({ ownerWallet, mine }: AgentFilter, caller: Caller): Expression<SqlBool>[] {
  const isActive = column('agent.active');
  const isMarketable = column('agent.marketable');
  if (mine) return [isActive, isOwnedBy(caller, 'agent')];
  if (!ownerWallet) return [isActive, isMarketable];
  const wallet = walletKeyOf(ownerWallet);
  const isOwned = condition('agent.owner_wallet_key', '=', wallet);
  if (caller.kind === 'wallet' && walletKeyOf(caller.wallet) === wallet) return [isOwned, isActive];
  if (caller.kind !== 'user') return [isOwned, isActive, isMarketable];
  const isOwn = condition('agent.owner_user_id', '=', caller.userId);
  return [isOwned, isActive, condition.or([isMarketable, isOwn, isLinked(wallet, caller.userId)])];
}
