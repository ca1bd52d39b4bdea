import type { AdminHandlersOptions } from '../admin/handlers.ts';
import { MoneyGauges } from '../admin/money-gauges.ts';
import { RetryService } from '../admin/retry-service.ts';
import { countSetAside } from '../foundation/outbox/set-aside.ts';
import { countDisputes } from '../market/orders/disputes.ts';
import type { OrdersService } from '../market/orders/service.ts';
import { countOutgoing } from '../money/payouts/outgoing.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'clock' | 'payouts' | 'transfers' | 'queues' | 'treasury'>;

type Measured = Pick<Parts, 'metrics' | 'orm' | 'treasury' | 'log'>;

/** The figures of what operators look after. */
export function createMoneyGauges({ metrics, orm, treasury, log }: Measured): MoneyGauges {
  return new MoneyGauges({
    metrics,
    async trouble() {
      const [outgoing, disputes, jobsSetAside] = await Promise.all([
        countOutgoing(orm.em.fork()),
        countDisputes(orm.em.fork()),
        countSetAside(orm.em.fork()),
      ]);
      return { outgoing, disputes, jobsSetAside };
    },
    holdings: () => treasury.read(),
    onFailure: (err) => log.warn({ err }, 'figures of the money'),
  });
}

/** What operators look after, from the parts of the server. */
export function createAdmin(parts: Dependencies, orders: OrdersService): AdminHandlersOptions {
  return { ...parts, orders, retries: new RetryService(parts) };
}
