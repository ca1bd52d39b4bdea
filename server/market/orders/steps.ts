import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { NotificationService } from '../../news/notifications/service.ts';
import type { WebhookEvents } from '../../news/webhooks/events.ts';
import type { PartyOrder } from './access.ts';
import { StaleOrderError } from './errors.ts';
import { eventOf, isEvent } from './events.ts';
import type { OrderFacts } from './guards.ts';
import { type Actor, type Effect, ORDER_LIFECYCLE, type Transition, type Trigger } from './lifecycle.ts';
import { noticesOf } from './notices.ts';
import type { OrderFollower } from './order-follower.ts';
import type { OrderMoney } from './order-money.ts';
import { insertOrder, updateOrder } from './order-writes.ts';
import { type NewOrder, type OrderChanges, type OrderRow, readOrder } from './rows.ts';
import {
  compensated,
  divided,
  isSettled,
  type Money,
  NOTHING,
  refunded,
  released,
  type Settlement,
  type Share,
} from './settlement.ts';
import { factsOf, timesOf } from './timing.ts';

export interface StepsOptions {
  clock: Clock;
  events: WebhookEvents;
  notifications: NotificationService;
  money: OrderMoney;
  /** Whoever goes along with orders. */
  followers?: readonly OrderFollower[];
}

export interface StepInput {
  /** What the step changes besides status, times and settlement. */
  changes?: OrderChanges;
  /** What the actor said: feedback, reason, message. Kept in the history. */
  note?: string | undefined;
  /** Generations still to be answered when the step is done; where left out, the deadline tells whether there are any. */
  unanswered?: number;
  /** Of the generation that the step asks for. */
  deliverableId?: string;
  /** What the agent gets of a split, or has earned of what ends early. */
  agentShare?: Share;
  /** What the step was decided on, where the order is not locked. */
  expectedTotalMicro?: bigint;
}

interface Step {
  transition: Transition & { actor: Actor };
  before: OrderRow | null;
  order: OrderRow;
  note: string | null;
  deliverableId?: string | undefined;
  settlement: Settlement | undefined;
}

/** Takes orders from state to state by the transition table, with all that goes along, in the caller's transaction. */
export class OrderSteps {
  readonly #options: StepsOptions;

  constructor(options: StepsOptions) {
    this.#options = options;
  }

  /** The first step, which makes the order; `hire` and `award` make one that is paid. */
  async place(
    em: EntityManager,
    order: Omit<NewOrder, 'status'>,
    actorId: string | null,
    trigger: 'create' | 'hire' | 'award' = 'create',
  ): Promise<OrderRow> {
    const now = order.created_at;
    const isPriced = order.price_micro !== undefined;
    const transition = ORDER_LIFECYCLE.transition(null, trigger, ['client'], { ...NO_FACTS, now, isPriced });
    const { to: status, actor } = transition;
    const settlement = settlementOf(transition, moneyOf(order));
    const times = timesOf(transition, actor, order, now);
    const history = { trigger, actor, actorId, from: null, note: null };
    const placed = await insertOrder(em, { ...order, ...times, ...due(settlement), status }, history);
    await this.#follow(em, { transition, before: null, order: placed, note: null, settlement });
    return settlement ? readOrder(em, placed.id) : placed;
  }

  /** A later step. Throws when it is not possible now, or not for this party. */
  async take(
    em: EntityManager,
    party: PartyOrder,
    trigger: Trigger,
    input: StepInput = {},
  ): Promise<OrderRow> {
    const { order: before } = party;
    const now = this.#options.clock.now();
    const facts = factsOf(before, now, input.unanswered);
    const { transition, money } = await this.#decide(em, party, trigger, facts);
    const settlement = settlementOf(transition, money, input.agentShare);
    const order = await this.#write(em, party, transition, { ...input, settlement, now });
    const { note = null, deliverableId } = input;
    await this.#follow(em, { transition, before, order, note, deliverableId, settlement });
    return settlement ? readOrder(em, order.id) : order;
  }

