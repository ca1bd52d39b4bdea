import { accounts } from '../../money/ledger/accounts.ts';
import { credit, debit, type Entry, type Posting } from '../../money/ledger/posting.ts';
import type { SETTLED } from '../../money/payouts/payout.ts';
import { paymentOf } from './order-payment.ts';
import type { OrderRow } from './rows.ts';
import type { Settlement } from './settlement.ts';

/** What the ledger calls what happens to the money of an order, whose id is the reference of each. */
export type OrderPostingKind =
  | 'order_paid'
  | Settlement['kind']
  | 'payout_recalled'
  | (typeof SETTLED)['payout' | 'refund'];

/** The payment was verified and claimed. */
export function paidPosting(order: OrderRow): Posting {
  const { id, network, total, paid } = paymentOf(order);
  return posting(order, 'order_paid', [
    debit(accounts.treasury(network), paid),
    credit(accounts.orderEscrow(id), total),
    ...some(credit, accounts.overpayments(), paid - total),
  ]);
}

/** The escrow is emptied. */
export function settledPosting(order: OrderRow, settlement: Settlement): Posting {
  const { id, total } = paymentOf(order);
  const { kind, payout_micro, fee_micro, refund_micro } = settlement;
  return posting(order, kind, [
    debit(accounts.orderEscrow(id), total),
    ...some(debit, accounts.overpayments(), payout_micro + fee_micro + refund_micro - total),
    ...some(credit, accounts.agentPayable(order.agent_id), payout_micro),
    ...some(credit, accounts.platformRevenue(), fee_micro),
    ...some(credit, accounts.refunds(), refund_micro),
  ]);
}

/** The escrow is empty: what the agent keeps is the platform's expense, and the fee was not earned. */
export function compensatedPosting(order: OrderRow, settlement: Settlement): Posting {
  const { total, paid } = paymentOf(order);
  const { kind, payout_micro, refund_micro } = settlement;
  return posting(order, kind, [
    ...some(debit, accounts.platformExpenses(), payout_micro),
    ...some(debit, accounts.platformRevenue(), total - payout_micro),
    ...some(debit, accounts.overpayments(), paid - total),
    credit(accounts.refunds(), refund_micro),
  ]);
}

/** What the agent was to get is back in escrow. */
export function recalledPosting(order: OrderRow, payoutMicro: bigint): Posting {
  const { id, total } = paymentOf(order);
  return posting(order, 'payout_recalled', [
    debit(accounts.agentPayable(order.agent_id), payoutMicro),
    debit(accounts.platformRevenue(), total - payoutMicro),
    credit(accounts.orderEscrow(id), total),
  ]);
}

function posting(order: OrderRow, kind: OrderPostingKind, entries: Entry[]): Posting {
  const { id: reference, network } = paymentOf(order);
  return { kind, reference, network, asset: 'USDC', entries };
}

/** No entry for nothing. */
function some(side: typeof debit, ...[account, amount]: Parameters<typeof debit>): Entry[] {
  return amount > 0n ? [side(account, amount)] : [];
}
