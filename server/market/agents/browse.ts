import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Category } from '../../../generated/vocabulary.gen.ts';
import { buildBrowseQuery } from '../../foundation/browse/browse-query.ts';
import { isDefaultFirstPage, type Page, type PageRequest } from '../../foundation/browse/page.ts';
import type { PageQuery } from '../../foundation/browse/page-query.ts';
import { FirstPageCache, readPage } from '../../foundation/browse/read-page.ts';
import { parseSearch, type Search } from '../../foundation/browse/search.ts';
import { sortByInteger, sortByRating, sortByTime } from '../../foundation/browse/sort-order.ts';
import { createSearchableSource } from '../../foundation/browse/source.ts';
import { selectFacetTotal } from '../../foundation/browse/totals.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Tables, tables } from '../../foundation/db/statement.ts';
import { normalizeWalletAddress } from '../../foundation/platform/wallet-address.ts';
import { Agent } from '../../identity/agent.entity.ts';
import type { Caller } from '../../identity/caller.ts';
import { isWalletLinked } from '../../identity/linked-wallets.ts';
import { isOwnedBy } from '../../identity/owned-agents.ts';
import { type PublicAgentRow, publicAgents } from './agent-rows.ts';
import { AiModel } from './ai-model.entity.ts';

export interface AgentFilter {
  category?: string;
  search?: string;
  model?: string;
  sortBy?: keyof typeof SORT_ORDERS;
  withServices?: boolean;
  tokenized?: boolean;
  ownerWallet?: string;
  mine?: boolean;
}

const SOURCE = createSearchableSource([Agent], publicAgents, {
  table: tables(Agent).selectFrom('agents as agent'),
  alias: 'agent',
  id: 'agent.id',
  name: 'agent.name',
});

const condition = expressionBuilder<{ agent: Tables<typeof Agent>['agents'] }, 'agent'>();
const { ref: column } = condition;
const frontPages = new FirstPageCache<PublicAgentRow>();

const SORT_ORDERS = {
  popular: sortByInteger('popular', 'agent.completed_orders', 'desc'),
  newest: sortByTime('newest', 'agent.created_at', 'desc'),
  rating: sortByRating('rating', 'agent.avg_rating'),
};

/** One page of the visible agents, or of a wallet's agents for its owner. */
export async function browseAgents(
  em: EntityManager,
  filter: AgentFilter,
  page: PageRequest,
  caller: Caller,
): Promise<Page<PublicAgentRow>> {
  if (isDefaultFirstPage(page) && isFrontPageFilter(filter)) {
    const { category = '', sortBy = '' } = filter;
    return frontPages.read(em, `${category} ${sortBy}`, () =>
      buildAgentsPage(filter, undefined, page, caller),
    );
  }
  const search = await parseSearch(em, filter.search);
  return readPage(em, buildAgentsPage(filter, search, page, caller));
}

export function buildAgentsPage(
  filter: AgentFilter,
  search: Search | undefined,
  page: PageRequest,
  caller: Caller,
): PageQuery<PublicAgentRow> {
  return buildBrowseQuery({
    source: SOURCE,
    where: [...visibleTo(filter, caller), ...buildConditions(filter)],
    order: SORT_ORDERS[filter.sortBy ?? 'popular'],
    search,
    page,
    total: buildTotal(filter),
  });
}

/** By category and order only: a few dozen lists. */
function isFrontPageFilter({
  search,
  model,
  withServices,
  tokenized,
  ownerWallet,
  mine,
}: AgentFilter): boolean {
  return !(search || model || withServices || tokenized || ownerWallet || mine);
}

function buildConditions({ category, model, withServices, tokenized }: AgentFilter): Expression<SqlBool>[] {
  return [
    ...(category ? [condition('agent.capabilities', '@>', sql<Category[]>`array[${category}]`)] : []),
    ...(model ? [condition('agent.ai_models', '@>', sql<string[]>`array[${model}]`)] : []),
    ...(withServices ? [condition('agent.services_count', '>', sql.lit(0))] : []),
    ...(tokenized ? [condition('agent.token_mint', 'is not', null)] : []),
  ];
}

/** Only totals that the database maintains. */
function buildTotal(filter: AgentFilter): Expression<unknown> | undefined {
  const { category, model, withServices, tokenized, ownerWallet, mine } = filter;
  if (ownerWallet || mine) return undefined;
  if (!model) {
    const facet = `agents${category ? `:${category}` : ''}${withServices ? '+services' : ''}`;
    return selectFacetTotal(tokenized ? `${facet}+token` : facet);
  }
  if (category || withServices || tokenized) return undefined;
  return tables(AiModel)
    .selectFrom('ai_models')
    .select(({ fn }) => fn.coalesce(fn.max('agents_count'), sql.lit(0)).as('total'))
    .where('name', '=', model);
}

/** Hidden agents are visible to their owner, who lists all of them or those of a wallet. */
function visibleTo({ ownerWallet, mine }: AgentFilter, caller: Caller): Expression<SqlBool>[] {
  const isActive = column('agent.active');
  const isMarketable = column('agent.marketable');
  if (mine) return [isActive, isOwnedBy(caller, 'agent')];
  if (!ownerWallet) return [isActive, isMarketable];
  const wallet = normalizeWalletAddress(ownerWallet);
  const isOwned = condition('agent.owner_wallet_key', '=', wallet);
  if (caller.kind === 'wallet' && normalizeWalletAddress(caller.wallet) === wallet)
    return [isOwned, isActive];
  if (caller.kind !== 'user') return [isOwned, isActive, isMarketable];
  const isOwn = condition('agent.owner_user_id', '=', caller.userId);
  return [isOwned, isActive, condition.or([isMarketable, isOwn, isWalletLinked(wallet, caller.userId)])];
}
