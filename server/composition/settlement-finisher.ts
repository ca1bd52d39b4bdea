import { parseAwardRequest } from '../market/bounties/award-service.ts';
import { parseHireIntent } from '../market/hiring/hire-intent.ts';
import { PaymentReturn } from '../money/payments/settlement/payment-return.ts';
import { SettlementFinisher } from '../money/payments/settlement/settlement-finisher.ts';
import type { Parts } from './parts.ts';
import type { Services } from './services.ts';

type Dependencies = Pick<Parts, 'chains' | 'clock' | 'log'>;

/** Finishes purchases whose payment was submitted but whose buyer did not return. */
export function createSettlementFinisher(
  { chains, clock, log }: Dependencies,
  { payments, orders, hiring, bounties, earn }: Services,
): SettlementFinisher {
  return new SettlementFinisher({
    chains,
    resumeHandlers: {
      x402: (em, request, sent) => hiring.hires.resume(em, parseHireIntent(request), sent),
      bounty: (em, request, sent) => bounties.acceptances.resume(em, parseAwardRequest(request), sent),
      order: (em, _request, sent) => orders.payments.resume(em, sent),
      deposit: (em, request, sent) => earn.deposits.resume(em, request, sent),
    },
    returns: new PaymentReturn({ chains, heldPayments: payments.heldPayments }),
    clock,
    log,
  });
}
