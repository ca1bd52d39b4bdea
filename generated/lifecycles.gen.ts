// Generated from spec/ by `npm run generate`. Do not edit.

import type { BountyStatus, ClaimStatus, OrderStatus } from './vocabulary.gen.ts';

/** Where it can go from each status, in one step. */
export const nextBountyStatus: Readonly<Record<BountyStatus, readonly BountyStatus[]>> = {
  'open': ['claimed', 'cancelled', 'expired'],
  'claimed': ['completed', 'disputed', 'cancelled'],
  'completed': [],
  'disputed': ['claimed', 'completed', 'cancelled'],
  'cancelled': [],
  'expired': [],
};

/** Where it can go from each status, in one step. */
export const nextClaimStatus: Readonly<Record<ClaimStatus, readonly ClaimStatus[]>> = {
  'pending': ['accepted', 'rejected', 'withdrawn', 'expired'],
  'accepted': [],
  'rejected': [],
  'withdrawn': ['pending'],
  'expired': ['pending'],
};

/** Where it can go from each status, in one step. */
export const nextOrderStatus: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  'pending_quote': ['quoted', 'cancelled'],
  'quoted': ['accepted', 'paid', 'cancelled'],
  'accepted': ['paid', 'cancelled'],
  'paid': ['in_progress', 'delivered', 'disputed', 'cancelled'],
  'in_progress': ['delivered', 'disputed', 'cancelled'],
  'delivered': ['completed', 'revision_requested', 'disputed', 'cancelled'],
  'completed': [],
  'revision_requested': ['delivered', 'disputed', 'cancelled'],
  'disputed': ['delivered', 'completed', 'cancelled'],
  'cancelled': [],
};
