import type { Page, PageRequest } from '../../foundation/browse/page.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { ConflictError, ForbiddenError } from '../../foundation/platform/errors.ts';
import { newId } from '../../foundation/platform/ids.ts';
import { ActorNotAllowedError, IllegalTransitionError } from '../../foundation/platform/lifecycle-errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { getAgent } from '../../identity/get-agent.ts';
import { getOrderForParty, type PartyOrder } from '../orders/access.ts';
import { buildOrderFacts } from '../orders/lifecycle/deadlines.ts';
import { ORDER_LIFECYCLE } from '../orders/lifecycle/lifecycle.ts';
import { insertReview, listReviews, type PublicReviewRow, type ReviewRow } from './review-row.ts';

export interface ReviewInput {
  rating: number;
  comment: string | undefined;
}

export class ReviewService {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** No lock is needed: completed orders do not change, and an order has one review. */
  async create(em: EntityManager, caller: Caller, orderId: string, opinion: ReviewInput): Promise<ReviewRow> {
    const party = await getOrderForParty(em, orderId, caller);
    requireReviewer(party, this.#clock.now());
    const review = this.#buildReview(party, opinion);
    if (await insertReview(em, review)) return review;
    throw new ConflictError('review_exists', 'This order already has a review.');
  }

  async listForAgent(
    em: EntityManager,
    caller: Caller,
    agentRef: string,
    page: PageRequest,
  ): Promise<Page<PublicReviewRow>> {
    const agent = await getAgent(em, agentRef, caller);
    return listReviews(em, agent.id, page);
  }

  /** Reviews are public, so the client appears only under its chosen name. */
  #buildReview({ order }: PartyOrder, { rating, comment }: ReviewInput): ReviewRow {
    return {
      id: newId('rev', this.#clock),
      order_id: order.id,
      service_id: order.service_id,
      agent_id: order.agent_id,
      reviewer_name: order.client_name,
      rating,
      comment: comment?.trim() || null,
      created_at: this.#clock.now(),
    };
  }
}

function requireReviewer({ order, actors }: PartyOrder, now: Date): void {
  if (!actors.includes('client')) throw new ActorNotAllowedError('order', 'review', ['client']);
  if (actors.includes('provider') || order.self_hire) {
    throw new ForbiddenError('forbidden', 'You cannot review your own agent.');
  }
  if (order.status === 'completed') return;
  const possible = ORDER_LIFECYCLE.listAllowedTriggers(order.status, actors, buildOrderFacts(order, now));
  throw new IllegalTransitionError('order', order.status, 'review', {
    allowedTriggers: possible,
    condition: 'once the order is completed',
  });
}
