import type { AgentMarket } from '@agent-market/sdk';
import { queryOptions } from '@tanstack/react-query';
import { settings } from '../settings.ts';
import { paged } from './queries.ts';

export const disputesQuery = (market: AgentMarket, key: string) =>
  paged(['own', key, 'operator', 'disputes'], async (paging) => await market.admin.listDisputes(paging));

export type Outgoing = 'payouts' | 'refunds';

export const outgoingQuery = (market: AgentMarket, key: string, what: Outgoing) =>
  paged(['own', key, 'operator', what], async (paging) =>
    what === 'payouts' ? await market.admin.listPayouts(paging) : await market.admin.listRefunds(paging),
  );

export const treasuryQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'treasury'],
    queryFn: () => market.admin.readTreasury(),
  });

export const backlogQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'backlog'],
    queryFn: () => market.admin.readBacklog(),
    refetchInterval: settings.watchMs,
  });

export const stuckJobsQuery = (market: AgentMarket, key: string) =>
  paged(['own', key, 'operator', 'jobs'], async (paging) => await market.admin.listStuckJobs(paging));

export const tokenFeesQuery = (market: AgentMarket, key: string) =>
  paged(['own', key, 'operator', 'token-fees'], async (paging) => await market.fees.index(paging));

export const feeBalanceQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'fees'],
    queryFn: () => market.fees.balance(),
    retry: false,
  });
