import type { Order } from '@agent-market/sdk';

export type Act = 'pay' | 'approve' | 'revision' | 'dispute' | 'cancel';

/** What the client can do with an order as it stands, as the API allows it. */
export function possibleActs(order: Order, now = Date.now()): Act[] {
  const isLate = order.deadline_at !== null && Date.parse(order.deadline_at) <= now;
  const hasLeft = order.payout.tx_hash !== null;
  switch (order.status) {
    case 'pending_quote':
      return ['cancel'];
    case 'quoted':
    case 'accepted':
      return ['pay', 'cancel'];
    case 'paid':
      return hasLeft ? disputeIf(isLate) : ['cancel'];
    case 'in_progress':
      return hasLeft ? disputeIf(isLate) : isLate ? ['cancel'] : [];
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

const disputeIf = (isLate: boolean): Act[] => (isLate ? ['dispute'] : []);
