import { RetryService } from '../../admin/retry-service.ts';
import { createParts } from '../../composition/parts.ts';
import { createServices } from '../../composition/services.ts';
import type { Config } from '../../config/config.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { createLogger } from '../../foundation/platform/log.ts';
import type { OrdersService } from '../../market/orders/service.ts';

/** The dependencies of commands: the server's services, without its ports and workers. */
export interface CommandServices extends AsyncDisposable {
  em: EntityManager;
  clock: Clock;
  orders: OrdersService;
  retries: RetryService;
}

/** Standard output is for results, so the log contains only errors. */
export async function openServices(config: Config): Promise<CommandServices> {
  const log = createLogger({ level: 'fatal', pretty: false });
  const parts = await createParts({ ...config, databasePoolSize: 4 }, { log });
  const { orders } = createServices(parts);
  return {
    em: parts.orm.em.fork(),
    clock: parts.clock,
    orders: orders.orders,
    retries: new RetryService(parts),
    async [Symbol.asyncDispose]() {
      await parts.drain(1000);
      await parts.close();
    },
  };
}
