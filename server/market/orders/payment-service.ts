import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { invalidFields } from '../../foundation/platform/invalid-fields.ts';
import { IllegalTransitionError } from '../../foundation/platform/lifecycle-errors.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import { PaymentUsedError } from '../../money/payments/errors.ts';
import type { PaymentIntake, ReceivedPayment } from '../../money/payments/intake.ts';
import { expectAmount, expectNotBefore } from '../../money/payments/judgement.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { SentPayment } from '../../money/payments/settlement/sent-payment.ts';
import type { SpendItem } from '../../money/wallets/policy/spend.ts';
import type { WalletPayer } from '../../money/wallets/wallet-payer.ts';
import { type PartyOrder, readForParty } from './access.ts';
import { noSuchOrder, StaleOrderError } from './errors.ts';
import { ORDER_LIFECYCLE } from './lifecycle.ts';
import { isPaidBy, paidColumns } from './order-payment.ts';
import { METHOD_OF, type Payment } from './payment-reference.ts';
import { findOrder, type OrderRow } from './rows.ts';
import type { OrderSteps } from './steps.ts';
import { factsOf } from './timing.ts';

export interface PaymentServiceOptions {
  intake: PaymentIntake;
  payer: WalletPayer;
  clock: Clock;
  steps: OrderSteps;
}

/** The client says which transaction paid for the order. */
export class OrderPaymentService {
  readonly #options: PaymentServiceOptions;

  constructor(options: PaymentServiceOptions) {
    this.#options = options;
  }

  /**
   * The chain is asked before anything is locked, so what it was asked about has to be still true when the payment is
   * spent. Confirming the same payment again returns the order as it is by then.
   */
  async pay(em: EntityManager, orderId: string, claimant: Claimant, payment: Payment): Promise<OrderRow> {
    const party = await readForParty(em, orderId, claimant.caller);
    const { order } = party;
    if (isPaidBy(order, payment) && party.actors.includes('client')) return order;
    await this.#expectPayable(em, party, claimant, payment);
    try {
      const received = await this.#receive(em, order, claimant, { kind: 'transaction', ...payment });
      return await em.transactional((tx) => this.#spend(tx, party, received));
    } catch (error) {
      if (error instanceof StaleOrderError) return this.pay(em, orderId, claimant, payment);
      // an equal request may have been faster
      const now =
        error instanceof PaymentUsedError ? await readForParty(em, orderId, claimant.caller) : party;
      if (isPaidBy(now.order, payment)) return now.order;
      throw error;
    }
  }

  /** The wallet of the agent that ordered pays, once however often it is asked to. */
  async payFromWallet(
    em: EntityManager,
    orderId: string,
    claimant: Claimant,
    network: Network | undefined,
  ): Promise<OrderRow> {
    const { caller } = claimant;
    if (caller.kind !== 'agent') throw noReference();
    const { agentId } = caller;
    const requestKey = `order/${orderId}`;
    const party = await readForParty(em, orderId, caller);
    const { payer } = this.#options;
    if (party.order.escrow_tx_hash && (await payer.find(em, agentId, requestKey))) return party.order;
    this.#expectPayableNow(party);
    const amountMicro = dueOf(party.order);
    const item = spendItemOf(party.order);
    const proof = await payer.pay(em, { agentId, requestKey, amountMicro, network, item });
    try {
      const received = await this.#receive(em, party.order, claimant, proof);
      return await em.transactional((tx) => this.#spend(tx, party, received));
    } catch (error) {
      if (error instanceof StaleOrderError) return this.payFromWallet(em, orderId, claimant, network);
      throw error;
    }
  }

  /** For a payment of a wallet whose agent does not wait for it any more. */
  async resume(em: EntityManager, sent: SentPayment): Promise<void> {
    const order = await findOrder(em, sent.subjectId);
    if (!order) throw noSuchOrder();
    const party: PartyOrder = { order, actors: ['client'], actorId: order.client_agent_id };
    this.#expectPayableNow(party);
    const { judge, purpose } = termsOf(order);
    const received = await this.#options.intake.landed(sent, judge, purpose);
    await em.transactional((tx) => this.#spend(tx, party, received));
  }

  #expectPayableNow({ order, actors }: PartyOrder): void {
    const now = this.#options.clock.now();
    ORDER_LIFECYCLE.transition(order.status, 'pay', actors, factsOf(order, now));
  }

  /** What was sent for an order that was cancelled, lapsed or paid meanwhile goes back. */
  async #expectPayable(
    em: EntityManager,
    party: PartyOrder,
    claimant: Claimant,
    payment: Payment,
  ): Promise<void> {
    const { intake } = this.#options;
    const { order } = party;
    try {
      this.#expectPayableNow(party);
    } catch (error) {
      if (!(error instanceof IllegalTransitionError)) throw error;
      const proof = { kind: 'transaction', ...payment } as const;
      const kept = await intake.keepFor(em, proof, claimant, `Order ${order.id} is ${order.status}.`);
      throw kept === undefined ? error : error.with(kept);
    }
  }

  #receive(
    em: EntityManager,
    order: OrderRow,
    claimant: Claimant,
    proof: PaymentProof,
  ): Promise<ReceivedPayment> {
    return this.#options.intake.receive(em, proof, claimant, termsOf(order));
  }

  async #spend(em: EntityManager, party: PartyOrder, received: ReceivedPayment): Promise<OrderRow> {
    const spent = await this.#options.intake.spend(em, received);
    if (spent) throw spent.subjectId === party.order.id ? new StaleOrderError() : new PaymentUsedError();
    return this.#options.steps.take(em, party, 'pay', {
      expectedTotalMicro: dueOf(party.order),
      changes: paidColumns(received, METHOD_OF[received.network]),
    });
  }
}

/** The agent is asked to pay again within the minute, or does not wait: then the order is paid without it. */
const PATIENCE_MS = 60_000;

function termsOf(order: OrderRow) {
  const dueMicro = dueOf(order);
  return {
    judge(received: IncomingPayment) {
      expectNotBefore(received, order.created_at);
      expectAmount(received, dueMicro);
    },
    takesBearer: false,
    purpose: { subjectType: 'order' as const, subjectId: order.id },
    signed: { dues: [dueMicro], request: { orderId: order.id }, patienceMs: PATIENCE_MS },
  };
}

function spendItemOf({ id, service_id, service_title, agent_id }: OrderRow): SpendItem {
  return {
    purpose: 'order',
    content: id,
    summary: `Order of ${service_title}`,
    serviceId: service_id,
    providerAgentId: agent_id,
    orderId: id,
  };
}

function noReference() {
  const message = 'is needed, unless an agent pays from its server wallet';
  return invalidFields([{ path: 'body.escrow_tx_hash', message }]);
}

function dueOf({ id, total_micro }: OrderRow): bigint {
  if (total_micro === null) throw new Error(`Order ${id} has no price and cannot be paid`);
  return total_micro;
}
