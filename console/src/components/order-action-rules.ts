import type { Order } from '@agent-market/sdk';
import { getNow } from '../data/clock.ts';

export type OrderActionName = 'pay' | 'approve' | 'revision' | 'dispute' | 'cancel';

/** The client's possible actions on an order, as the API allows them. */
export function listOrderActions(order: Order, now = getNow()): OrderActionName[] {
  const isLate = order.deadline_at !== null && Date.parse(order.deadline_at) <= now;
  const hasLeft = order.payout.tx_hash !== null;
  // a workspace is not refunded completely
  const isBeyondCancelling = hasLeft || order.workspace_expires_at !== null;
  switch (order.status) {
    case 'pending_quote':
      return ['cancel'];
    case 'quoted':
    case 'accepted':
      return ['pay', 'cancel'];
    case 'paid':
      return [...cancelIf(!hasLeft), ...disputeIf(isLate && isBeyondCancelling)];
    case 'in_progress':
      return [...cancelIf(isLate && !hasLeft), ...disputeIf(isLate && isBeyondCancelling)];
    case 'delivered':
      return ['approve', 'revision', 'dispute'];
    case 'revision_requested':
      return disputeIf(isLate);
    case 'disputed':
      return ['approve'];
    case 'completed':
    case 'cancelled':
      return [];
  }
}

const cancelIf = (isPossible: boolean): OrderActionName[] => (isPossible ? ['cancel'] : []);
const disputeIf = (isPossible: boolean): OrderActionName[] => (isPossible ? ['dispute'] : []);
