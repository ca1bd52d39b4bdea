import { accounts } from '../../../money/ledger/accounts.ts';
import { credit, debit, type Entry, type Posting } from '../../../money/ledger/posting.ts';
import type { PAYOUT_LEDGER_KINDS } from '../../../money/payouts/payout.ts';
import type { OrderRow } from '../order-row.ts';
import { getOrderPayment } from '../payment/order-payment.ts';
import type { OrderSplit } from './split.ts';

/** The ledger postings of an order, whose id is the reference of each. */
export type OrderPostingKind =
  | 'order_paid'
  | OrderSplit['kind']
  | 'payout_recalled'
  | 'payment_lost'
  | (typeof PAYOUT_LEDGER_KINDS)['payout' | 'refund'];

/** The payment is verified and spent. */
export function buildPaidPosting(order: OrderRow): Posting {
  const { id, network, total, paid } = getOrderPayment(order);
  return buildPosting(order, 'order_paid', [
    debit(accounts.treasury(network), paid),
    credit(accounts.orderEscrow(id), total),
    ...entryIfPositive(credit, accounts.overpayments(), paid - total),
  ]);
}

/** The escrow is emptied. */
export function buildSplitPosting(order: OrderRow, split: OrderSplit): Posting {
  const { id, total } = getOrderPayment(order);
  const { kind, payout_micro, fee_micro, refund_micro } = split;
  return buildPosting(order, kind, [
    debit(accounts.orderEscrow(id), total),
    ...entryIfPositive(debit, accounts.overpayments(), payout_micro + fee_micro + refund_micro - total),
    ...entryIfPositive(credit, accounts.agentPayable(order.agent_id), payout_micro),
    ...entryIfPositive(credit, accounts.platformRevenue(), fee_micro),
    ...entryIfPositive(credit, accounts.refunds(), refund_micro),
  ]);
}

/** The escrow is empty: what the agent keeps is an expense of the platform, which earns no fee. */
export function buildCompensationPosting(order: OrderRow, split: OrderSplit): Posting {
  const { total, paid } = getOrderPayment(order);
  const { kind, payout_micro, refund_micro } = split;
  return buildPosting(order, kind, [
    ...entryIfPositive(debit, accounts.platformExpenses(), payout_micro),
    ...entryIfPositive(debit, accounts.platformRevenue(), total - payout_micro),
    ...entryIfPositive(debit, accounts.overpayments(), paid - total),
    credit(accounts.refunds(), refund_micro),
  ]);
}

/** The agent's payout is back in escrow. */
export function buildRecallPosting(order: OrderRow, payoutMicro: bigint): Posting {
  const { id, total } = getOrderPayment(order);
  return buildPosting(order, 'payout_recalled', [
    debit(accounts.agentPayable(order.agent_id), payoutMicro),
    debit(accounts.platformRevenue(), total - payoutMicro),
    credit(accounts.orderEscrow(id), total),
  ]);
}

function buildPosting(order: OrderRow, kind: OrderPostingKind, entries: Entry[]): Posting {
  const { id: reference, network } = getOrderPayment(order);
  return { kind, reference, network, asset: 'USDC', entries };
}

/** Omits zero entries. */
function entryIfPositive(side: typeof debit, ...[account, amount]: Parameters<typeof debit>): Entry[] {
  return amount > 0n ? [side(account, amount)] : [];
}
