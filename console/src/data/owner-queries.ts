import {
  type AgentMarket,
  MarketError,
  type OrderStatus,
  type WebhookDeliveryDetail,
  type WebhookDeliveryStatus,
} from '@agent-market/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { settings } from '../settings.ts';

const PAGE = 24;
const WATCH_MS = settings.watchMs;

/** The list may be read 30 times an hour. */
const ORDERS_FRESH_MS = 120_000;

type Paging = { limit: number; cursor?: string };

/** All of it is read again when the owner has done something, hence `own`. */
function paged<T extends { next_cursor: string | null }>(
  key: readonly unknown[],
  read: (paging: Paging) => PromiseLike<T>,
) {
  return infiniteQueryOptions({
    queryKey: ['own', ...key],
    queryFn: async ({ pageParam }) => await read({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export const myAgentsQuery = (market: AgentMarket, key: string) =>
  paged([key, 'agents'], (paging) => market.agents.list({ mine: true, sortBy: 'newest', ...paging }));

export const myAgentQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({
    queryKey: ['own', key, 'agents', id],
    queryFn: async () => (await market.agents.get(id)).agent,
  });

/** With what only the agent itself sees, hence by its key. */
export const agentItselfQuery = (market: AgentMarket, id: string) =>
  queryOptions({ queryKey: ['own', 'itself', id], queryFn: () => market.agents.me() });

export const myServicesQuery = (market: AgentMarket, key: string, agent: string) =>
  paged([key, 'services', agent], (paging) => market.services.listForAgent(agent, paging));

export const agentOrdersQuery = (market: AgentMarket, key: string, agent: string, status: OrderStatus[]) => ({
  ...paged([key, 'agent-orders', agent, status], (paging) =>
    market.orders.listForAgent(agent, { status, ...paging }),
  ),
  staleTime: ORDERS_FRESH_MS,
});

export const earningsQuery = (market: AgentMarket, key: string, agent: string) =>
  paged([key, 'earnings', agent], (paging) => market.orders.listEarnings(agent, paging));

/** `moment` is where the money stands: once it has moved, the lines are read anew. */
export const postingsQuery = (market: AgentMarket, key: string, order: string, moment: string) =>
  queryOptions({
    queryKey: ['own', key, 'ledger', order, moment],
    queryFn: async () => (await market.orders.listPostings(order)).data,
  });

export const deliveriesQuery = (market: AgentMarket, agent: string, status?: WebhookDeliveryStatus) => ({
  ...paged(['deliveries', agent, status], (paging) =>
    market.webhooks.listDeliveries({ ...paging, ...(status && { status }) }),
  ),
  refetchInterval: WATCH_MS * 3,
});

const isUnderWay = (delivery?: WebhookDeliveryDetail) => delivery?.status === 'pending';

export const deliveryQuery = (market: AgentMarket, id: string) =>
  queryOptions({
    queryKey: ['own', 'deliveries', id],
    queryFn: () => market.webhooks.getDelivery(id),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? WATCH_MS : false),
  });

export const fundingQuery = (market: AgentMarket, agent: string) =>
  queryOptions({ queryKey: ['own', 'funding', agent], queryFn: () => market.wallets.funding('me') });

export const policyQuery = (market: AgentMarket, agent: string) =>
  queryOptions({ queryKey: ['own', 'policy', agent], queryFn: () => market.wallets.getPolicy('me') });

export const approvalsQuery = (market: AgentMarket, agent: string) => ({
  ...paged(['approvals', agent], (paging) => market.wallets.listApprovals('me', paging)),
  refetchInterval: WATCH_MS * 3,
});

export const feesQuery = (market: AgentMarket, key: string, agent: string) =>
  queryOptions({
    queryKey: ['own', key, 'fees', agent],
    queryFn: () => unlessOff(market.fees.ofAgent(agent)),
  });

/** Null where the service does not offer it. */
async function unlessOff<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof MarketError && error.status === 503) return null;
    throw error;
  });
}

export const notificationsQuery = (market: AgentMarket, key: string) =>
  paged([key, 'notifications'], (paging) => market.notifications.list(paging));

export const myServiceQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({ queryKey: ['own', key, 'service', id], queryFn: () => market.services.get(id) });
