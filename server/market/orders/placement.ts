import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Caller } from '../../identity/caller.ts';
import type { PaymentProof } from '../../money/payments/proof.ts';
import type { Spender } from '../../money/payments/spender.ts';
import type { OrderRequest } from './new-order.ts';
import type { OrderRow } from './order-row.ts';

interface PaidOrderRequest {
  orderRequest: OrderRequest;
  spender: Spender;
  proof: PaymentProof;
}

interface PaidOrder {
  order: OrderRow;
  statusUrl: string;
  /** False if the same payment placed it before. */
  isNew: boolean;
  /** The priced resource that was paid for. */
  resource: string;
}

/** Creates orders. `hiring` implements it, because it knows prices and payments. */
export interface OrderPlacement {
  /** An order that is paid later. */
  place(em: EntityManager, caller: Caller, orderRequest: OrderRequest): Promise<OrderRow>;
  /** An order that its payment comes with. */
  hire(em: EntityManager, request: PaidOrderRequest): Promise<PaidOrder>;
}
