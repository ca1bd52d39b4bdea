import type { IncomingPayment } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../../foundation/db/pipelined-transaction.ts';
import type { Clock } from '../../../foundation/platform/clock.ts';
import { text } from '../../../foundation/platform/field-readers.ts';
import { invalidFieldsError } from '../../../foundation/platform/invalid-fields.ts';
import { IllegalTransitionError } from '../../../foundation/platform/lifecycle-errors.ts';
import type { Network } from '../../../foundation/platform/networks.ts';
import { retryOn } from '../../../foundation/platform/retry-on.ts';
import { defineStoredType } from '../../../foundation/platform/stored-json.ts';
import { PaymentUsedError } from '../../../money/payments/errors.ts';
import type { PaymentIntake, ReceivedPayment } from '../../../money/payments/intake.ts';
import { requireAmount, requireNotBefore } from '../../../money/payments/payment-checks.ts';
import type { PaymentProof } from '../../../money/payments/proof.ts';
import type { SentPayment } from '../../../money/payments/settlement/sent-payment.ts';
import type { Spender } from '../../../money/payments/spender.ts';
import type { SpendItem } from '../../../money/wallets/policy/spend.ts';
import type { WalletPayer } from '../../../money/wallets/wallet-payer.ts';
import { getOrderForParty, type PartyOrder } from '../access.ts';
import { orderNotFoundError, StaleOrderError } from '../errors.ts';
import { buildOrderFacts } from '../lifecycle/deadlines.ts';
import { ORDER_LIFECYCLE } from '../lifecycle/lifecycle.ts';
import type { OrderTransitions, ReadOrder } from '../lifecycle/transitions.ts';
import { findOrder, type OrderRow } from '../order-row.ts';
import { isPaidBy, paymentColumns } from './order-payment.ts';
import { METHOD_BY_NETWORK, type PaymentReference } from './payment-reference.ts';

export interface PaymentServiceOptions {
  intake: PaymentIntake;
  payer: WalletPayer;
  clock: Clock;
  transitions: OrderTransitions;
}

/** The client names the transaction that paid for the order. */
export class OrderPaymentService {
  readonly #options: PaymentServiceOptions;

  constructor(options: PaymentServiceOptions) {
    this.#options = options;
  }

  /**
   * The chain is read before anything is locked, so its result is checked again when the payment is spent. Confirming
   * the same payment again returns the current order.
   */
  async pay(
    em: EntityManager,
    orderId: string,
    spender: Spender,
    payment: PaymentReference,
  ): Promise<OrderRow> {
    return retryWhileStale(async () => {
      const party = await getOrderForParty(em, orderId, spender.caller);
      const { order } = party;
      if (isPaidBy(order, payment) && party.actors.includes('client')) return order;
      await this.#assertPayableOrHold(em, party, spender, payment);
      const proof = { kind: 'transaction', ...payment } as const;
      return this.#payWith(em, party, spender, proof, (now) => isPaidBy(now, payment));
    });
  }

  /** The ordering agent's wallet pays, once however often it is requested. */
  async payFromWallet(
    em: EntityManager,
    orderId: string,
    spender: Spender,
    network: Network | undefined,
  ): Promise<OrderRow> {
    const { caller } = spender;
    if (caller.kind !== 'agent') throw missingReferenceError();
    const { agentId } = caller;
    const requestKey = `order/${orderId}`;
    const { payer } = this.#options;
    return retryWhileStale(async () => {
      const party = await getOrderForParty(em, orderId, caller);
      if (hasPayment(party.order) && (await payer.findProof(em, agentId, requestKey))) return party.order;
      this.#assertPayable(party);
      const amountMicro = getAmountDue(party.order);
      const item = buildSpendItem(party.order);
      const proof = await payer.pay(em, { agentId, requestKey, amountMicro, network, item });
      return this.#payWith(em, party, spender, proof, hasPayment);
    });
  }

