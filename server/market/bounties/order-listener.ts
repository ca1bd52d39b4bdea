import type { Clock } from '../../foundation/platform/clock.ts';
import type { OrderStatus } from '../orders/lifecycle/lifecycle.ts';
import type { OrderListener } from '../orders/lifecycle/order-listener.ts';
import { lockBounty, updateBounty } from './bounty-row.ts';
import { BOUNTY_LIFECYCLE, type BountyTrigger } from './lifecycle.ts';

/** Order states that matter for the bounty; everything else is work in progress. */
const TRIGGER_BY_ORDER_STATUS: Partial<Record<OrderStatus, BountyTrigger>> = {
  completed: 'complete',
  disputed: 'dispute',
  cancelled: 'fail',
};

/** A bounty with an order follows its order. */
export function createBountyOrderListener(clock: Clock): OrderListener {
  return async (em, { bounty_id, status }, before) => {
    const trigger = TRIGGER_BY_ORDER_STATUS[status] ?? (before === 'disputed' ? 'resume' : undefined);
    if (bounty_id === null || trigger === undefined || before === status) return;
    const bounty = await lockBounty(em, bounty_id);
    const now = clock.now();
    const facts = { now, expiresAt: bounty.expires_at };
    const { to } = BOUNTY_LIFECYCLE.getTransition(bounty.status, trigger, ['order'], facts);
    await updateBounty(em, bounty, { status: to, updated_at: now });
  };
}
