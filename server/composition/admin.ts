import type { AdminHandlersOptions } from '../admin/handlers.ts';
import { MoneyGauges } from '../admin/money-gauges.ts';
import { RetryService } from '../admin/retry-service.ts';
import { countDeadLetters } from '../foundation/outbox/dead-letters.ts';
import type { OrdersService } from '../market/orders/service.ts';
import { countDisputes } from '../market/orders/work/disputes.ts';
import { countOutgoingPayments } from '../money/payouts/outgoing-payments.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'clock' | 'payouts' | 'transfers' | 'queues' | 'treasury'>;

type GaugeDependencies = Pick<Parts, 'metrics' | 'orm' | 'treasury' | 'log'>;

/** The figures of what operators look after. */
export function createMoneyGauges({ metrics, orm, treasury, log }: GaugeDependencies): MoneyGauges {
  return new MoneyGauges({
    metrics,
    async readTrouble() {
      const [outgoing, disputes, jobsSetAside] = await Promise.all([
        countOutgoingPayments(orm.em.fork()),
        countDisputes(orm.em.fork()),
        countDeadLetters(orm.em.fork()),
      ]);
      return { outgoing, disputes, jobsSetAside };
    },
    readHoldings: () => treasury.read(),
    onFailure: (err) => log.warn({ err }, 'figures of the money'),
  });
}

/** What operators look after, from the parts of the server. */
export function createAdminOptions(parts: Dependencies, orders: OrdersService): AdminHandlersOptions {
  return { ...parts, orders, retries: new RetryService(parts) };
}
