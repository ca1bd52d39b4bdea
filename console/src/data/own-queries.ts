import type { AgentMarket, EarnPosition, OrderDetail } from '@agent-market/sdk';
import { queryOptions } from '@tanstack/react-query';
import { microOf } from '../parts/format.ts';
import { settings } from '../settings.ts';
import { paged } from './queries.ts';

const WATCH_MS = settings.watchMs;

export const ownOrdersQuery = (market: AgentMarket, key: string) =>
  paged(['own', key, 'orders'], async (paging) => await market.orders.list(paging));

export const ownBountiesQuery = (market: AgentMarket, key: string) =>
  paged(['own', key, 'bounties'], async (paging) => await market.bounties.my({ role: 'poster', ...paging }));

/** With its claims, where whoever is here posted it. */
export const bountyQuery = (market: AgentMarket, key: string, id: string) =>
  queryOptions({
    queryKey: ['own', key, 'bounties', id],
    queryFn: () => market.bounties.get(id, { include_claims: 1 }),
    refetchInterval: ({ state: { data } }) => (data?.claims && data.status === 'open' ? WATCH_MS : false),
  });

export const positionsQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'positions'],
    queryFn: async () => (await market.earn.positions({ limit: 100 })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? WATCH_MS : false),
  });

const isMoving = ({ pending_usd, queued_usd }: EarnPosition) =>
  microOf(pending_usd) > 0n || microOf(queued_usd) > 0n;

/** Looked at again and again as long as something may still happen to it. */
export const orderQuery = (market: AgentMarket, key: string, id: string, token?: string) =>
  queryOptions({
    queryKey: ['own', key, 'orders', id, token],
    queryFn: () => market.orders.get(id, token ? { credential: { orderToken: token } } : {}),
    // one that is not there will not come
    refetchInterval: ({ state: { data } }) => (data && !isSettled(data) ? WATCH_MS : false),
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