  /** For a wallet payment whose agent no longer waits for it. */
  async resume(em: EntityManager, { orderId }: { orderId: string }, sent: SentPayment): Promise<void> {
    await retryWhileStale(async () => {
      const order = await findOrder(em, orderId);
      if (!order) throw orderNotFoundError();
      const party: PartyOrder = { order, actors: ['client'], actorId: order.client_agent_id };
      this.#assertPayable(party);
      const { assertAcceptable, purpose } = buildPaymentTerms(order);
      const received = await this.#options.intake.receiveSent(sent, assertAcceptable, purpose);
      await transactionalPipelined(em, (tx) => this.#spend(tx, party, received));
    });
  }

  async #payWith(
    em: EntityManager,
    party: PartyOrder,
    spender: Spender,
    proof: PaymentProof,
    isPaid: (order: OrderRow) => boolean,
  ): Promise<OrderRow> {
    try {
      const terms = buildPaymentTerms(party.order);
      const received = await this.#options.intake.receive(em, proof, spender, terms);
      const readOrder = await transactionalPipelined(em, (tx) => this.#spend(tx, party, received));
      return await readOrder();
    } catch (error) {
      if (!(error instanceof PaymentUsedError)) throw error;
      // an equal request may have been faster; a payment that was returned is spent too, and paid for nothing
      const { order } = await getOrderForParty(em, party.order.id, spender.caller);
      if (isPaid(order)) return order;
      throw error;
    }
  }

  #assertPayable({ order, actors }: PartyOrder): void {
    const now = this.#options.clock.now();
    ORDER_LIFECYCLE.getTransition(order.status, 'pay', actors, buildOrderFacts(order, now));
  }

  /** The payment for an order that was cancelled, lapsed or paid meanwhile is returned. */
  async #assertPayableOrHold(
    em: EntityManager,
    party: PartyOrder,
    spender: Spender,
    payment: PaymentReference,
  ): Promise<void> {
    const { intake } = this.#options;
    const { order } = party;
    try {
      this.#assertPayable(party);
    } catch (error) {
      if (!(error instanceof IllegalTransitionError)) throw error;
      const proof = { kind: 'transaction', ...payment } as const;
      const held = await intake.holdForPayer(em, proof, spender, `Order ${order.id} is ${order.status}.`);
      throw held === undefined ? error : error.withHint(held);
    }
  }

  async #spend(em: EntityManager, party: PartyOrder, received: ReceivedPayment): Promise<ReadOrder> {
    if (await this.#options.intake.spend(em, received)) throw new PaymentUsedError();
    return this.#options.transitions.apply(em, party, 'pay', {
      expectedTotalMicro: getAmountDue(party.order),
      changes: paymentColumns(received, METHOD_BY_NETWORK[received.network]),
    });
  }
}

export const ORDER_PAYMENT_INTENT = defineStoredType('order_payment', 1, { orderId: text });

/** If the agent does not repeat the request within a minute, the order is paid without it. */
const RESUME_AFTER_MS = 60_000;
const MAX_TRIES = 5;

/** Chains are read without a lock, so the order may change before it is paid. Each try reads it again. */
function retryWhileStale<T>(tryOnce: () => Promise<T>): Promise<T> {
  return retryOn(StaleOrderError, MAX_TRIES, tryOnce);
}

function hasPayment({ escrow_tx_hash }: OrderRow): boolean {
  return escrow_tx_hash !== null;
}

function buildPaymentTerms(order: OrderRow) {
  const dueMicro = getAmountDue(order);
  return {
    assertAcceptable(received: IncomingPayment) {
      requireNotBefore(received, order.created_at);
      requireAmount(received, dueMicro);
    },
    acceptsUnlocked: false,
    acceptsLater: true,
    purpose: { subjectType: 'order' as const, subjectId: order.id },
    signed: {
      acceptedAmounts: [dueMicro],
      request: ORDER_PAYMENT_INTENT.encode({ orderId: order.id }),
      resumeAfterMs: RESUME_AFTER_MS,
    },
  };
}

function buildSpendItem({ id, service_id, service_title, agent_id }: OrderRow): SpendItem {
  return {
    purpose: 'order',
    content: id,
    summary: `Order of ${service_title}`,
    serviceId: service_id,
    providerAgentId: agent_id,
    orderId: id,
  };
}

function missingReferenceError() {
  const message = 'is needed, unless an agent pays from its server wallet';
  return invalidFieldsError([{ path: 'body.escrow_tx_hash', message }]);
}

function getAmountDue({ id, total_micro }: OrderRow): bigint {
  if (total_micro === null) throw new Error(`Order ${id} has no price and cannot be paid`);
  return total_micro;
}
