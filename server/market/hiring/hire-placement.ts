import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { PaymentIntake, ReceivedPayment } from '../../money/payments/intake.ts';
import type { Spending } from '../../money/payments/reopening.ts';
import type { OrderTokens } from '../orders/access-token.ts';
import { walletClient } from '../orders/client.ts';
import type { HiredService } from '../orders/hired-service.ts';
import { orderFrom } from '../orders/new-order.ts';
import { paidColumns } from '../orders/order-payment.ts';
import type { OrderRow } from '../orders/rows.ts';
import { priceWithFeeOnTop } from '../orders/settlement.ts';
import type { OrderSteps } from '../orders/steps.ts';
import type { HireIntent } from './hire-intent.ts';

export interface PlacementOptions {
  clock: Clock;
  steps: OrderSteps;
  tokens: OrderTokens;
  intake: PaymentIntake;
}

/** Makes orders of payments. */
export class HirePlacement {
  readonly #options: PlacementOptions;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  /**
   * The order is paid for before it is there, so nobody ever sees it unpaid. Returns what the payment was spent
   * on where that was before.
   */
  async place(
    em: EntityManager,
    service: HiredService,
    { orderRequest, client, actorId }: HireIntent,
    payment: ReceivedPayment,
    priceMicro: bigint,
  ): Promise<{ order: OrderRow } | { spent: Spending }> {
    const { clock, steps, tokens, intake } = this.#options;
    const buyer = client ?? (await walletClient(em, payment.payer));
    const id = payment.subjectId;
    const access_token_hash = tokens.issue(id).hash;
    const unplaced = { ...orderFrom(clock, service, orderRequest, buyer), id, access_token_hash };
    return em.transactional(async (tx) => {
      const spent = await intake.spend(tx, payment);
      if (spent) return { spent };
      const order = { ...unplaced, ...priceWithFeeOnTop(priceMicro), ...paidColumns(payment, 'x402') };
      return { order: await steps.place(tx, order, actorId, 'hire') };
    });
  }
}
