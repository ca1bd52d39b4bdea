import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { LostPayments } from '../../../money/payments/finality/lost-payments.ts';
import { lockPayout } from '../../../money/payouts/payout-lock.ts';
import { lockOrderForClock } from '../access.ts';
import type { OrderTransitions } from '../lifecycle/transitions.ts';
import type { OrderRow } from '../order-row.ts';
import { payoutKey, refundKey } from './build-payout.ts';
import type { OrderPostingKind } from './order-postings.ts';

/** Whatever happened to the money before it was final. */
const REVERSED_POSTINGS: readonly OrderPostingKind[] = [
  'order_paid',
  'order_settled',
  'order_refunded',
  'order_divided',
  'payout_recalled',
];

/** An order, a hire and a bounty are paid in an order. It ends, unless it has: then only its money is withdrawn. */
export function registerOrderLoss(
  lostPayments: LostPayments,
  transitions: OrderTransitions,
  clock: Clock,
): void {
  const cancel = async (em: EntityManager, orderId: string, reason: string) => {
    const party = await lockOrderWithTransfers(em, orderId);
    const changes = {
      payment_lost_at: clock.now(),
      payout_micro: null,
      payout_held: false,
      payout_problem: reason,
      refund_micro: null,
      refund_problem: reason,
    };
    await transitions.apply(em, party, 'lose_payment', { note: reason, changes });
    return REVERSED_POSTINGS;
  };
  for (const subjectType of ['order', 'x402', 'bounty'] as const) lostPayments.register(subjectType, cancel);
}

/** Transfers before their order, as those who record them do. One created meanwhile is not locked: start over. */
async function lockOrderWithTransfers(em: EntityManager, orderId: string) {
  const hasPayout = await lockPayout(em, payoutKey(orderId));
  const hasRefund = await lockPayout(em, refundKey(orderId));
  const party = await lockOrderForClock(em, orderId);
  const { payout_micro, refund_micro }: OrderRow = party.order;
  if ((payout_micro !== null && !hasPayout) || (refund_micro !== null && !hasRefund))
    throw new Error(`A transfer of order ${orderId} was requested while its payment was lost`);
  return party;
}
