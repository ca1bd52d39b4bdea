import type { NotificationService } from '../../../events/notifications/service.ts';
import type { WebhookEvents } from '../../../events/webhooks/events.ts';
import { isPipelined } from '../../../foundation/db/deferred-calls.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import type { PayeeSettings } from '../../../money/payouts/payee-settings.ts';
import type { PartyOrder } from '../access.ts';
import { StaleOrderError } from '../errors.ts';
import type { OrderMoney } from '../money/order-money.ts';
import {
  isSplit,
  type OrderAmounts,
  type OrderSplit,
  type Share,
  splitByAgentShare,
  splitForCompensation,
  splitForRefund,
  splitForRelease,
  ZERO_SHARE,
} from '../money/split.ts';
import {
  type NewOrder,
  type OrderChanges,
  type OrderRow,
  requestOrder,
  withoutUndefined,
} from '../order-row.ts';
import type { IdentifiedDeliverable } from '../work/deliverables.ts';
import { buildClientEvent, toEventClient } from './client-events.ts';
import { buildOrderFacts, transitionTimes } from './deadlines.ts';
import { buildEvent, isEventEffect } from './events.ts';
import type { OrderFacts } from './guards.ts';
import { type Actor, type Effect, ORDER_LIFECYCLE, type Transition, type Trigger } from './lifecycle.ts';
import { buildNotices } from './notices.ts';
import type { OrderListener } from './order-listener.ts';
import {
  deferOrderInsert,
  deferOrderUpdate,
  insertOrder,
  type OrderUpdate,
  updateOrder,
} from './write-order.ts';

export interface OrderTransitionsOptions {
  clock: Clock;
  events: WebhookEvents;
  notifications: NotificationService;
  money: OrderMoney;
  /** Listeners of all orders. */
  listeners?: readonly OrderListener[];
}

export interface TransitionInput {
  /** What the step changes besides status, times and split. */
  changes?: OrderChanges;
  /** The actor's text: feedback, reason, message. Stored in the history. */
  note?: string | undefined;
  /** Generations still to be delivered after the step; if omitted, the deadline tells whether there are any. */
  unanswered?: number;
  /** The generation that the step requests. */
  deliverableId?: string;
  /** The work that the step delivers. */
  delivered?: readonly IdentifiedDeliverable[];
  /** What the agent gets of a split, or has earned when an order ends early. */
  agentShare?: Share;
  /** The agent's payout settings, if they were read after the order was locked. */
  payeeSettings?: PayeeSettings | undefined;
  /** The version that the step was decided on, if the order is not locked. */
  expectedTotalMicro?: bigint;
  /** Of a step that time brings about; otherwise the current time. */
  now?: Date;
}

/** Reads the resulting order. If transfers were requested with the COMMIT, call it after that. */
export type ReadOrder = () => Promise<OrderRow>;

export interface PlacementTerms {
  trigger?: 'create' | 'hire' | 'award';
  /** If known, a pipelined transaction does not wait for the new row. */
  providerName?: string;
}

interface AppliedTransition {
  transition: Transition & { actor: Actor };
  before: OrderRow | null;
  order: OrderRow;
  note: string | null;
  deliverableId?: string | undefined;
  delivered?: readonly IdentifiedDeliverable[] | undefined;
  payeeSettings?: PayeeSettings | undefined;
  split: OrderSplit | undefined;
}

/** Moves orders through the transition table, with all effects, in the caller's transaction. */
export class OrderTransitions {
  readonly #options: OrderTransitionsOptions;

  constructor(options: OrderTransitionsOptions) {
    this.#options = options;
  }

  /** The first step, which creates the order; `hire` and `award` create a paid one. */
  async place(
    em: EntityManager,
    order: Omit<NewOrder, 'status'>,
    actorId: string | null,
    { trigger = 'create', providerName }: PlacementTerms = {},
  ): Promise<ReadOrder> {
    const now = order.created_at;
    const isPriced = order.price_micro !== undefined;
    const transition = ORDER_LIFECYCLE.getTransition(null, trigger, ['client'], {
      ...NO_FACTS,
      now,
      isPriced,
    });
    const { to: status, actor } = transition;
    const split = computeSplit(transition, toAmounts(order));
    const times = transitionTimes(transition, actor, order, now);
    const history = { trigger, actor, actorId, from: null, note: null };
    const row = { ...order, ...times, ...splitColumns(split), status };
    const placed =
      isPipelined(em) && providerName !== undefined
        ? await deferOrderInsert(em, row, providerName, history)
        : await insertOrder(em, row, history);
    await this.#runEffects(em, { transition, before: null, order: placed, note: null, split });
    return split ? requestOrder(em, placed.id) : async () => placed;
  }

