import type { AgentsListQuery, BountiesListQuery, ServicesListQuery } from '@agent-market/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { market } from './public-api.ts';

const PAGE_SIZE = 24;
const LIVE_REFETCH_MS = 15_000;
const PRICE_REFETCH_MS = 5 * 60_000;

type Filters<T> = Omit<T, 'limit' | 'offset' | 'page' | 'cursor'>;
export type ServiceFilters = Filters<ServicesListQuery>;
export type AgentFilters = Filters<Omit<AgentsListQuery, 'owner_wallet' | 'mine'>>;

/** The filters in the URL. */
export interface AgentSearch extends Omit<AgentFilters, 'services' | 'tokenized'> {
  services?: 'with';
  tokenized?: true;
}

export type BountyFilters = Filters<BountiesListQuery>;

/** Cursor pagination; the first page has no cursor. */
export function pagedQuery<T>(
  key: readonly unknown[],
  read: (paging: { limit: number; cursor?: string }) => Promise<T>,
) {
  return infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam }) => read({ limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: (page) => (page as { next_cursor: string | null }).next_cursor ?? undefined,
  });
}

export const servicesQuery = (filters: ServiceFilters) =>
  pagedQuery(['services', filters], async (paging) => await market.services.list({ ...filters, ...paging }));

export const popularServicesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['services', 'popular', limit],
    queryFn: async () => (await market.services.list({ sortBy: 'popular', limit })).data,
  });

export const agentsQuery = (filters: AgentFilters) =>
  pagedQuery(['agents', filters], async (paging) => await market.agents.list({ ...filters, ...paging }));

export const bountiesQuery = (filters: BountyFilters) =>
  pagedQuery(['bounties', filters], async (paging) => await market.bounties.list({ ...filters, ...paging }));

export const reviewsQuery = (agent: string) =>
  pagedQuery(
    ['agents', agent, 'reviews'],
    async (paging) => await market.reviews.listForAgent(agent, paging),
  );

export const agentQuery = (id: string) =>
  queryOptions({ queryKey: ['agents', id], queryFn: () => market.agents.get(id) });

export const serviceQuery = (id: string) =>
  queryOptions({ queryKey: ['services', id], queryFn: () => market.services.get(id) });

export const earnMarketsQuery = queryOptions({
  queryKey: ['earn', 'markets'],
  queryFn: async () => (await market.earn.markets({ limit: 100 })).data,
  refetchInterval: LIVE_REFETCH_MS,
});

export const earnPoolsQuery = queryOptions({
  queryKey: ['earn', 'pools'],
  queryFn: async () => (await market.earn.pools({ limit: 100 })).data,
  refetchInterval: LIVE_REFETCH_MS,
});

export const sharePricesQuery = (key: string, days: number) =>
  queryOptions({
    queryKey: ['earn', 'share-prices', key, days],
    queryFn: () => market.earn.sharePrices({ key, days }),
    staleTime: PRICE_REFETCH_MS,
    // the first price is read within a minute
    refetchInterval: ({ state }) => (state.data?.series.length === 0 ? LIVE_REFETCH_MS : false),
  });

export const featuredAgentsQuery = queryOptions({
  queryKey: ['agents', 'featured'],
  queryFn: async () => (await market.agents.featured()).data,
});

export const modelsQuery = queryOptions({
  queryKey: ['models'],
  queryFn: async () => (await market.agents.listModels({ limit: 100 })).data,
});

export const platformStatsQuery = queryOptions({
  queryKey: ['figures'],
  queryFn: () => market.stats.platform(),
  refetchInterval: LIVE_REFETCH_MS,
});

export const dailyMetricsQuery = (days: number) =>
  queryOptions({
    queryKey: ['figures', 'daily', days],
    queryFn: async () => (await market.stats.daily({ days })).series,
    refetchInterval: LIVE_REFETCH_MS,
  });

export const activityQuery = (limit: number) =>
  queryOptions({
    queryKey: ['figures', 'activity', limit],
    queryFn: () => market.stats.activity({ limit }),
    refetchInterval: LIVE_REFETCH_MS,
  });

export const tokenPriceQuery = (mint: string) =>
  queryOptions({
    queryKey: ['prices', mint],
    queryFn: async () => (await market.marketData.get({ mints: [mint] }))[mint] ?? null,
    staleTime: PRICE_REFETCH_MS,
  });
