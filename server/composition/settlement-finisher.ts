import type { AcceptService } from '../market/bounties/accept-service.ts';
import { parseAwardRequest } from '../market/bounties/award-service.ts';
import { parseHireIntent } from '../market/hiring/hire-intent.ts';
import type { HireService } from '../market/hiring/hire-service.ts';
import type { OrderPaymentService } from '../market/orders/payment/payment-service.ts';
import type { DepositIntake } from '../money/earn/deposits/deposit-intake.ts';
import type { HeldPayments } from '../money/payments/held-payments.ts';
import { PaymentReturn } from '../money/payments/settlement/payment-return.ts';
import { SettlementFinisher } from '../money/payments/settlement/settlement-finisher.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'chains' | 'clock' | 'log'>;

/** Those who make something of a payment that was sent for it, and keep what they need for that with it. */
interface ResumableServices {
  heldPayments: HeldPayments;
  hires: HireService;
  payments: OrderPaymentService;
  acceptances: AcceptService;
  deposits: DepositIntake;
}

/** What becomes of payments that were sent for buyers who did not come back. */
export function createSettlementFinisher(
  { chains, clock, log }: Dependencies,
  makers: ResumableServices,
): SettlementFinisher {
  const { heldPayments, hires, payments, acceptances, deposits } = makers;
  return new SettlementFinisher({
    chains,
    resumeHandlers: {
      x402: (em, request, sent) => hires.resume(em, parseHireIntent(request), sent),
      bounty: (em, request, sent) => acceptances.resume(em, parseAwardRequest(request), sent),
      order: (em, _request, sent) => payments.resume(em, sent),
      deposit: (em, request, sent) => deposits.resume(em, request, sent),
    },
    returns: new PaymentReturn({ chains, heldPayments }),
    clock,
    log,
  });
}
