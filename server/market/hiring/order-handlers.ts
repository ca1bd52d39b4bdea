import type { OrdersHandlers } from '../../../generated/handlers.gen.ts';
import { created, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { claimantFrom } from '../../money/payments/claimant.ts';
import { toEvidence, toProof } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import { toOrder, toOrderRequest } from '../orders/convert.ts';
import { purchaseOf } from '../orders/order-payment.ts';
import type { OrderCreateService } from './create-service.ts';
import type { HireService } from './hire-service.ts';

export interface PlacingOptions {
  creating: OrderCreateService;
  hiring: HireService;
  pricing: ServicePricing;
  receipts: Receipts;
}

/** Places an order that is paid later, or hires at once where a payment comes along. */
export function createOrderHandler({
  creating,
  hiring,
  pricing,
  receipts,
}: PlacingOptions): OrdersHandlers<RequestContext>['create'] {
  return async ({ header, body }, context) => {
    const { caller } = context;
    const orderRequest = toOrderRequest(body);
    const proof = toProof({ header });
    if (!proof) return created(toOrder(await creating.create(context.em(), caller, orderRequest)));
    const request = {
      orderRequest,
      claimant: await claimantFrom(context.em(), caller, toEvidence({ header, body }, proof)),
      proof,
      place: 'orders',
      answersPath: 'body.requirement_answers',
    } as const;
    const hire = await hiring.hire(context.em(), request);
    const resource = pricing.addressOf(orderRequest.serviceId, request.place);
    const { receipt, headers } = await receipts.issue(purchaseOf(hire.order, resource), proof);
    const shown = { ...toOrder(hire.order), status_url: hire.statusUrl, ...(receipt && { receipt }) };
    return { ...(hire.isNew ? created(shown) : ok(shown)), headers };
  };
}
