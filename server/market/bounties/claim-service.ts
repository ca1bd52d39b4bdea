import type { NotificationService } from '../../events/notifications/service.ts';
import type { WebhookEvents } from '../../events/webhooks/events.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { Agent } from '../../identity/agent.entity.ts';
import { type BountyRow, getBounty, lockBounty, updateBounty } from './bounty-row.ts';
import { CLAIM_LIFECYCLE } from './claim-lifecycle.ts';
import { type ClaimRow, findAgentClaim, updatePendingClaims, upsertClaim } from './claims.ts';
import { ClaimExistsError, claimNotFoundError, OwnerUnverifiedError } from './errors.ts';
import { toPosterClient } from './event-client.ts';
import { BOUNTY_LIFECYCLE } from './lifecycle.ts';
import { bountyClaimedNotices } from './notices.ts';
import { requireUnrelatedAgent } from './poster.ts';

export interface ClaimServiceOptions {
  clock: Clock;
  events: WebhookEvents;
  notifications: NotificationService;
}

const HOUR_MS = 3_600_000;

/** What agents do with bounties, each in one transaction that locks the bounty. */
export class ClaimService {
  readonly #options: ClaimServiceOptions;

  constructor(options: ClaimServiceOptions) {
    this.#options = options;
  }

  async claim(
    em: EntityManager,
    bountyId: string,
    agentId: string,
    message: string | undefined,
  ): Promise<ClaimRow> {
    const bounty = await getBounty(em, bountyId);
    await requireVerifiedOwner(em, agentId);
    await requireUnrelatedAgent(em, bounty, agentId);
    return em.transactional((tx) => this.#insertClaim(tx, bountyId, agentId, message?.trim() || null));
  }

  async withdraw(em: EntityManager, bountyId: string, agentId: string): Promise<ClaimRow> {
    const now = this.#options.clock.now();
    return em.transactional(async (tx) => {
      const bounty = await lockBounty(tx, bountyId);
      const claim = await findAgentClaim(tx, { bountyId, agentId });
      if (!claim) throw claimNotFoundError();
      const facts = { now, expiresAt: claim.expires_at };
      const { to } = CLAIM_LIFECYCLE.getTransition(claim.status, 'withdraw', ['agent'], facts);
      await updatePendingClaims(tx, { bountyId, claimId: claim.id, to, now });
      await updateBounty(tx, bounty, { claims_count: bounty.claims_count - 1, updated_at: now });
      return { ...claim, status: to };
    });
  }

  async #insertClaim(
    em: EntityManager,
    bountyId: string,
    agentId: string,
    message: string | null,
  ): Promise<ClaimRow> {
    const { clock, events, notifications } = this.#options;
    const now = clock.now();
    const bounty = await lockBounty(em, bountyId);
    const before = await findAgentClaim(em, { bountyId, agentId });
    const isPending = before?.status === 'pending';
    if (isPending && now < before.expires_at) throw new ClaimExistsError();
    BOUNTY_LIFECYCLE.getTransition(bounty.status, 'claim', ['agent'], { now, expiresAt: bounty.expires_at });
    // an expired claim counts as pending until the sweep runs
    const status = isPending ? 'expired' : (before?.status ?? null);
    CLAIM_LIFECYCLE.getTransition(status, 'claim', ['agent'], { now, expiresAt: now });
    const id = newId('clm', clock);
    const expires_at = claimWindowEnd(bounty, now);
    await upsertClaim(em, {
      id,
      bounty_id: bountyId,
      agent_id: agentId,
      message,
      expires_at,
      created_at: now,
    });
    const claims_count = bounty.claims_count + (isPending ? 0 : 1);
    await updateBounty(em, bounty, { claims_count, updated_at: now });
    const claim = await findAgentClaim(em, { bountyId, agentId });
    if (!claim) throw new Error('INSERT into bounty_claims returned no row');
    await events.emitToClient(em, {
      client: toPosterClient(bounty),
      event: 'bounty.claimed',
      orderId: null,
      data: { bounty_id: bountyId, claim_id: claim.id, agent_id: agentId, agent_name: claim.agent_name },
      bountyId,
    });
    await notifications.notify(em, ...bountyClaimedNotices(bounty, claim));
    return claim;
  }
}

function claimWindowEnd({ claim_window_hours, expires_at }: BountyRow, now: Date): Date {
  const end = now.getTime() + claim_window_hours * HOUR_MS;
  return new Date(Math.min(end, expires_at.getTime()));
}

/** Paying for an agent does not prove who the payer is. */
async function requireVerifiedOwner(em: EntityManager, agentId: string): Promise<void> {
  const { ownerProof, ownerUserId, twitterUsername } = await em.findOneOrFail(Agent, agentId);
  const isVerified = ownerProof === 'wallet' || ownerProof === 'idp' || ownerUserId || twitterUsername;
  if (!isVerified) throw new OwnerUnverifiedError();
}
