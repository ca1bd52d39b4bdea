import { PurchaseAccessDeniedError } from '../../money/payments/errors.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import type { OrderPlacement } from '../orders/placement.ts';
import type { HireService } from './hire-service.ts';
import type { OrderCreateService } from './order-create-service.ts';

interface Dependencies {
  orderCreation: OrderCreateService;
  hires: HireService;
  pricing: ServicePricing;
}

const PLACE = { endpoint: 'orders', answersPath: 'body.requirement_answers' } as const;

/** How `POST /orders` creates orders: paid later, or at once with the request's payment. */
export function createOrderPlacement({ orderCreation, hires, pricing }: Dependencies): OrderPlacement {
  return {
    place: (em, caller, orderRequest) => orderCreation.create(em, caller, orderRequest),
    async hire(em, request) {
      const hire = await hires.hire(em, { ...request, ...PLACE });
      const { statusUrl } = hire;
      // the response is the whole order, which is for its client alone
      if (statusUrl === undefined) throw new PurchaseAccessDeniedError();
      return {
        ...hire,
        statusUrl,
        resource: pricing.buildUrl(request.orderRequest.serviceId, PLACE.endpoint),
      };
    },
  };
}
