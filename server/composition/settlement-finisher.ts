import type { EntityManager } from '../foundation/db/orm.ts';
import { decodeStored, type StoredJson } from '../foundation/platform/stored-json.ts';
import { AWARD_INTENT } from '../market/bounties/award-service.ts';
import { HIRE_INTENT } from '../market/hiring/hire-intent.ts';
import { ORDER_PAYMENT_INTENT } from '../market/orders/payment/payment-service.ts';
import { DEPOSIT_INTENT } from '../money/earn/deposits/deposit-intake.ts';
import { PaymentReturn } from '../money/payments/settlement/payment-return.ts';
import type { SentPayment } from '../money/payments/settlement/sent-payment.ts';
import { SettlementFinisher } from '../money/payments/settlement/settlement-finisher.ts';
import type { Parts } from './parts.ts';
import type { Services } from './services.ts';

type Dependencies = Pick<Parts, 'chains' | 'clock' | 'log'>;

/** Purchases that can be created without their buyer. */
export const PURCHASE_INTENTS = [HIRE_INTENT, AWARD_INTENT, ORDER_PAYMENT_INTENT, DEPOSIT_INTENT] as const;

/** Finishes purchases whose payment was submitted but whose buyer did not return. */
export function createSettlementFinisher(
  { chains, clock, log }: Dependencies,
  { payments, orders, hiring, bounties, earn }: Services,
): SettlementFinisher {
  async function resume(em: EntityManager, request: StoredJson, sent: SentPayment): Promise<void> {
    const intent = decodeStored(PURCHASE_INTENTS, request);
    switch (intent.kind) {
      case 'hire':
        return hiring.hires.resume(em, intent, sent);
      case 'award':
        return bounties.acceptances.resume(em, intent, sent);
      case 'order_payment':
        return orders.payments.resume(em, intent, sent);
      case 'deposit':
        return earn.deposits.resume(em, intent, sent);
    }
  }
  const returns = new PaymentReturn({ chains, heldPayments: payments.heldPayments });
  return new SettlementFinisher({ chains, resume, returns, clock, log });
}
