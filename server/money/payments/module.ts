import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { LedgerService } from '../ledger/service.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { HeldPayments } from './held-payments.ts';
import { PaymentIntake } from './intake.ts';
import { createReturnSweep, prunePresentations, registerPaymentJobs } from './jobs.ts';
import { PaymentOptions } from './payment-options.ts';
import { PAYMENT_RESERVATION_CHECKS, type ReservationCheck } from './reservations.ts';
import { createSettlementSweep, registerSettlementJobs } from './settlement/jobs.ts';
import { PayloadVerifier } from './settlement/payload-verifier.ts';
import type { SettlementFinisher } from './settlement/settlement-finisher.ts';
import { Settlements } from './settlement/settlements.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
  chains: Chains;
  transactions: Transactions;
  payouts: Payouts;
  orm: MikroORM;
  outbox: Outbox;
}

export interface PaymentServices {
  intake: PaymentIntake;
  heldPayments: HeldPayments;
  settlements: Settlements;
  paymentOptions: PaymentOptions;
}

/** `checks` are the other domains' reasons why a payment is reserved. */
export function createPayments(
  dependencies: Dependencies,
  checks: readonly ReservationCheck[],
): PaymentServices {
  const { config, clock, chains, transactions, payouts, orm, outbox } = dependencies;
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
  const heldPayments = new HeldPayments({
    payouts,
    ledger: new LedgerService(clock),
    outbox,
    clock,
    minReturnMicro: config.paymentReturnMin,
  });
  const intake = new PaymentIntake({
    chains,
    settlements,
    heldPayments,
    checks: [...PAYMENT_RESERVATION_CHECKS, ...checks],
    outbox,
    clock,
  });
  return { intake, heldPayments, settlements, paymentOptions };
}

interface ModuleDependencies extends Pick<PaymentServices, 'intake' | 'heldPayments'> {
  finisher: SettlementFinisher;
  outbox: Outbox;
}

export function createPaymentsModule(dependencies: ModuleDependencies): DomainModule {
  const { finisher, outbox } = dependencies;
  return {
    jobs(workers) {
      registerPaymentJobs(workers, dependencies);
      registerSettlementJobs(workers, finisher);
    },
    due: [createReturnSweep(outbox), createSettlementSweep(outbox)],
    prune: [prunePresentations],
  };
}