  /**
   * Which row it is, and what money it has. What was promised to the agent at once and has not left yet is taken back,
   * to be divided or to go back to the payer.
   */
  async #decide(
    em: EntityManager,
    { order, actors }: PartyOrder,
    trigger: Trigger,
    facts: OrderFacts,
  ): Promise<{ transition: Step['transition']; money: Money }> {
    const transition = ORDER_LIFECYCLE.transition(order.status, trigger, actors, facts);
    if (!transition.effects.some(takesBack) || !isSettled(order)) return { transition, money: order };
    if (await this.#options.money.recall(em, order)) {
      return { transition, money: { ...order, payout_micro: null } };
    }
    // it left after the guard looked
    const left = { ...facts, payout: 'on_its_way' as const };
    return { transition: ORDER_LIFECYCLE.transition(order.status, trigger, actors, left), money: order };
  }

  async #write(
    em: EntityManager,
    { order: before, actorId }: PartyOrder,
    transition: Step['transition'],
    {
      changes,
      note,
      settlement,
      expectedTotalMicro,
      now,
    }: StepInput & Pick<Step, 'settlement'> & { now: Date },
  ): Promise<OrderRow> {
    const { trigger, actor, from, to } = transition;
    if (from === to && !changes) return before;
    const written = await updateOrder(em, {
      id: before.id,
      expected: {
        status: before.status,
        ...(expectedTotalMicro !== undefined && { totalMicro: expectedTotalMicro }),
      },
      changes: { ...timesOf(transition, actor, before, now), ...due(settlement), ...changes, status: to },
      history: { trigger, actor, actorId, from, note: note ?? null },
      now,
    });
    if (!written) throw new StaleOrderError();
    return written;
  }

  /** What goes along with a step that was written. */
  async #follow(em: EntityManager, step: Step): Promise<void> {
    const { events, notifications, money, followers = [] } = this.#options;
    const { transition, order, note, settlement } = step;
    const { effects, trigger, actor } = transition;
    for (const effect of effects.filter(isEvent)) await events.emit(em, eventOf(effect, step));
    const recipients = { client: effects.includes('tell client'), owner: effects.includes('tell owner') };
    await notifications.notify(em, ...noticesOf({ trigger, actor, order, note }, recipients));
    for (const follow of followers) await follow(em, order, step.before?.status ?? null);
    if (effects.includes('hold escrow')) await money.hold(em, order);
    if (settlement) await money.settle(em, order, settlement);
    else if (effects.includes('pay out')) await money.reportEarlierPayout(em, order);
  }
}

const NO_FACTS = {
  isFromBounty: false,
  deadlineAt: null,
  reviewDeadline: null,
  quoteExpiresAt: null,
  workspace: null,
  payout: 'here' as const,
};

/** Undefined where no money moves, or all of it has moved already. */
function settlementOf({ effects }: Transition, order: Money, agentShare = NOTHING): Settlement | undefined {
  if (effects.includes('refund by the platform')) return compensated(order);
  if (isSettled(order)) return undefined;
  if (effects.includes('pay out')) return released(order);
  if (!effects.some(takesBack)) return undefined;
  return agentShare.part === 0n ? refunded(order) : divided(order, agentShare);
}

/** Money of the agent, promised or not, goes to the payer. */
function takesBack(effect: Effect): boolean {
  return effect === 'refund' || effect === 'refund unused' || effect === 'split';
}

/** Nothing due is null in the order, not zero. */
function due(settlement: Settlement | undefined): OrderChanges {
  if (!settlement) return {};
  const { payout_micro, refund_micro, fee_micro } = settlement;
  return {
    fee_micro,
    payout_micro: payout_micro > 0n ? payout_micro : null,
    ...(refund_micro > 0n && { refund_micro }),
  };
}

function moneyOf({ fee_micro, total_micro, paid_micro }: Omit<NewOrder, 'status'>): Money {
  return {
    fee_micro: fee_micro ?? null,
    total_micro: total_micro ?? null,
    paid_micro: paid_micro ?? null,
    payout_micro: null,
  };
}
