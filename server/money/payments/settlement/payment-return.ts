import { getAdapter } from '../../../chain/get-adapter.ts';
import type { Chains } from '../../../chain/types.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { HeldPayments } from '../held-payments.ts';
import { selectPaymentByPayer } from '../payment-by-payer.ts';
import { completeSettlement, type SentPayment } from './sent-payment.ts';

export interface PaymentReturnOptions {
  chains: Chains;
  heldPayments: HeldPayments;
}

/** Returns submitted payments whose purchase is impossible. */
export class PaymentReturn {
  readonly #options: PaymentReturnOptions;

  constructor(options: PaymentReturnOptions) {
    this.#options = options;
  }

  /** Requests the transfer, which leaves when the payment is final. Does nothing if the payment was spent after all. */
  async returnToPayer(em: EntityManager, sent: SentPayment, reason: string): Promise<void> {
    const { chains, heldPayments } = this.#options;
    const { network, reference } = sent.transaction;
    const payment = selectPaymentByPayer(
      await getAdapter(chains, network).readPayments(reference),
      sent.payer,
    );
    await em.transactional(async (tx) => {
      if (await completeSettlement(tx, sent)) await heldPayments.returnNow(tx, payment, reason);
    });
  }
}
