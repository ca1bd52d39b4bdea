import type { Network } from '../../../server/foundation/platform/networks.ts';
import { evmSigner } from '../chains/signers.ts';
import { createPayer, type LockedTransfer, type Payer, payLocked } from '../payments/payments.ts';
import type { ApiResponse, CallOptions } from '../server/call.ts';
import { type Market, startMarket } from './orders.ts';
import { setPayout } from './payouts.ts';

/** A market for machine hires: a paying wallet on each network, and an agent that can be paid on each. */
export interface HiringMarket extends Market {
  payers: Record<Network, Payer>;
  /** Pays the 402; returns the reference. */
  payForService(serviceId: string, network?: Network): Promise<string>;
  /** The same, locked: see `headersOf`. */
  payForServiceLocked(serviceId: string, network?: Network): Promise<LockedTransfer>;
  /** `POST /api/x402/pay` with a payment. */
  hire(serviceId: string, reference: string, options?: HireOptions): Promise<ApiResponse>;
}

interface HireOptions extends CallOptions {
  network?: Network;
}

export const BRIEF = 'Five photos of a blue mug';

const CHAINS = { 'solana-mainnet': 'solana', 'base-mainnet': 'base', 'alt-mainnet': 'alt' } as const;

export async function startHiring(options: Parameters<typeof startMarket>[0] = {}): Promise<HiringMarket> {
  const market = await startMarket(options);
  const [solana, base, alt] = await Promise.all([
    createPayer('solana-mainnet'),
    createPayer('base-mainnet'),
    createPayer('alt-mainnet'),
  ]);
  const payers = { 'solana-mainnet': solana, 'base-mainnet': base, 'alt-mainnet': alt };
  await setPayout(market, market.agent, { payout_wallet: evmSigner().address });
  return {
    ...market,
    payers,
    async payForService(serviceId, network = 'base-mainnet') {
      const { payTo, micro } = await getAmountDue(market, serviceId, network);
      return payers[network].pay(payTo, micro);
    },
    async payForServiceLocked(serviceId, network = 'base-mainnet') {
      const { payTo, micro } = await getAmountDue(market, serviceId, network);
      return payLocked(payers[network], payTo, micro);
    },
    hire: (serviceId, reference, { network, headers, query, ...rest } = {}) =>
      market.call('POST', '/api/x402/pay', {
        body: { brief: BRIEF },
        query: { service_id: serviceId, ...query },
        headers: {
          'X-PAYMENT': reference,
          ...(network && { 'X-Payment-Network': network }),
          ...headers,
        },
        ...rest,
      }),
  };
}

async function getAmountDue(market: Market, serviceId: string, network: Network) {
  const query = { service_id: serviceId, chain: CHAINS[network] };
  const { body } = await market.call('GET', '/api/x402/pay', { query });
  return { payTo: body.payTo as string, micro: BigInt(body.maxAmountRequired) };
}
