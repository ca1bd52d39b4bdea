import type { Chains, VerifiedPayment } from '../chain/types.ts';
import type { EntityManager } from '../db/orm.ts';
import { claimPayment, findClaim } from '../payments/claims.ts';
import type { Clock } from '../platform/clock.ts';
import { BadRequestError, PaymentRequiredError } from '../platform/errors.ts';
import type { Caller } from './access.ts';
import { type PartyOrder, readForParty } from './access.ts';
import { MovedOnError, PaymentUsedError } from './errors.ts';
import { METHOD_OF, type Payment } from './payment-reference.ts';
import type { OrderRow } from './rows.ts';
import { transitionFor } from './state.ts';
import type { OrderSteps } from './steps.ts';
import { factsOf } from './timing.ts';

export interface PaymentServiceOptions {
  chains: Chains;
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
   * spent. Confirming the same payment again answers with the order as it is by then.
   */
  async pay(em: EntityManager, orderId: string, caller: Caller, payment: Payment): Promise<OrderRow> {
    const party = await readForParty(em, orderId, caller);
    const { order } = party;
    if (isPaidBy(order, payment) && party.actors.includes('client')) return order;
    transitionFor(order.status, 'pay', party.actors, factsOf(order, this.#options.clock.now(), 0));
    const verified = await this.#verify(em, order, payment, caller);
    try {
      return await em.transactional((tx) => this.#spend(tx, party, payment, verified));
    } catch (error) {
      if (!(error instanceof MovedOnError)) throw error;
      return this.pay(em, orderId, caller, payment);
    }
  }

  async #verify(
    em: EntityManager,
    order: OrderRow,
    { network, reference }: Payment,
    caller: Caller,
  ): Promise<VerifiedPayment> {
    const chain = this.#options.chains.get(network);
    if (!chain) throw new BadRequestError('bad_request', `Payments on ${network} are not taken here`);
    try {
      return await chain.verifyPayment({
        reference,
        dueMicro: dueOf(order),
        notBefore: new Date(order.created_at),
        ...(caller.kind === 'wallet' && { payer: caller.wallet }),
      });
    } catch (error) {
      // what was spent elsewhere is rarely good for this as well, and that is the better answer
      const isSpent = error instanceof PaymentRequiredError && (await findClaim(em, network, reference));
      throw isSpent ? new PaymentUsedError() : error;
    }
  }

  async #spend(
    em: EntityManager,
    party: PartyOrder,
    { network }: Payment,
    { reference, payer, amountMicro }: VerifiedPayment,
  ): Promise<OrderRow> {
    const { outcome } = await claimPayment(em, this.#options.clock, {
      network,
      reference,
      subjectType: 'order',
      subjectId: party.order.id,
      payer,
      amountMicro,
    });
    if (outcome === 'conflict') throw new PaymentUsedError();
    if (outcome === 'same') throw new MovedOnError();
    return this.#options.steps.take(em, party, 'pay', {
      expectedTotalMicro: dueOf(party.order),
      changes: {
        payment_method: METHOD_OF[network],
        payment_network: network,
        escrow_tx_hash: reference,
        payer,
        paid_micro: amountMicro,
      },
    });
  }
}

function isPaidBy({ payment_network, escrow_tx_hash }: OrderRow, { network, reference }: Payment): boolean {
  return payment_network === network && escrow_tx_hash === reference;
}

function dueOf({ id, total_micro }: OrderRow): bigint {
  if (total_micro === null) throw new Error(`Order ${id} has no price and cannot be paid`);
  return BigInt(total_micro);
}
