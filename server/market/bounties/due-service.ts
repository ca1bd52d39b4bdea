import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import { BountyClaim } from './bounty.entity.ts';
import { CLAIM_LIFECYCLE } from './claim-lifecycle.ts';
import { findClaim, movePending } from './claims.ts';
import { BOUNTY_LIFECYCLE } from './lifecycle.ts';
import { expiredNotice } from './notices.ts';
import { lockBounty, updateBounty } from './rows.ts';

export interface BountyDueServiceOptions {
  clock: Clock;
  notifications: NotificationService;
}

/** What time alone does to bounties and claims, in the caller's transaction. Whoever was faster decides. */
export class BountyDueService {
  readonly #options: BountyDueServiceOptions;

  constructor(options: BountyDueServiceOptions) {
    this.#options = options;
  }

  async expire(em: EntityManager, bountyId: string): Promise<void> {
    const { clock, notifications } = this.#options;
    const now = clock.now();
    const bounty = await lockBounty(em, bountyId);
    const facts = { now, expiresAt: bounty.expires_at };
    if (!BOUNTY_LIFECYCLE.possible(bounty.status, ['clock'], facts).includes('expire')) return;
    await movePending(em, { bountyId, to: 'expired', now });
    await updateBounty(em, bounty, { status: 'expired', claims_count: 0, closed_at: now, updated_at: now });
    await notifications.notify(em, ...expiredNotice(bounty));
  }

  async expireClaim(em: EntityManager, claimId: string): Promise<void> {
    const now = this.#options.clock.now();
    const found = await em.findOne(BountyClaim, claimId, { disableIdentityMap: true });
    if (!found) return;
    const bounty = await lockBounty(em, found.bounty.id);
    const claim = await findClaim(em, { bountyId: bounty.id, claimId });
    const facts = claim && { now, expiresAt: claim.expires_at };
    if (!facts || !CLAIM_LIFECYCLE.possible(claim.status, ['clock'], facts).includes('expire')) return;
    await movePending(em, { bountyId: bounty.id, claimId, to: 'expired', now });
    await updateBounty(em, bounty, { claims_count: bounty.claims_count - 1, updated_at: now });
  }
}
