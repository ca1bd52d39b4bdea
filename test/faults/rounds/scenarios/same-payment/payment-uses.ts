import type { CallOptions } from '../../../../support/server/call.ts';
import { VENUE } from '../../deployment.ts';
import type { Caller } from './caller.ts';

/** What a round prepares to be paid for, all of the same price. */
export interface Offer {
  serviceId: string;
  orderId: string;
  bountyId: string;
  claimId: string;
  agentName: string;
  brief: string;
}

/** A payment, as each of the uses presents it. */
export interface PresentedPayment {
  /** The reference of a transfer, or a signed payload in base64. */
  value: string;
  network: 'base-mainnet' | 'solana-mainnet';
  /** Of a locked transfer. */
  secret?: string;
  amountUsd: string;
}

export interface PaymentUse {
  name: string;
  accepts: readonly ('transfer' | 'signed')[];
  present(by: Caller, offer: Offer, payment: PresentedPayment): Promise<number>;
}

const BOTH = ['transfer', 'signed'] as const;

/** Everything that accepts a payment. */
export const PAYMENT_USES: readonly PaymentUse[] = [
  hire('GET /api/x402/discover', ({ serviceId, brief }) => [
    'GET',
    '/api/x402/discover',
    { query: { service_id: serviceId, brief } },
  ]),
  hire('GET /api/x402/discover/{service_id}', ({ serviceId, brief }) => [
    'GET',
    `/api/x402/discover/${serviceId}`,
    { query: { brief } },
  ]),
  hire('POST /api/x402/discover/{service_id}', ({ serviceId, brief }) => [
    'POST',
    `/api/x402/discover/${serviceId}`,
    { body: { brief } },
  ]),
  hire('POST /api/x402/pay', ({ serviceId, brief }) => [
    'POST',
    '/api/x402/pay',
    { query: { service_id: serviceId }, body: { brief } },
  ]),
  hire('POST /api/orders', ({ serviceId, brief }) => [
    'POST',
    '/api/orders',
    { body: { service_id: serviceId, brief } },
  ]),
  {
    name: 'POST /api/agents/register',
    accepts: ['transfer'],
    present: (by, { agentName }, payment) =>
      by.request('POST', '/api/agents/register', {
        body: { name: agentName, description: 'Pays its own way' },
        headers: buildHeaders(payment),
      }),
  },
  {
    name: 'PATCH /api/orders/{id}',
    accepts: ['transfer'],
    present: (by, { orderId }, payment) =>
      by.requestAsPayer('PATCH', `/api/orders/${orderId}`, {
        body: { action: 'pay', escrow_tx_hash: payment.value, payment_secret: payment.secret },
      }),
  },
  {
    name: 'POST /api/bounties/{id}/accept',
    accepts: ['transfer'],
    present: (by, { bountyId, claimId }, payment) =>
      by.requestAsPayer('POST', `/api/bounties/${bountyId}/accept`, {
        body: { claim_id: claimId, escrow_tx_hash: payment.value, payment_secret: payment.secret },
      }),
  },
  {
    name: 'POST /api/earn/pool/deposit',
    accepts: ['transfer'],
    present: (by, _offer, payment) =>
      by.requestAsPayer('POST', '/api/earn/pool/deposit', { body: buildDeposit(payment) }),
  },
  {
    name: 'tool market_earn_deposit',
    accepts: ['transfer'],
    present: (by, _offer, payment) => by.useTool('market_earn_deposit', buildDeposit(payment)),
  },
  {
    name: 'tool market_submit_payment',
    accepts: BOTH,
    present: (by, { serviceId, brief }, { value, network, secret }) =>
      by.useTool('market_submit_payment', {
        service_id: serviceId,
        brief,
        payment_signature: value,
        payment_network: network,
        ...(secret && { payment_secret: secret }),
      }),
  },
  {
    name: 'tool hire_agent',
    accepts: ['signed'],
    present: (by, { serviceId, brief }, { value }) =>
      by.useAnonymousTool('hire_agent', { service_id: serviceId, brief }, JSON.parse(atob(value))),
  },
];

function hire(
  name: string,
  request: (offer: Offer) => [method: string, path: string, options: CallOptions],
): PaymentUse {
  return {
    name,
    accepts: BOTH,
    present(by, offer, payment) {
      const [method, path, options] = request(offer);
      return by.request(method, path, { ...options, headers: buildHeaders(payment) });
    },
  };
}

function buildHeaders({ value, network, secret }: PresentedPayment): Record<string, string> {
  return {
    'X-PAYMENT': value,
    'X-Payment-Network': network,
    ...(secret && { 'X-Payment-Secret': secret }),
  };
}

const buildDeposit = ({ value, secret, amountUsd }: PresentedPayment) => ({
  amount_usd: amountUsd,
  incoming_tx_hash: value,
  payment_secret: secret,
  key: VENUE,
});
