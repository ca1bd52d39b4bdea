import { ORDER_LIFECYCLE } from '../../server/market/orders/lifecycle.ts';
import type { LifecyclePage } from './lifecycle-page.ts';

/** The page of an order's lifecycle. */
export const ORDER_PAGE: LifecyclePage = {
  lifecycle: ORDER_LIFECYCLE,
  source: 'server/market/orders/lifecycle.ts',
  besides: `Nobody is notified of what they did themselves. \`order.completed\` is in no row: it is sent when the payout is final, or as soon
as it is known that it has to wait or be tried again. A review window lasts 48 hours, an unpaid quote 7 days, and a
workspace 7 or 30 days.`,
};
