import type { EntityManager } from '../db/orm.ts';
import type { OrderTokens } from '../orders/access-token.ts';
import { walletClient } from '../orders/client.ts';
import type { HiredService } from '../orders/hired-service.ts';
import { orderFrom } from '../orders/new-order.ts';
import type { OrderRow } from '../orders/rows.ts';
import { machinePriceOf } from '../orders/settlement.ts';
import type { OrderSteps } from '../orders/steps.ts';
import { claimPayment } from '../payments/claims.ts';
import type { PaymentClaim } from '../payments/payment-claim.entity.ts';
import type { Clock } from '../platform/clock.ts';
import type { HireIntent } from './hire-intent.ts';
import type { HirePayment } from './hire-payment.ts';
import { wishFingerprint } from './request-fingerprint.ts';
import { takeSentPayment } from './settlement/sent-payment.ts';

export interface PlacementOptions {
  clock: Clock;
  steps: OrderSteps;
  tokens: OrderTokens;
}

/** What a payment was spent on. */
export type Spending = Pick<PaymentClaim, 'subjectType' | 'subjectId' | 'requestFingerprint'>;

/** Makes orders of payments. */
export class HirePlacement {
  readonly #options: PlacementOptions;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  /**
   * The order is paid for before it is there, so nobody ever sees it unpaid. Answers with what the payment was spent
   * on where that was before.
   */
  async place(
    em: EntityManager,
    service: HiredService,
    { wish, client, actorId }: HireIntent,
    payment: HirePayment,
  ): Promise<{ order: OrderRow } | { spent: Spending }> {
    const { clock, steps, tokens } = this.#options;
    const buyer = client ?? (await walletClient(em, payment.payer));
    const unplaced = orderFrom(clock, service, wish, buyer);
    const id = payment.sent?.subjectId ?? unplaced.id;
    const access_token_hash = tokens.issue(id).hash;
    return em.transactional(async (tx) => {
      const spent = await this.#spend(tx, id, wishFingerprint(wish), payment);
      if (spent) return { spent };
      const order = { ...unplaced, id, ...paidColumns(payment), access_token_hash };
      return { order: await steps.place(tx, order, actorId, 'hire') };
    });
  }

  /** What we sent ourselves was claimed for this order when it was signed. */
  async #spend(
    em: EntityManager,
    subjectId: string,
    requestFingerprint: string,
    { sent, network, reference, payer, amountMicro }: HirePayment,
  ): Promise<Spending | undefined> {
    if (sent) return (await takeSentPayment(em, sent)) ? undefined : sent;
    const claimed = await claimPayment(em, this.#options.clock, {
      network,
      reference,
      subjectType: 'x402',
      subjectId,
      payer,
      amountMicro,
      requestFingerprint,
    });
    return claimed.outcome === 'claimed' ? undefined : claimed.existing;
  }
}

function paidColumns({ network, reference, payer, amountMicro, priceMicro }: HirePayment) {
  return {
    ...machinePriceOf(priceMicro),
    payment_method: 'x402' as const,
    payment_network: network,
    escrow_tx_hash: reference,
    payer,
    paid_micro: amountMicro,
  };
}
