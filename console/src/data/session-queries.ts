import type { AgentMarket, EarnPosition, Order, OrderDetail } from '@agent-market/sdk';
import { queryOptions } from '@tanstack/react-query';
import { parseUsd } from '../components/format.ts';
import { settings } from '../settings.ts';
import { pagedQuery } from './queries.ts';

const REFETCH_INTERVAL_MS = settings.watchMs;

export const ownOrdersQuery = (market: AgentMarket, key: string) =>
  pagedQuery(['own', key, 'orders'], async (paging) => await market.orders.list(paging));

const STATEMENT_PAGE_SIZE = 100;

/** All of them, page by page. */
export async function readAllOwnOrders(market: AgentMarket): Promise<Order[]> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await market.orders.list({ limit: STATEMENT_PAGE_SIZE, ...(cursor && { cursor }) });
    orders.push(...page.data);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return orders;
}

export const ownBountiesQuery = (market: AgentMarket, key: string) =>
  pagedQuery(
    ['own', key, 'bounties'],
    async (paging) => await market.bounties.my({ role: 'poster', ...paging }),
  );

/** With its claims, if the user posted it. */
export const bountyQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({
    queryKey: ['own', key, 'bounties', id],
    queryFn: () => market.bounties.get(id, { include_claims: 1 }),
    refetchInterval: ({ state: { data } }) =>
      data?.claims && data.status === 'open' ? REFETCH_INTERVAL_MS : false,
  });

export const positionsQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'positions'],
    queryFn: async () => (await market.earn.positions({ limit: 100 })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(hasPendingTransfer) ? REFETCH_INTERVAL_MS : false),
  });

const hasPendingTransfer = ({ pending_usd, queued_usd }: EarnPosition) =>
  parseUsd(pending_usd) > 0n || parseUsd(queued_usd) > 0n;

/** Polled as long as it can still change. */
export const orderQuery = (market: AgentMarket, key: string, id: string, token?: string) =>
  queryOptions({
    queryKey: ['own', key, 'orders', id, token],
    queryFn: () => market.orders.get(id, token ? { credential: { orderToken: token } } : {}),
    // a missing one will not appear
    refetchInterval: ({ state: { data } }) => (data && !isFinished(data) ? REFETCH_INTERVAL_MS : false),
  });

const PENDING_STATUSES = ['pending', 'sent', 'held'];

function isFinished({ order }: OrderDetail): boolean {
  const ended = order.status === 'completed' || order.status === 'cancelled';
  return (
    ended &&
    !PENDING_STATUSES.includes(order.payout.status) &&
    !PENDING_STATUSES.includes(order.refund.status)
  );
}

export const messagesQuery = (market: AgentMarket, key: string, id: string, watch: boolean) =>
  queryOptions({
    queryKey: ['own', key, 'messages', id],
    queryFn: async () => (await market.messages.list(id, { limit: 100 })).data,
    refetchInterval: watch ? REFETCH_INTERVAL_MS : false,
  });
