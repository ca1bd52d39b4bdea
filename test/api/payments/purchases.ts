import type { Network } from '../../../server/foundation/platform/networks.ts';
import { uniqueName } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket } from '../../support/market/hires.ts';
import type { ApiResponse, CallOptions } from '../../support/server/call.ts';

export const NETWORKS = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const;

/** A presented transaction and its network. */
export interface Presented {
  network: Network;
  reference: string;
}

/** Credentials and evidence of the presenter. */
export interface Presenter extends Pick<CallOptions, 'signer' | 'bearer' | 'headers'> {
  /** Fields of the body. */
  fields?: object;
}

/** What a payment can buy. */
export interface Purchase {
  dueMicro: bigint;
  /** Prepares the purchase, if that happens before paying. */
  prepare(by: Presenter): Promise<string>;
  /** Presents a payment for the prepared purchase. */
  buy(payment: Presented, by: Presenter, prepared: string): Promise<ApiResponse>;
}

/** Pays for an order that the presenter has placed. */
export function orderOf(market: HiringMarket, serviceId: string, dueMicro: bigint): Purchase {
  return {
    dueMicro,
    async prepare(by) {
      const body = { service_id: serviceId, brief: BRIEF };
      const { status, data, text } = await market.call('POST', '/api/orders', callAs(by, body));
      if (status !== 201) throw new Error(`Placing an order failed: ${text}`);
      return data.id;
    },
    buy({ network, reference }, by, orderId) {
      const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
      const body = { action: 'pay', escrow_tx_hash: reference, ...chain };
      return market.call('PATCH', `/api/orders/${orderId}`, callAs(by, body));
    },
  };
}

/** Hires by x402, with a session or key where these are accepted. */
export function hireOf(market: HiringMarket, serviceId: string, dueMicro: bigint): Purchase {
  return {
    dueMicro,
    prepare: async () => serviceId,
    buy(payment, by) {
      const [path, body] =
        by.bearer === undefined
          ? [`/api/x402/pay?service_id=${serviceId}`, { brief: BRIEF }]
          : ['/api/orders', { service_id: serviceId, brief: BRIEF }];
      return market.call('POST', path, callAs(by, body, paidBy(payment)));
    },
  };
}

export function registrationAt(market: HiringMarket): Purchase {
  return {
    dueMicro: 1_000_000n,
    prepare: async () => uniqueName(),
    buy: (payment, by, name) =>
      market.call(
        'POST',
        '/api/agents/register',
        callAs(by, { name, description: 'Pays its own way' }, paidBy(payment)),
      ),
  };
}

const paidBy = ({ network, reference }: Presented) => ({
  'X-PAYMENT': reference,
  'X-Payment-Network': network,
});

function callAs(
  { fields, headers, ...credentials }: Presenter,
  body: object,
  more: object = {},
): CallOptions {
  return { ...credentials, body: { ...body, ...fields }, headers: { ...headers, ...more } };
}

/** The outcome of a call, for comparison. */
export const outcomeOf = ({ status, body }: ApiResponse) => `${status} ${body?.code ?? 'ok'}`;

export const REFUSED = '409 payment_of_another';
