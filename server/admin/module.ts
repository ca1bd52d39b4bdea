import { readTransferFigures } from '../chain/transfers/batches/transfer-figures.ts';
import type { TransferService } from '../chain/transfers/transfers.ts';
import type { Chains } from '../chain/types.ts';
import type { DomainModule } from '../contract/domain-module.ts';
import type { MikroORM } from '../foundation/db/orm.ts';
import { countDeadLetters } from '../foundation/outbox/dead-letters.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { Metrics } from '../foundation/platform/metrics.ts';
import type { Queues } from '../foundation/queue/queues.ts';
import type { OrdersService } from '../market/orders/service.ts';
import { countDisputes } from '../market/orders/work/disputes.ts';
import type { TreasuryBalances } from '../money/ledger/treasury-balances.ts';
import { countLostPayments } from '../money/payments/finality/lost-payments.ts';
import { countOutgoingPayments } from '../money/payouts/outgoing-payments.ts';
import type { Payouts } from '../money/payouts/payouts.ts';
import { adminHandlers } from './handlers.ts';
import { MoneyGauges } from './money-gauges.ts';
import { Reconciler } from './reconciliation.ts';
import { RetryService } from './retry-service.ts';
import { TransferGauges } from './transfer-gauges.ts';

interface Dependencies {
  clock: Clock;
  payouts: Payouts;
  transfers: TransferService;
  queues: Queues;
  treasury: TreasuryBalances;
  orders: OrdersService;
}

interface GaugeDependencies {
  metrics: Metrics;
  orm: MikroORM;
  treasury: TreasuryBalances;
  log: Logger;
}

/** Gauges of payouts, disputes, dead letters and treasuries. */
export function createMoneyGauges({ metrics, orm, treasury, log }: GaugeDependencies): MoneyGauges {
  return new MoneyGauges({
    metrics,
    async readTrouble() {
      const [outgoing, disputes, jobsSetAside, losses] = await Promise.all([
        countOutgoingPayments(orm.em.fork()),
        countDisputes(orm.em.fork()),
        countDeadLetters(orm.em.fork()),
        countLostPayments(orm.em.fork()),
      ]);
      return { outgoing, disputes, jobsSetAside, losses };
    },
    readHoldings: () => treasury.read(),
    onFailure: (err) => log.warn({ err }, 'money metrics failed'),
  });
}

interface TransferGaugeDependencies {
  metrics: Metrics;
  orm: MikroORM;
  chains: Chains;
  clock: Clock;
  log: Logger;
}

/** Gauges of transfers that wait or are in flight, and of relayers. */
export function createTransferGauges(dependencies: TransferGaugeDependencies): TransferGauges {
  const { orm, clock, log } = dependencies;
  return new TransferGauges({
    ...dependencies,
    readFigures: () => readTransferFigures(orm.em.fork(), clock.now()),
    onFailure: (err) => log.warn({ err }, 'transfer metrics failed'),
  });
}

export function createAdminModule(dependencies: Dependencies): DomainModule {
  const retries = new RetryService(dependencies);
  const reconciler = new Reconciler(dependencies);
  return { handlers: { admin: adminHandlers({ ...dependencies, retries, reconciler }) } };
}
