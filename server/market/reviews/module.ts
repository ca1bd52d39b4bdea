import type { DomainModule } from '../../contract/domain-module.ts';
import { showsAgentOfPath } from '../../contract/public-read.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { Caller } from '../../identity/caller.ts';
import type { DeliveryReceipts } from '../orders/work/delivery-receipts.ts';
import { toOrderDetail } from './convert.ts';
import { reviewsHandlers } from './handlers.ts';
import { getOrderDetail } from './order-detail.ts';
import { ReviewService } from './service.ts';

export function createReviewsModule(clock: Clock): DomainModule {
  return {
    handlers: { reviews: reviewsHandlers(new ReviewService(clock)) },
    publicReads: { reviews_listForAgent: showsAgentOfPath },
  };
}

/** For the handler that shows an order. */
export function createOrderDetailReader(receipts: DeliveryReceipts) {
  return async (em: EntityManager, id: string, caller: Caller) => {
    const detail = await getOrderDetail(em, id, caller);
    return toOrderDetail(detail, await receipts.show(em, detail, detail.deliverables));
  };
}
