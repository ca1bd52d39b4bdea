import { adapterOf } from '../../../chain/adapter-of.ts';
import type { Chains } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { KeptPayments } from '../kept-payments.ts';
import { paymentFrom } from '../payment-from.ts';
import { type SentPayment, takeSentPayment } from './sent-payment.ts';

export interface PaymentReturnOptions {
  chains: Chains;
  kept: KeptPayments;
}

/** Sends payments back to their payers that nothing could be made of. */
export class PaymentReturn {
  readonly #options: PaymentReturnOptions;

  constructor(options: PaymentReturnOptions) {
    this.#options = options;
  }

  /** Asks for the transfer, which leaves when the payment is final. Does nothing if the payment was used after all. */
  async begin(em: EntityManager, sent: SentPayment, reason: string): Promise<void> {
    const { chains, kept } = this.#options;
    const { network, reference } = sent.transaction;
    const payment = paymentFrom(await adapterOf(chains, network).readPayments(reference), sent.payer);
    await em.transactional(async (tx) => {
      if (await takeSentPayment(tx, sent)) await kept.returnNow(tx, payment, reason);
    });
  }
}
