import type { AcceptService } from '../market/bounties/accept-service.ts';
import { awardFrom } from '../market/bounties/award.ts';
import { intentFrom } from '../market/hiring/hire-intent.ts';
import type { HireService } from '../market/hiring/hire-service.ts';
import type { OrderPaymentService } from '../market/orders/payment-service.ts';
import type { DepositIntake } from '../money/earn/deposit-intake.ts';
import type { KeptPayments } from '../money/payments/kept-payments.ts';
import { FinishService } from '../money/payments/settlement/finish-service.ts';
import { PaymentReturn } from '../money/payments/settlement/payment-return.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'chains' | 'clock' | 'log'>;

/** Those who make something of a payment that was sent for it, and keep what they need for that with it. */
interface Makers {
  kept: KeptPayments;
  hiring: HireService;
  payments: OrderPaymentService;
  accepting: AcceptService;
  deposits: DepositIntake;
}

/** What becomes of payments that were sent for buyers who did not come back. */
export function createFinishing({ chains, clock, log }: Dependencies, makers: Makers): FinishService {
  const { kept, hiring, payments, accepting, deposits } = makers;
  return new FinishService({
    chains,
    resume: {
      x402: (em, request, sent) => hiring.resume(em, intentFrom(request), sent),
      bounty: (em, request, sent) => accepting.resume(em, awardFrom(request), sent),
      order: (em, _request, sent) => payments.resume(em, sent),
      deposit: (em, request, sent) => deposits.resume(em, request, sent),
    },
    returns: new PaymentReturn({ chains, kept }),
    clock,
    log,
  });
}
