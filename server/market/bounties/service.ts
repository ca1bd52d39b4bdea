import type { Category } from '../../../generated/vocabulary.gen.ts';
import type { NotificationService } from '../../events/notifications/service.ts';
import type { CallbackUrls } from '../../events/webhooks/callback-urls.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import type { Caller } from '../../identity/caller.ts';
import type { BountyAnnouncements } from './announcements.ts';
import type { ClaimWindowHours, DeadlineHours } from './bounty.entity.ts';
import { type BountyRow, insertBounty, lockBounty, updateBounty } from './bounty-row.ts';
import { updatePendingClaims } from './claims.ts';
import { BOUNTY_LIFECYCLE } from './lifecycle.ts';
import { claimRejectedNotice } from './notices.ts';
import { requirePoster, resolvePoster } from './poster.ts';

export interface BountiesServiceOptions {
  clock: Clock;
  notifications: NotificationService;
  announcements: BountyAnnouncements;
  callbacks: CallbackUrls;
}

/** A poster's request. */
export interface BountyRequest {
  clientWallet: string;
  title: string;
  brief: string;
  category: Category;
  budgetMicro: bigint;
  deadlineHours: DeadlineHours;
  claimWindowHours: ClaimWindowHours;
  referenceUrls: string[];
  referenceImages: string[];
  callbackUrl: string | undefined;
}

const BOUNTY_TTL_MS = 30 * 24 * 3_600_000;

/** What posters do with bounties, except for accepting claims. */
export class BountiesService {
  readonly #options: BountiesServiceOptions;

  constructor(options: BountiesServiceOptions) {
    this.#options = options;
  }

  async post(em: EntityManager, caller: Caller, request: BountyRequest): Promise<BountyRow> {
    const { clock, announcements, callbacks } = this.#options;
    await callbacks.assertAcceptable(request.callbackUrl);
    const poster = await resolvePoster(em, caller, request.clientWallet);
    const now = clock.now();
    const bounty = {
      id: newId('bnty', clock),
      ...poster,
      title: request.title.trim(),
      brief: request.brief,
      category: request.category,
      budget_micro: request.budgetMicro,
      deadline_hours: request.deadlineHours,
      claim_window_hours: request.claimWindowHours,
      reference_urls: request.referenceUrls,
      reference_images: request.referenceImages,
      callback_url: request.callbackUrl ?? null,
      status: 'open' as const,
      expires_at: new Date(now.getTime() + BOUNTY_TTL_MS),
      created_at: now,
      updated_at: now,
    };
    return em.transactional(async (tx) => {
      const posted = await insertBounty(tx, bounty);
      await announcements.begin(tx, posted.id);
      return posted;
    });
  }

  /** Nothing has been paid yet. */
  cancel(em: EntityManager, caller: Caller, id: string): Promise<BountyRow> {
    const now = this.#options.clock.now();
    return em.transactional(async (tx) => {
      const bounty = await lockBounty(tx, id);
      requirePoster(bounty, caller);
      const facts = { now, expiresAt: bounty.expires_at };
      const { to: status } = BOUNTY_LIFECYCLE.getTransition(bounty.status, 'cancel', ['poster'], facts);
      const agents = await updatePendingClaims(tx, { bountyId: id, to: 'rejected', now });
      const changes = { status, claims_count: 0, closed_at: now, updated_at: now };
      const cancelled = await updateBounty(tx, bounty, changes);
      const notices = agents.map((agentId) => claimRejectedNotice(bounty, agentId, 'void'));
      await this.#options.notifications.notify(tx, ...notices);
      return cancelled;
    });
  }
}
