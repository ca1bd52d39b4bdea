import type { Network } from '../../foundation/platform/networks.ts';

/** The normal balance of an account: assets and expenses are debit, liabilities and revenue are credit. */
export type Side = 'debit' | 'credit';

/**
 * In locking order, which matters for those that are not shared. A transaction that posts twice, such as for a payment and its release, also follows it: money is
 * posted at its source before its destination.
 */
const CHART_OF_ACCOUNTS = {
  treasury: 'debit',
  venue: 'debit',
  clearing: 'debit',
  expenses: 'debit',
  held: 'credit',
  escrow: 'credit',
  overpayments: 'credit',
  payable: 'credit',
  refunds: 'credit',
  pool: 'credit',
  revenue: 'credit',
  capital: 'credit',
} as const satisfies Record<string, Side>;

export type AccountKind = keyof typeof CHART_OF_ACCOUNTS;

/** Used by most payments of a network. Their balances are not locked: each posting appends a change. */
const SHARED_KINDS: ReadonlySet<AccountKind> = new Set([
  'treasury',
  'clearing',
  'expenses',
  'held',
  'overpayments',
  'refunds',
  'revenue',
  'capital',
]);

export function isSharedKind(kind: AccountKind): boolean {
  return SHARED_KINDS.has(kind);
}

export interface AccountRef {
  readonly code: string;
  readonly kind: AccountKind;
}

/** The chart of accounts, explained in the README of this folder. An account is a code on one network in one asset. */
export const accounts = {
  treasury: (network: Network) => createAccountRef('treasury', `treasury:${network}`),
  venue: (poolKey: string) => createAccountRef('venue', `venue:${poolKey}`),
  clearing: () => createAccountRef('clearing', 'network_clearing'),
  heldPayments: () => createAccountRef('held', 'held_payments'),
  orderEscrow: (orderId: string) => createAccountRef('escrow', `escrow:order:${orderId}`),
  agentPayable: (agentId: string) => createAccountRef('payable', `agent_payable:${agentId}`),
  refunds: () => createAccountRef('refunds', 'refunds'),
  pool: (poolKey: string) => createAccountRef('pool', `pool:${poolKey}`),
  platformRevenue: () => createAccountRef('revenue', 'platform_revenue'),
  platformExpenses: () => createAccountRef('expenses', 'platform_expenses'),
  overpayments: () => createAccountRef('overpayments', 'overpayments'),
  operatorCapital: () => createAccountRef('capital', 'operator_capital'),
};

const LOCK_ORDER = Object.keys(CHART_OF_ACCOUNTS);

export function listAccountKinds(): AccountKind[] {
  return LOCK_ORDER as AccountKind[];
}

export function compareLockOrder(a: AccountRef, b: AccountRef): number {
  return LOCK_ORDER.indexOf(a.kind) - LOCK_ORDER.indexOf(b.kind) || compare(a.code, b.code);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

export function getNormalSide(kind: AccountKind): Side {
  return CHART_OF_ACCOUNTS[kind];
}

function createAccountRef(kind: AccountKind, code: string): AccountRef {
  return { kind, code };
}
