import type { OrdersHandlers } from '../../../generated/handlers.gen.ts';
import { created, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { resolveSpender } from '../../money/payments/spender.ts';
import { parsePaymentHeaders, toEvidence } from '../../money/x402/convert.ts';
import type { Receipts } from '../../money/x402/receipts.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import { toOrder, toOrderRequest } from '../orders/convert.ts';
import { buildPurchase } from '../orders/payment/order-payment.ts';
import type { HireService } from './hire-service.ts';
import type { OrderCreateService } from './order-create-service.ts';

export interface CreateOrderHandlerOptions {
  orderCreation: OrderCreateService;
  hires: HireService;
  pricing: ServicePricing;
  receipts: Receipts;
}

/** Places an order that is paid later, or hires at once where a payment comes along. */
export function createOrderHandler({
  orderCreation,
  hires: hiring,
  pricing,
  receipts,
}: CreateOrderHandlerOptions): OrdersHandlers<RequestContext>['create'] {
  return async ({ header, body }, context) => {
    const { caller } = context;
    const orderRequest = toOrderRequest(body);
    const proof = parsePaymentHeaders({ header });
    if (!proof) return created(toOrder(await orderCreation.create(context.em(), caller, orderRequest)));
    const request = {
      orderRequest,
      spender: await resolveSpender(context.em(), caller, toEvidence({ header, body }, proof)),
      proof,
      endpoint: 'orders',
      answersPath: 'body.requirement_answers',
    } as const;
    const hire = await hiring.hire(context.em(), request);
    const resource = pricing.buildUrl(orderRequest.serviceId, request.endpoint);
    const { receipt, headers } = await receipts.issue(buildPurchase(hire.order, resource), proof);
    const shown = { ...toOrder(hire.order), status_url: hire.statusUrl, ...(receipt && { receipt }) };
    return { ...(hire.isNew ? created(shown) : ok(shown)), headers };
  };
}
