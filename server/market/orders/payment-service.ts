import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { IllegalTransitionError } from '../../foundation/platform/lifecycle-errors.ts';
import type { Claimant } from '../../money/payments/claimant.ts';
import { PaymentUsedError } from '../../money/payments/errors.ts';
import type { PaymentIntake, ReceivedPayment } from '../../money/payments/intake.ts';
import { expectAmount, expectNotBefore } from '../../money/payments/judgement.ts';
import { type PartyOrder, readForParty } from './access.ts';
import { StaleOrderError } from './errors.ts';
import { ORDER_LIFECYCLE } from './lifecycle.ts';
import { isPaidBy, paidColumns } from './order-payment.ts';
import { METHOD_OF, type Payment } from './payment-reference.ts';
import type { OrderRow } from './rows.ts';
import type { OrderSteps } from './steps.ts';
import { factsOf } from './timing.ts';

export interface PaymentServiceOptions {
  intake: PaymentIntake;
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
      const received = await this.#receive(em, order, claimant, payment);
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

  /** What was sent for an order that was cancelled, lapsed or paid meanwhile goes back. */
  async #expectPayable(
    em: EntityManager,
    { order, actors }: PartyOrder,
    claimant: Claimant,
    payment: Payment,
  ): Promise<void> {
    const { clock, intake } = this.#options;
    try {
      ORDER_LIFECYCLE.transition(order.status, 'pay', actors, factsOf(order, clock.now(), 0));
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
    payment: Payment,
  ): Promise<ReceivedPayment> {
    const dueMicro = dueOf(order);
    return this.#options.intake.receive(em, { kind: 'transaction', ...payment }, claimant, {
      judge(received) {
        expectNotBefore(received, order.created_at);
        expectAmount(received, dueMicro);
      },
      takesBearer: false,
      purpose: { subjectType: 'order', subjectId: order.id },
    });
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

function dueOf({ id, total_micro }: OrderRow): bigint {
  if (total_micro === null) throw new Error(`Order ${id} has no price and cannot be paid`);
  return total_micro;
}
