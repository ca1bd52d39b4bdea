import { LedgerService } from '../money/ledger/service.ts';
import { HeldPayments } from '../money/payments/held-payments.ts';
import { PaymentIntake } from '../money/payments/intake.ts';
import { PaymentOptions } from '../money/payments/payment-options.ts';
import { PAYMENT_RESERVATION_CHECKS, type ReservationCheck } from '../money/payments/reservations.ts';
import { PayloadVerifier } from '../money/payments/settlement/payload-verifier.ts';
import { Settlements } from '../money/payments/settlement/settlements.ts';
import type { Parts } from './parts.ts';

export interface PaymentsDomain {
  intake: PaymentIntake;
  heldPayments: HeldPayments;
  settlements: Settlements;
  paymentOptions: PaymentOptions;
}

type Dependencies = Pick<
  Parts,
  'config' | 'clock' | 'chains' | 'transactions' | 'payouts' | 'orm' | 'outbox'
>;

/** Taking money, from the parts of the server; `checks` are what the domains know of payments that are spoken for. */
export function createPayments(parts: Dependencies, checks: readonly ReservationCheck[]): PaymentsDomain {
  const { config, clock, chains, transactions, payouts, orm, outbox } = parts;
  const { maxTimeoutSeconds, minPriceMicro: minDueMicro } = config.x402;
  const paymentOptions = new PaymentOptions(config, chains);
  const verifier = new PayloadVerifier({ config, maxTimeoutSeconds });
  const settlements = new Settlements({
    em: orm.em,
    chains,
    transactions,
    paymentOptions,
    verifier,
    clock,
    minDueMicro,
  });
  const kept = new HeldPayments({
    payouts,
    ledger: new LedgerService(clock),
    outbox,
    clock,
    minReturnMicro: config.paymentReturnMin,
  });
  const intake = new PaymentIntake({
    chains,
    settlements,
    heldPayments: kept,
    checks: [...PAYMENT_RESERVATION_CHECKS, ...checks],
    outbox,
    clock,
  });
  return { intake, heldPayments: kept, settlements, paymentOptions };
}
