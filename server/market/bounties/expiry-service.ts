import type { NotificationService } from '../../events/notifications/service.ts';
import type { WebhookEvents } from '../../events/webhooks/events.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { BountyClaim } from './bounty.entity.ts';
import { lockBounty, updateBounty } from './bounty-row.ts';
import { CLAIM_LIFECYCLE } from './claim-lifecycle.ts';
import { findClaim, updatePendingClaims } from './claims.ts';
import { toPosterClient } from './event-client.ts';
import { BOUNTY_LIFECYCLE } from './lifecycle.ts';
import { bountyExpiredNotices } from './notices.ts';

export interface BountyExpiryServiceOptions {
  events: WebhookEvents;
  notifications: NotificationService;
}

/** Time-based transitions of bounties and claims, in the caller's transaction. Concurrent changes win. */
export class BountyExpiryService {
  readonly #options: BountyExpiryServiceOptions;

  constructor(options: BountyExpiryServiceOptions) {
    this.#options = options;
  }

  async expire(em: EntityManager, bountyId: string, now: Date): Promise<void> {
    const bounty = await lockBounty(em, bountyId);
    const facts = { now, expiresAt: bounty.expires_at };
    if (!BOUNTY_LIFECYCLE.listAllowedTriggers(bounty.status, ['clock'], facts).includes('expire')) return;
    await updatePendingClaims(em, { bountyId, to: 'expired', now });
    await updateBounty(em, bounty, { status: 'expired', claims_count: 0, closed_at: now, updated_at: now });
    const { events, notifications } = this.#options;
    await events.emitToClient(em, {
      client: toPosterClient(bounty),
      event: 'bounty.expired',
      orderId: null,
      data: { bounty_id: bountyId },
      bountyId,
    });
    await notifications.notify(em, ...bountyExpiredNotices(bounty));
  }

  async expireClaim(em: EntityManager, claimId: string, now: Date): Promise<void> {
    const found = await em.findOne(BountyClaim, claimId, { disableIdentityMap: true });
    if (!found) return;
    const bounty = await lockBounty(em, found.bounty.id);
    const claim = await findClaim(em, { bountyId: bounty.id, claimId });
    const facts = claim && { now, expiresAt: claim.expires_at };
    if (!facts || !CLAIM_LIFECYCLE.listAllowedTriggers(claim.status, ['clock'], facts).includes('expire'))
      return;
    await updatePendingClaims(em, { bountyId: bounty.id, claimId, to: 'expired', now });
    await updateBounty(em, bounty, { claims_count: bounty.claims_count - 1, updated_at: now });
  }
}