  /** A later step. Throws if it is not possible now, or not for this party. */
  async apply(
    em: EntityManager,
    party: PartyOrder,
    trigger: Trigger,
    input: TransitionInput = {},
  ): Promise<ReadOrder> {
    const { order: before } = party;
    const { now = this.#options.clock.now() } = input;
    const facts = buildOrderFacts(before, now, input.unanswered);
    const { transition, money } = await this.#resolveTransition(em, party, trigger, facts);
    const split = computeSplit(transition, money, input.agentShare);
    const order = await this.#writeOrder(em, party, transition, { ...input, split, now });
    const { note = null, deliverableId, delivered, payeeSettings } = input;
    const context = { before, order, note, deliverableId, delivered, payeeSettings };
    await this.#runEffects(em, { ...context, transition, split });
    return split ? requestOrder(em, order.id) : async () => order;
  }

  /**
   * Determines the row and its money. An instant payout that has not been sent is withdrawn, to be split or refunded.
   */
  async #resolveTransition(
    em: EntityManager,
    { order, actors }: PartyOrder,
    trigger: Trigger,
    facts: OrderFacts,
  ): Promise<{ transition: AppliedTransition['transition']; money: OrderAmounts }> {
    const transition = ORDER_LIFECYCLE.getTransition(order.status, trigger, actors, facts);
    if (!transition.effects.some(reclaimsPayout) || !isSplit(order)) return { transition, money: order };
    if (await this.#options.money.recallPayout(em, order)) {
      return { transition, money: { ...order, payout_micro: null } };
    }
    // it was sent after the guard checked
    const factsAfterSend = { ...facts, payoutProgress: 'on_its_way' as const };
    return {
      transition: ORDER_LIFECYCLE.getTransition(order.status, trigger, actors, factsAfterSend),
      money: order,
    };
  }

  async #writeOrder(
    em: EntityManager,
    { order: before, actorId }: PartyOrder,
    transition: AppliedTransition['transition'],
    {
      changes,
      note,
      split,
      expectedTotalMicro,
      now,
    }: TransitionInput & Pick<AppliedTransition, 'split'> & { now: Date },
  ): Promise<OrderRow> {
    const { trigger, actor, from, to } = transition;
    if (from === to && !changes) return before;
    const update: OrderUpdate = {
      id: before.id,
      expected: {
        status: before.status,
        ...(expectedTotalMicro !== undefined && { totalMicro: expectedTotalMicro }),
      },
      changes: {
        ...transitionTimes(transition, actor, before, now),
        ...splitColumns(split),
        ...changes,
        status: to,
      },
      history: { trigger, actor, actorId, from, note: note ?? null },
      now,
    };
    if (isPipelined(em)) {
      await deferOrderUpdate(em, update);
      return { ...before, ...withoutUndefined(update.changes), updated_at: now };
    }
    const written = await updateOrder(em, update);
    if (!written) throw new StaleOrderError();
    return written;
  }

  /** The effects of a written step. */
  async #runEffects(em: EntityManager, step: AppliedTransition): Promise<void> {
    const { events, notifications, money, listeners = [] } = this.#options;
    const { transition, order, note, split, payeeSettings } = step;
    const { effects, trigger, actor } = transition;
    const client = toEventClient(order);
    for (const effect of effects.filter(isEventEffect)) {
      await events.emit(em, { ...buildEvent(effect, step), client });
    }
    const clientEvent = buildClientEvent(step, client);
    if (clientEvent) await events.emitToClient(em, clientEvent);
    const recipients = { client: effects.includes('notify client'), owner: effects.includes('notify owner') };
    await notifications.notify(em, ...buildNotices({ trigger, actor, order, note }, recipients));
    for (const follow of listeners) await follow(em, order, step.before?.status ?? null);
    if (effects.includes('hold escrow')) await money.holdEscrow(em, order);
    if (split) await money.applySplit(em, order, split, payeeSettings);
    else if (effects.includes('pay out')) await money.emitEarlierPayoutOutcome(em, order);
    else if (effects.includes('void payment')) await money.voidPayment(em, order);
  }
}

const NO_FACTS = {
  isFromBounty: false,
  deadlineAt: null,
  reviewDeadline: null,
  quoteExpiresAt: null,
  workspace: null,
  payoutProgress: 'here' as const,
};

/** Undefined if no money moves, or all of it has moved already. */
function computeSplit(
  { effects }: Transition,
  order: OrderAmounts,
  agentShare = ZERO_SHARE,
): OrderSplit | undefined {
  if (effects.includes('refund by the platform')) return splitForCompensation(order);
  if (isSplit(order)) return undefined;
  if (effects.includes('pay out')) return splitForRelease(order);
  if (!effects.some(reclaimsPayout)) return undefined;
  return agentShare.numerator === 0n ? splitForRefund(order) : splitByAgentShare(order, agentShare);
}

/** The agent's money, promised or not, is refunded. */
function reclaimsPayout(effect: Effect): boolean {
  return effect === 'refund' || effect === 'refund unused' || effect === 'split';
}

/** Nothing due is null in the order, not zero. */
function splitColumns(split: OrderSplit | undefined): OrderChanges {
  if (!split) return {};
  const { payout_micro, refund_micro, fee_micro } = split;
  return {
    fee_micro,
    payout_micro: payout_micro > 0n ? payout_micro : null,
    ...(refund_micro > 0n && { refund_micro }),
  };
}

function toAmounts({ fee_micro, total_micro, paid_micro }: Omit<NewOrder, 'status'>): OrderAmounts {
  return {
    fee_micro: fee_micro ?? null,
    total_micro: total_micro ?? null,
    paid_micro: paid_micro ?? null,
    payout_micro: null,
  };
}
