import type { EntityManager } from '../../../foundation/db/orm.ts';
import type { OrderRow } from '../order-row.ts';
import type { OrderStatus } from './lifecycle.ts';

/**
 * Follows an order, such as the bounty that created it. Called in the transaction of each step, after the order is
 * written and before money is posted; `before` is null if the step created the order.
 */
export type OrderListener = (em: EntityManager, order: OrderRow, before: OrderStatus | null) => Promise<void>;
