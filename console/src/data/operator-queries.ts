import {
  type AgentMarket,
  type HeldPaymentStatus,
  MarketError,
  type OutgoingSubject,
  type OutgoingTrouble,
  type PaymentNetwork,
  type SettlementStatus,
} from '@agent-market/sdk';
import { queryOptions } from '@tanstack/react-query';
import { settings } from '../settings.ts';
import { pagedQuery } from './queries.ts';

export const disputesQuery = (market: AgentMarket, key: string, network?: PaymentNetwork) =>
  pagedQuery(
    ['own', key, 'operator', 'disputes', network],
    async (paging) => await market.admin.listDisputes({ ...paging, ...pickSet({ network }) }),
  );

export type OutgoingKind = 'payouts' | 'refunds';

interface PaymentFilters<Status> {
  status?: Status | undefined;
  network?: PaymentNetwork | undefined;
}

interface OutgoingFilters extends PaymentFilters<OutgoingTrouble> {
  subject_type?: OutgoingSubject | undefined;
}

export const outgoingQuery = (
  market: AgentMarket,
  key: string,
  kind: OutgoingKind,
  filters: OutgoingFilters = {},
) =>
  pagedQuery(['own', key, 'operator', kind, filters], async (paging) => {
    const query = { ...paging, ...pickSet(filters) };
    return kind === 'payouts' ? await market.admin.listPayouts(query) : await market.admin.listRefunds(query);
  });

export const heldPaymentsQuery = (
  market: AgentMarket,
  key: string,
  filters: PaymentFilters<HeldPaymentStatus>,
) =>
  pagedQuery(
    ['own', key, 'operator', 'held-payments', filters],
    async (paging) => await market.admin.listHeldPayments({ ...paging, ...pickSet(filters) }),
  );

export const settlementsQuery = (
  market: AgentMarket,
  key: string,
  filters: PaymentFilters<SettlementStatus>,
) =>
  pagedQuery(
    ['own', key, 'operator', 'settlements', filters],
    async (paging) => await market.admin.listSettlements({ ...paging, ...pickSet(filters) }),
  );

type SetFilters<T> = { [Key in keyof T]?: NonNullable<T[Key]> };

const pickSet = <T extends object>(filters: T): SetFilters<T> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as SetFilters<T>;

export const operatorSearchQuery = (market: AgentMarket, key: string, wanted: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'search', wanted],
    queryFn: () => market.admin.search({ q: wanted }),
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

export const reconciliationQuery = (market: AgentMarket, key: string) =>
  queryOptions({
    queryKey: ['own', key, 'operator', 'reconciliation'],
    queryFn: () => market.admin.readReconciliation(),
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
