import type { NotificationService } from '../../events/notifications/service.ts';
import type { WebhookEvents } from '../../events/webhooks/events.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { nullable, text } from '../../foundation/platform/field-readers.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import { defineStoredType } from '../../foundation/platform/stored-json.ts';
import { PaymentUsedError } from '../../money/payments/errors.ts';
import type { PaymentIntake, ReceivedPayment } from '../../money/payments/intake.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { type BountyRow, lockBounty, updateBounty } from './bounty-row.ts';
import { type ClaimRow, findClaim, updatePendingClaims } from './claims.ts';
import { claimNotFoundError } from './errors.ts';
import { toPosterClient } from './event-client.ts';
import type { Acceptance } from './find-acceptance.ts';
import { buildBountyOrder } from './new-order.ts';
import { claimAcceptedNotice, claimRejectedNotice } from './notices.ts';
import { requireAcceptable } from './require-acceptable.ts';

export interface AwardServiceOptions {
  clock: Clock;
  intake: PaymentIntake;
  transitions: OrderTransitions;
  events: WebhookEvents;
  notifications: NotificationService;
}

export interface AwardRequest {
  bountyId: string;
  claimId: string;
  /** The requester, for the history. */
  actorId: string | null;
}

export const AWARD_INTENT = defineStoredType<'award', AwardRequest>('award', 1, {
  bountyId: text,
  claimId: text,
  actorId: nullable(text),
});

/** Creates the order of a paid claim. */
export class AwardService {
  readonly #options: AwardServiceOptions;

  constructor(options: AwardServiceOptions) {
    this.#options = options;
  }

  /** In one transaction with the payment: either the order exists and everybody is notified, or nothing was spent. */
  award(em: EntityManager, request: AwardRequest, payment: ReceivedPayment): Promise<Acceptance> {
    const { bountyId, claimId, actorId } = request;
    return em.transactional(async (tx) => {
      const { clock, intake, transitions } = this.#options;
      const now = clock.now();
      const bounty = await lockBounty(tx, bountyId);
      const claim = await findClaim(tx, { bountyId, claimId });
      if (!claim) throw claimNotFoundError();
      const to = requireAcceptable(bounty, claim, now);
      if (await intake.spend(tx, payment)) throw new PaymentUsedError();
      await updatePendingClaims(tx, { bountyId, claimId, to: to.claim, now });
      const losers = await updatePendingClaims(tx, { bountyId, to: 'rejected', now });
      const unplaced = buildBountyOrder(bounty, claim, payment, now);
      const readOrder = await transitions.place(tx, unplaced, actorId, { trigger: 'award' });
      const order = await readOrder();
      const awarded = await updateBounty(tx, bounty, {
        status: to.bounty,
        accepted_claim_id: claimId,
        order_id: order.id,
        claims_count: 0,
        closed_at: now,
        updated_at: now,
      });
      await this.#notifyAgents(tx, awarded, claim, losers);
      return { bounty: awarded, claim: { ...claim, status: to.claim }, order };
    });
  }

  async #notifyAgents(
    em: EntityManager,
    bounty: BountyRow,
    claim: ClaimRow,
    losers: string[],
  ): Promise<void> {
    const { events, notifications } = this.#options;
    const { id: bounty_id, order_id: orderId, brief, budget_micro, deadline_hours } = bounty;
    await events.emit(em, {
      agentId: claim.agent_id,
      orderId,
      event: 'bounty.accepted',
      data: { bounty_id, brief, budget_usd: formatUsd(budget_micro), deadline_hours },
      client: toPosterClient(bounty),
      bountyId: bounty_id,
    });
    const rejection = {
      orderId: null,
      event: 'bounty.claim_rejected',
      data: { bounty_id },
      bountyId: bounty_id,
    } as const;
    await events.emitToAll(em, losers, rejection);
    await notifications.notify(
      em,
      claimAcceptedNotice(bounty, claim, orderId ?? ''),
      ...losers.map((agentId) => claimRejectedNotice(bounty, agentId, 'reject')),
    );
  }
}
