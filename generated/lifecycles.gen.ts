// Generated from spec/ by `npm run generate`. Do not edit.

import type { OrderStatus } from './vocabulary.gen.ts';

/** Where it can go from each status, in one step. */
export const nextOrderStatus: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'pending_quote': ['quoted', 'cancelled'],
  'quoted': ['accepted', 'paid', 'cancelled'],
  'accepted': ['paid', 'cancelled'],
  'paid': ['in_progress', 'delivered', 'disputed', 'cancelled'],
  'in_progress': ['delivered', 'disputed', 'cancelled'],
  'delivered': ['completed', 'revision_requested', 'disputed'],
  'completed': [],
  'revision_requested': ['delivered', 'disputed'],
  'disputed': ['delivered', 'completed', 'cancelled'],
  'cancelled': [],
};
