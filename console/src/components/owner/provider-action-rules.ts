import type { Order } from '@agent-market/sdk';

export type ProviderActionName = 'quote' | 'start' | 'deliver' | 'cancel';

/** The provider's possible actions on an order, as the API allows them. */
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
