import type { EntityManager } from '../../foundation/db/orm.ts';
import { transactionalPipelined } from '../../foundation/db/pipelined-transaction.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { PaymentIntake, ReceivedPayment } from '../../money/payments/intake.ts';
import type { SpendRecord } from '../../money/payments/purchase-access.ts';
import type { OrderAccessTokens } from '../orders/access-token.ts';
import { resolveWalletClient } from '../orders/client.ts';
import type { HireableService } from '../orders/hireable-service.ts';
import type { OrderTransitions } from '../orders/lifecycle/transitions.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import { buildOrder } from '../orders/new-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { paymentColumns } from '../orders/payment/order-payment.ts';
import type { HireIntent } from './hire-intent.ts';

export interface PlacementOptions {
  clock: Clock;
  transitions: OrderTransitions;
  tokens: OrderAccessTokens;
  intake: PaymentIntake;
}

/** Creates orders from payments. */
export class HirePlacement {
  readonly #options: PlacementOptions;

  constructor(options: PlacementOptions) {
    this.#options = options;
  }

  /**
   * The payment is spent with the creation, so nobody ever sees the order unpaid. Returns the earlier spend if there
   * is one.
   */
  async place(
    em: EntityManager,
    service: HireableService,
    { orderRequest, client, actorId }: HireIntent,
    payment: ReceivedPayment,
    priceMicro: bigint,
  ): Promise<{ order: OrderRow } | { spent: SpendRecord }> {
    const { clock, transitions, tokens, intake } = this.#options;
    const orderClient = client ?? (await resolveWalletClient(em, payment.payer));
    const id = payment.subjectId;
    const access_token_hash = tokens.issue(id).hash;
    const unplaced = { ...buildOrder(clock, service, orderRequest, orderClient), id, access_token_hash };
    const placed = await transactionalPipelined(em, async (tx) => {
      const spent = await intake.spend(tx, payment);
      if (spent) return { spent };
      const order = { ...unplaced, ...priceWithFeeOnTop(priceMicro), ...paymentColumns(payment, 'x402') };
      const terms = { trigger: 'hire', providerName: service.provider_name } as const;
      return { readOrder: await transitions.place(tx, order, actorId, terms) };
    });
    return placed.spent ? { spent: placed.spent } : { order: await placed.readOrder() };
  }
}
