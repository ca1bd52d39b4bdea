import {
  type AgentMarket,
  type HeldPaymentStatus,
  MarketError,
  type OutgoingTrouble,
  type PaymentNetwork,
  type SettlementStatus,
} from '@agent-market/sdk';
import { queryOptions } from '@tanstack/react-query';
import { settings } from '../settings.ts';
import { searchRecords } from './operator-search.ts';
import { pagedQuery } from './queries.ts';

export const disputesQuery = (market: AgentMarket, key: string) =>
  pagedQuery(['own', key, 'operator', 'disputes'], async (paging) => await market.admin.listDisputes(paging));

export type OutgoingKind = 'payouts' | 'refunds';

export const outgoingQuery = (
  market: AgentMarket,
  key: string,
  kind: OutgoingKind,
  status: OutgoingTrouble | undefined,
) =>
  pagedQuery(['own', key, 'operator', kind, status], async (paging) => {
    const query = { ...paging, ...(status && { status }) };
    return kind === 'payouts' ? await market.admin.listPayouts(query) : await market.admin.listRefunds(query);
  });

interface PaymentFilters<Status> {
  status: Status | undefined;
  network: PaymentNetwork | undefined;
}

export const heldPaymentsQuery = (
  market: AgentMarket,
  key: string,
  { status, network }: PaymentFilters<HeldPaymentStatus>,
) =>
  pagedQuery(
    ['own', key, 'operator', 'held-payments', status, network],
    async (paging) =>
      await market.admin.listHeldPayments({
        ...paging,
        ...(status && { status }),
        ...(network && { network }),
      }),
  );

export const settlementsQuery = (
  market: AgentMarket,
  key: string,
  { status, network }: PaymentFilters<SettlementStatus>,
) =>
  pagedQuery(
    ['own', key, 'operator', 'settlements', status, network],
    async (paging) =>
      await market.admin.listSettlements({
        ...paging,
        ...(status && { status }),
        ...(network && { network }),
      }),
  );

export const operatorSearchQuery = (market: AgentMarket, key: string, wanted: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'search', wanted],
    queryFn: () => searchRecords(market, wanted),
  });

export const operatorActionsQuery = (market: AgentMarket, key: string) =>
  pagedQuery(['own', key, 'operator', 'actions'], async (paging) => await market.admin.listActions(paging));

/** Whether the API rejected the caller, rather than failed. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof MarketError && [401, 403].includes(error.status);

export const treasuryQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'treasury'],
    queryFn: () => market.admin.readTreasury(),
  });

export const backlogQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'backlog'],
    queryFn: () => market.admin.readBacklog(),
    refetchInterval: ({ state }) => (state.error ? false : settings.watchMs),
  });

export const stuckJobsQuery = (market: AgentMarket, key: string) =>
  pagedQuery(['own', key, 'operator', 'jobs'], async (paging) => await market.admin.listStuckJobs(paging));

export const tokenFeesQuery = (market: AgentMarket, key: string) =>
  pagedQuery(['own', key, 'operator', 'token-fees'], async (paging) => await market.fees.index(paging));

export const feeBalanceQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'fees'],
    queryFn: () => market.fees.balance(),
    retry: false,
  });
