import type { AdminHandlersOptions } from '../admin/handlers.ts';
import { RetryService } from '../admin/retry-service.ts';
import type { OrdersService } from '../market/orders/service.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'clock' | 'payouts' | 'transfers' | 'queues' | 'treasury'>;

/** What operators look after, from the parts of the server. */
export function createAdmin(parts: Dependencies, orders: OrdersService): AdminHandlersOptions {
  return { ...parts, orders, retries: new RetryService(parts) };
}
