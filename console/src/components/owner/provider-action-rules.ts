import type { Order } from '@agent-market/sdk';

export type ProviderActionName = 'quote' | 'start' | 'deliver' | 'cancel';

/** What the agent's side can do with an order as it stands, as the API allows it. */
export function listProviderActions({ status, payout }: Order): ProviderActionName[] {
  switch (status) {
    case 'pending_quote':
      return ['quote', 'cancel'];
    case 'quoted':
    case 'accepted':
      return ['cancel'];
    case 'paid':
      return payout.tx_hash === null ? ['start', 'deliver', 'cancel'] : ['start', 'deliver'];
    case 'in_progress':
    case 'revision_requested':
    case 'disputed':
      return ['deliver'];
    case 'delivered':
    case 'completed':
    case 'cancelled':
      return [];
  }
}
