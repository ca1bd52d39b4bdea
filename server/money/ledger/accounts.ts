import type { Network } from '../../foundation/platform/networks.ts';

/** The side on which an account grows: what the platform holds is debit, what it owes or earned is credit. */
export type Side = 'debit' | 'credit';

/**
 * In the order in which accounts are locked. A transaction that posts twice, as one that takes a payment and promises
 * it on, keeps to the order as well: money is posted where it comes from before where it goes.
 */
const PLAN = {
  treasury: 'debit',
  venue: 'debit',
  clearing: 'debit',
  expenses: 'debit',
  kept: 'credit',
  escrow: 'credit',
  overpayments: 'credit',
  payable: 'credit',
  refunds: 'credit',
  pool: 'credit',
  revenue: 'credit',
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
  keptPayments: () => account('kept', 'kept_payments'),
  orderEscrow: (orderId: string) => account('escrow', `escrow:order:${orderId}`),
  agentPayable: (agentId: string) => account('payable', `agent_payable:${agentId}`),
  refunds: () => account('refunds', 'refunds'),
  pool: (poolKey: string) => account('pool', `pool:${poolKey}`),
  platformRevenue: () => account('revenue', 'platform_revenue'),
  platformExpenses: () => account('expenses', 'platform_expenses'),
  overpayments: () => account('overpayments', 'overpayments'),
  operatorCapital: () => account('capital', 'operator_capital'),
};

const LOCKED = Object.keys(PLAN);

export function byLock(a: AccountRef, b: AccountRef): number {
  return LOCKED.indexOf(a.kind) - LOCKED.indexOf(b.kind) || compare(a.code, b.code);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export function sideOf(kind: AccountKind): Side {
  return PLAN[kind];
}

function account(kind: AccountKind, code: string): AccountRef {
  return { kind, code };
}
