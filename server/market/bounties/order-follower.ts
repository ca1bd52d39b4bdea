import type { Clock } from '../../foundation/platform/clock.ts';
import type { OrderStatus } from '../orders/lifecycle.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import { BOUNTY_LIFECYCLE, type BountyTrigger } from './lifecycle.ts';
import { lockBounty, updateBounty } from './rows.ts';

/** Where an order comes to, as its bounty sees it; everything else is work under way. */
const TRIGGERS: Partial<Record<OrderStatus, BountyTrigger>> = {
  completed: 'complete',
  disputed: 'dispute',
  cancelled: 'fail',
};

/** A bounty that made an order is where its order is. */
export function bountyFollower(clock: Clock): OrderFollower {
  return async (em, { bounty_id, status }, before) => {
    const trigger = TRIGGERS[status] ?? (before === 'disputed' ? 'resume' : undefined);
    if (bounty_id === null || trigger === undefined || before === status) return;
    const bounty = await lockBounty(em, bounty_id);
    const now = clock.now();
    const facts = { now, expiresAt: bounty.expires_at };
    const { to } = BOUNTY_LIFECYCLE.transition(bounty.status, trigger, ['order'], facts);
    await updateBounty(em, bounty, { status: to, updated_at: now });
  };
}
