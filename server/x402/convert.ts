import type { components } from '../../generated/types.gen.ts';
import { toOrder } from '../orders/convert.ts';
import type { OrderWish } from '../orders/new-order.ts';
import { chainOf } from '../orders/payment-reference.ts';
import type { Evidence } from '../payments/claimant.ts';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { type PaymentProof, parseProof, paymentIdentifierOf, type SignedProof } from '../payments/proof.ts';
import { paymentOf } from '../payouts/order-money.ts';
import { formatUsd } from '../platform/money.ts';
import type { Network } from '../platform/networks.ts';
import { briefFrom } from './brief.ts';
import type { Hire } from './hire-service.ts';

type Schemas = components['schemas'];

interface Sent {
  query: { brief?: string };
  header: {
    'X-Market-Brief'?: string;
    'X-PAYMENT'?: string;
    'PAYMENT-SIGNATURE'?: string;
    'X-Payment-Network'?: Schemas['PaymentNetwork'];
    'X-Payment-Secret'?: string;
    'Idempotency-Key'?: string;
  };
  body?: Schemas['HireRequest'] | undefined;
}

const POLL_HINT = 'Read status_url about every 60 seconds until status is delivered.';

export function toWish(serviceId: string, { query, header, body }: Sent): OrderWish {
  const brief = briefFrom({ body: body?.brief, query: query.brief, header: header['X-Market-Brief'] });
  return {
    serviceId,
    brief,
    clientWallet: undefined,
    referenceUrls: [],
    referenceImages: [],
    requirementAnswers: body?.requirements,
    isPrivate: body?.private ?? false,
    network: header['X-Payment-Network'],
  };
}

export function toProof({ header }: Pick<Sent, 'header'>): PaymentProof | undefined {
  const proof = header['X-PAYMENT'] ?? header['PAYMENT-SIGNATURE'];
  return proof === undefined ? undefined : parseProof(proof, header['X-Payment-Network']);
}

/** What shows, besides who calls, that a payment is the caller's. */
export function toEvidence(
  { header, body }: Pick<Sent, 'header'> & { body?: { payment_secret?: string | undefined } | undefined },
  proof: PaymentProof | undefined,
): Evidence {
  return {
    secret: header['X-Payment-Secret'] ?? body?.payment_secret,
    requestKey:
      header['Idempotency-Key'] ?? (proof?.kind === 'signed' ? paymentIdentifierOf(proof) : undefined),
  };
}

export function toMachineHire({ order, statusUrl }: Hire): Schemas['MachineHire'] {
  const { network, reference, payer, total } = paymentOf(order);
  const price = BigInt(order.price_micro ?? 0);
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
      payment_chain: chainOf(network),
      payout: toOrder(order).payout,
    },
  };
}

export function toDiscoveryHire(hire: Hire): Schemas['DiscoveryHireEnvelope'] {
  const data = toMachineHire(hire);
  const { order_id, status, result_url } = data;
  return { success: true, order_id, status, result_url, data };
}

/** For callers that sent a signed payload: in which transaction it was settled. */
export async function receiptFor(
  { order }: Pick<Hire, 'order'>,
  proof: PaymentProof | undefined,
  options: PaymentOptions,
) {
  if (proof?.kind !== 'signed') return {};
  return settlementHeaders(paymentOf(order), proof, await options.reachable());
}

/** A payment that was settled for its payer. */
export interface Settled {
  network: Network;
  reference: string;
  payer: string;
}

/** What standard clients read to know that they have paid, under the names of both versions. */
export function settlementHeaders(
  { network, reference: transaction, payer }: Settled,
  { x402Version }: SignedProof,
  options: readonly PaymentOption[],
) {
  const option = options.find((one) => one.network === network);
  const name = (x402Version === 1 ? option?.nameV1 : undefined) ?? option?.nameV2 ?? network;
  const settlement: Schemas['PaymentSettlement'] = { success: true, transaction, network: name, payer };
  const encoded = Buffer.from(JSON.stringify(settlement)).toString('base64');
  return { 'X-PAYMENT-RESPONSE': encoded, 'PAYMENT-RESPONSE': encoded };
}
