import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { MikroORM } from '../../foundation/db/orm.ts';
import type { Outbox } from '../../foundation/outbox/outbox.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Logger } from '../../foundation/platform/log.ts';
import { LedgerService } from '../ledger/service.ts';
import type { Payouts } from '../payouts/payouts.ts';
import { LostPayments } from './finality/lost-payments.ts';
import { PaymentWatch } from './finality/payment-watch.ts';
import { HeldPayments } from './held-payments.ts';
import { PaymentIntake } from './intake.ts';
import { createFinalitySweep, createReturnSweep, prunePresentations, registerPaymentJobs } from './jobs.ts';
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
  log: Logger;
}

export interface PaymentServices {
  intake: PaymentIntake;
  heldPayments: HeldPayments;
  lostPayments: LostPayments;
  paymentWatch: PaymentWatch;
  settlements: Settlements;
  paymentOptions: PaymentOptions;
}

/** `checks` are the other domains' reasons why a payment is reserved. */
export function createPayments(
  dependencies: Dependencies,
  checks: readonly ReservationCheck[],
): PaymentServices {
  const { config, clock, chains, transactions, payouts, orm, outbox, log } = dependencies;
  const { maxTimeoutSeconds, minPriceMicro: minDueMicro } = config.x402;
  const paymentOptions = new PaymentOptions(config, chains);
  const verifier = new PayloadVerifier({ config, chains, maxTimeoutSeconds });
  const ledger = new LedgerService(clock);
  const lostPayments = new LostPayments({ ledger, clock, log });
  const settlements = new Settlements({
    em: orm.em,
    chains,
    transactions,
    paymentOptions,
    verifier,
    lostPayments,
    clock,
    minDueMicro,
  });
  const heldPayments = new HeldPayments({
    payouts,
    lostPayments,
    ledger,
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
  const paymentWatch = new PaymentWatch({ chains, lostPayments, clock });
  return { intake, heldPayments, lostPayments, paymentWatch, settlements, paymentOptions };
}

interface ModuleDependencies extends Pick<PaymentServices, 'intake' | 'heldPayments' | 'paymentWatch'> {
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
    due: [createReturnSweep(outbox), createSettlementSweep(outbox), createFinalitySweep(outbox)],
    prune: [prunePresentations],
  };
}
