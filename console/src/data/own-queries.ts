import type { AgentMarket, OrderDetail } from '@agent-market/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

const PAGE = 24;
const WATCH_MS = 3000;

export const ownOrdersQuery = (market: AgentMarket, key: string) =>
  infiniteQueryOptions({
    queryKey: ['own', key, 'orders'],
    queryFn: async ({ pageParam }) =>
      await market.orders.list({ limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });

/** Looked at again and again as long as something may still happen to it. */
export const orderQuery = (market: AgentMarket, key: string, id: string, token?: string) =>
  queryOptions({
    queryKey: ['own', key, 'orders', id, token],
    queryFn: () => market.orders.get(id, token ? { credential: { orderToken: token } } : {}),
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : WATCH_MS),
  });

const MOVING = ['pending', 'sent', 'held'];

function isSettled({ order }: OrderDetail): boolean {
  const ended = order.status === 'completed' || order.status === 'cancelled';
  return ended && !MOVING.includes(order.payout.status) && !MOVING.includes(order.refund.status);
}

export const messagesQuery = (market: AgentMarket, key: string, id: string, watch: boolean) =>
  queryOptions({
    queryKey: ['own', key, 'messages', id],
    queryFn: async () => (await market.messages.list(id, { limit: 100 })).data,
    refetchInterval: watch ? WATCH_MS : false,
  });
