import type { Network } from '../platform/networks.ts';

/** The side on which an account grows: what the platform holds is debit, what it owes or earned is credit. */
export type Side = 'debit' | 'credit';

const PLAN = {
  treasury: 'debit',
  venue: 'debit',
  clearing: 'debit',
  expenses: 'debit',
  escrow: 'credit',
  payable: 'credit',
  refunds: 'credit',
  pool: 'credit',
  revenue: 'credit',
  overpayments: 'credit',
  capital: 'credit',
} as const satisfies Record<string, Side>;

export type AccountKind = keyof typeof PLAN;

export interface AccountRef {
  readonly code: string;
  readonly kind: AccountKind;
}

/** The account plan, explained in the README beside this file. An account is a code on one network in one asset. */
export const accounts = {
  treasury: (network: Network) => account('treasury', `treasury:${network}`),
  venue: (poolKey: string) => account('venue', `venue:${poolKey}`),
  clearing: () => account('clearing', 'network_clearing'),
  orderEscrow: (orderId: string) => account('escrow', `escrow:order:${orderId}`),
  bountyEscrow: (bountyId: string) => account('escrow', `escrow:bounty:${bountyId}`),
  agentPayable: (agentId: string) => account('payable', `agent_payable:${agentId}`),
  refunds: () => account('refunds', 'refunds'),
  pool: (poolKey: string) => account('pool', `pool:${poolKey}`),
  platformRevenue: () => account('revenue', 'platform_revenue'),
  platformExpenses: () => account('expenses', 'platform_expenses'),
  overpayments: () => account('overpayments', 'overpayments'),
  operatorCapital: () => account('capital', 'operator_capital'),
};

export function sideOf(kind: AccountKind): Side {
  return PLAN[kind];
}

function account(kind: AccountKind, code: string): AccountRef {
  return { kind, code };
}
