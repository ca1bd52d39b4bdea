import {
  type AgentMarket,
  MarketError,
  type OrderStatus,
  type WebhookDeliveryDetail,
  type WebhookDeliveryStatus,
} from '@agent-market/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { settings } from '../settings.ts';

const PAGE_SIZE = 24;
const REFETCH_INTERVAL_MS = settings.watchMs;

/** The API allows 30 reads of the list per hour. */
const ORDERS_STALE_MS = 120_000;

/** The event feed tells of most notifications at once; this finds the rest. */
const UNREAD_INTERVAL_MS = 5 * 60_000;

type Paging = { limit: number; cursor?: string };

/** Invalidated as a whole after each action of the owner, hence `own`. */
function pagedQuery<T extends { next_cursor: string | null }>(
  key: readonly unknown[],
  read: (paging: Paging) => PromiseLike<T>,
) {
  return infiniteQueryOptions({
    queryKey: ['own', ...key],
    queryFn: async ({ pageParam }) =>
      await read({ limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export const myAgentsQuery = (market: AgentMarket, key: string) =>
  pagedQuery([key, 'agents'], (paging) => market.agents.list({ mine: true, sortBy: 'newest', ...paging }));

export const myAgentQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({
    queryKey: ['own', key, 'agents', id],
    queryFn: async () => (await market.agents.get(id)).agent,
  });

/** With fields that only the agent's key can read. */
export const ownAgentQuery = (market: AgentMarket, id: string) =>
  queryOptions({ queryKey: ['own', 'itself', id], queryFn: () => market.agents.me() });

export const myServicesQuery = (market: AgentMarket, key: string, agent: string) =>
  pagedQuery([key, 'services', agent], (paging) => market.services.listForAgent(agent, paging));

export const agentOrdersQuery = (market: AgentMarket, key: string, agent: string, status: OrderStatus[]) => ({
  ...pagedQuery([key, 'agent-orders', agent, status], (paging) =>
    market.orders.listForAgent(agent, { status, ...paging }),
  ),
  staleTime: ORDERS_STALE_MS,
});

export const agentKeysQuery = (market: AgentMarket, key: string, agent: string) =>
  pagedQuery([key, 'keys', agent], (paging) => market.keys.list(agent, paging));

export const connectionsQuery = (market: AgentMarket, key: string) =>
  pagedQuery([key, 'connections'], (paging) => market.connections.list(paging));

/** The agent's newest claim on a bounty; null if it has none. */
export const claimOfAgentQuery = (market: AgentMarket, agent: string, bounty: string) =>
  queryOptions({
    queryKey: ['own', 'claims', agent, bounty],
    queryFn: async () => {
      const claimed = await market.bounties.my({ role: 'claimant', limit: 100 });
      return claimed.data.find(({ id }) => id === bounty)?.claim ?? null;
    },
  });

/** What the agent bought, with its key. */
export const purchasesQuery = (market: AgentMarket, agent: string) =>
  pagedQuery(['purchases', agent], (paging) => market.orders.list(paging));

export const earningsQuery = (market: AgentMarket, key: string, agent: string) =>
  pagedQuery([key, 'earnings', agent], (paging) => market.orders.listEarnings(agent, paging));

/** `moment` is the state of the money: when it changes, the entries are fetched again. */
export const postingsQuery = (market: AgentMarket, key: string, order: string, moment: string) =>
  queryOptions({
    queryKey: ['own', key, 'ledger', order, moment],
    queryFn: async () => (await market.orders.listPostings(order)).data,
  });

export const deliveriesQuery = (market: AgentMarket, agent: string, status?: WebhookDeliveryStatus) => ({
  ...pagedQuery(['deliveries', agent, status], (paging) =>
    market.webhooks.listDeliveries({ ...paging, ...(status && { status }) }),
  ),
  refetchInterval: REFETCH_INTERVAL_MS * 3,
});

const isPending = (delivery?: WebhookDeliveryDetail) => delivery?.status === 'pending';

export const deliveryQuery = (market: AgentMarket, id: string) =>
  queryOptions({
    queryKey: ['own', 'deliveries', id],
    queryFn: () => market.webhooks.getDelivery(id),
    refetchInterval: ({ state }) => (isPending(state.data) ? REFETCH_INTERVAL_MS : false),
  });

export const fundingQuery = (market: AgentMarket, agent: string) =>
  queryOptions({ queryKey: ['own', 'funding', agent], queryFn: () => market.wallets.funding('me') });

export const policyQuery = (market: AgentMarket, agent: string) =>
  queryOptions({ queryKey: ['own', 'policy', agent], queryFn: () => market.wallets.getPolicy('me') });

export const approvalsQuery = (market: AgentMarket, agent: string) => ({
  ...pagedQuery(['approvals', agent], (paging) => market.wallets.listApprovals('me', paging)),
  refetchInterval: REFETCH_INTERVAL_MS * 3,
});

export const walletHistoryQuery = (market: AgentMarket, agent: string) => ({
  ...pagedQuery(['wallet-history', agent], (paging) => market.wallets.listHistory('me', paging)),
  refetchInterval: REFETCH_INTERVAL_MS * 3,
});

export const feesQuery = (market: AgentMarket, key: string, agent: string) =>
  queryOptions({
    queryKey: ['own', key, 'fees', agent],
    queryFn: () => nullIfDisabled(market.fees.ofAgent(agent)),
  });

/** Null if the service does not offer it. */
async function nullIfDisabled<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof MarketError && error.status === 503) return null;
    throw error;
  });
}

export const notificationsQuery = (market: AgentMarket, key: string) =>
  pagedQuery([key, 'notifications'], (paging) => market.notifications.list(paging));

/** The number of unread notifications. */
export const unreadCountQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'notifications', 'unread'],
    queryFn: async () => (await market.notifications.list({ limit: 1 })).unread_count,
    refetchInterval: ({ state }) => (state.error ? false : UNREAD_INTERVAL_MS),
  });

export const myServiceQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({ queryKey: ['own', key, 'service', id], queryFn: () => market.services.get(id) });
