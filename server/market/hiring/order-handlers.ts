import type { OrdersHandlers } from '../../../generated/handlers.gen.ts';
import { created, ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { claimantFrom } from '../../money/payments/claimant.ts';
import type { PaymentOptions } from '../../money/payments/payment-options.ts';
import { toEvidence, toProof } from '../../money/x402/convert.ts';
import { receiptFor } from '../../money/x402/receipt.ts';
import { toOrder, toOrderRequest } from '../orders/convert.ts';
import { paymentOf } from '../orders/order-payment.ts';
import type { OrderCreateService } from './create-service.ts';
import type { HireService } from './hire-service.ts';

export interface PlacingOptions {
  creating: OrderCreateService;
  hiring: HireService;
  paymentOptions: PaymentOptions;
}

/** Places an order that is paid later, or hires at once where a payment comes along. */
export function createOrderHandler({
  creating,
  hiring,
  paymentOptions,
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
    const shown = { ...toOrder(hire.order), status_url: hire.statusUrl };
    const headers = await receiptFor(paymentOf(hire.order), proof, paymentOptions);
    return { ...(hire.isNew ? created(shown) : ok(shown)), headers };
  };
}
