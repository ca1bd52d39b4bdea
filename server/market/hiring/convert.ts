import type { components } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { PaymentHeaders } from '../../money/x402/convert.ts';
import { toOrder } from '../orders/convert.ts';
import type { OrderRequest } from '../orders/new-order.ts';
import { getOrderPayment } from '../orders/payment/order-payment.ts';
import { toPaymentChain } from '../orders/payment/payment-reference.ts';
import { resolveBrief } from './brief.ts';
import type { Hire } from './hire-service.ts';

type Schemas = components['schemas'];
type Receipt = Schemas['SignedReceipt'] | undefined;

interface HireInput {
  query: { brief?: string };
  header: PaymentHeaders & { 'X-Market-Brief'?: string; 'SIGN-IN-WITH-X'?: string };
  body?: Schemas['HireRequest'] | undefined;
}

const POLL_HINT = 'Read status_url about every 60 seconds until status is delivered.';

export function toOrderRequest(serviceId: string, { query, header, body }: HireInput): OrderRequest {
  const brief = resolveBrief({ body: body?.brief, query: query.brief, header: header['X-Market-Brief'] });
  return {
    serviceId,
    brief,
    clientWallet: undefined,
    referenceUrls: [],
    referenceImages: [],
    requirementAnswers: body?.requirements,
    isPrivate: body?.private ?? false,
    network: header['X-Payment-Network'],
    callbackUrl: body?.callback_url,
  };
}

export function toMachineHire({ order, statusUrl }: Hire, receipt: Receipt): Schemas['MachineHire'] {
  if (statusUrl === undefined) return { order_id: order.id, status: order.status };
  const { network, reference, payer, total } = getOrderPayment(order);
  const price = order.price_micro ?? 0n;
  return {
    order_id: order.id,
    status: order.status,
    status_url: statusUrl,
    result_url: statusUrl,
    poll_hint: POLL_HINT,
    x402: {
      payment_verified: true,
      payer_wallet: payer,
      total_charged_usd: formatUsd(total),
      platform_fee_usd: formatUsd(total - price),
      provider_payout_usd: formatUsd(price),
      tx_signature: reference,
      payment_chain: toPaymentChain(network),
      payout: toOrder(order).payout,
      ...(receipt && { receipt }),
    },
  };
}

export function toDiscoveryHire(hire: Hire, receipt: Receipt): Schemas['DiscoveryHireEnvelope'] {
  const data = toMachineHire(hire, receipt);
  const { order_id, status, result_url } = data;
  return { success: true, order_id, status, ...(result_url !== undefined && { result_url }), data };
}
