import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { OrderRow } from '../order-row.ts';
import type { OrderStatus } from './lifecycle.ts';

/**
 * Something that goes where an order goes, such as the bounty that made it. Called in the transaction of each step, after the
 * order was written and before money is booked; `before` is null where the step made the order.
 */
export type OrderListener = (em: EntityManager, order: OrderRow, before: OrderStatus | null) => Promise<void>;
