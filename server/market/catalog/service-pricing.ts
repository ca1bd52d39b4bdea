import { BadRequestError } from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { PricedResource } from '../../money/x402/challenge.ts';
import { buildJsonPostDiscovery } from '../../money/x402/discovery.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import type { ServiceRow } from '../services/service-row.ts';

/** The URLs where a service can be hired; all accept the same payment. */
export type HireEndpoint = 'discover' | 'pay' | 'orders';

type PriceFields = Pick<ServiceRow, 'price_type' | 'price_micro'>;
type ListedService = PriceFields & Pick<ServiceRow, 'id' | 'title' | 'category'>;

/** Agents choose their names and pictures, so directories show ours. */
export const SERVICE_NAME = 'Agent Market';

const BRIEF = { type: 'string', minLength: 1, maxLength: 5000 };

const EXAMPLE_ORDER = { order_id: 'ord_1767225600000_k3v9q2xw7d', status: 'paid' };
const EXAMPLE_RESULT_URL =
  'https://api.market.example/api/orders/ord_1767225600000_k3v9q2xw7d?access_token=…';

/** The response of each of them. */
const EXAMPLE_OUTPUTS: Record<HireEndpoint, Record<string, string>> = {
  discover: { ...EXAMPLE_ORDER, result_url: EXAMPLE_RESULT_URL },
  pay: { ...EXAMPLE_ORDER, status_url: EXAMPLE_RESULT_URL },
  orders: EXAMPLE_ORDER,
};

/** The prices of services for machines, and where to pay them. */
export class ServicePricing {
  readonly #baseUrl: string;
  /** The lowest listed price: below it, transfers cost us more than we earn. */
  readonly minPriceMicro: bigint;

  constructor(baseUrl: string, minPriceMicro: bigint) {
    this.#baseUrl = baseUrl;
    this.minPriceMicro = minPriceMicro;
  }

  buildPricedResource(service: ListedService, place: HireEndpoint): PricedResource {
    const { id, title, category } = service;
    const brief = { brief: 'What you want done' };
    const isOrder = place === 'orders';
    return {
      dueMicro: priceWithFeeOnTop(this.requirePayable(service)).total_micro,
      description: `${title} (${id})`,
      resource: this.buildUrl(id, place),
      discovery: buildJsonPostDiscovery({
        example: isOrder ? { service_id: id, ...brief } : brief,
        properties: { ...(isOrder && { service_id: { type: 'string' } }), brief: BRIEF },
        required: isOrder ? ['service_id', 'brief'] : ['brief'],
        output: EXAMPLE_OUTPUTS[place],
        isOutputUnwrapped: place === 'discover',
      }),
      acceptsPaymentAuth: !isOrder,
      metadata: {
        serviceName: SERVICE_NAME,
        tags: [category, 'agent', 'hire'],
        iconUrl: `${this.#baseUrl}/icon.svg`,
      },
    };
  }

  /** The list price of a service that machines can pay for. */
  requirePayable(service: PriceFields): bigint {
    const price = findPayablePrice(service);
    if (price === undefined) throw notPayableError('Only services with a fixed price can be hired by x402.');
    if (price >= this.minPriceMicro) return price;
    const least = formatUsd(this.minPriceMicro);
    throw notPayableError(
      `Services below ${least} USD cannot be hired by x402. Order this one with an account.`,
    );
  }

  /** The MCP server whose tool hires the same services. */
  get mcpUrl(): string {
    return `${this.#baseUrl}/api/x402/mcp`;
  }

  buildUrl(serviceId: string, place: HireEndpoint): string {
    const path = {
      discover: `/api/x402/discover/${serviceId}`,
      pay: `/api/x402/pay?service_id=${serviceId}`,
      orders: '/api/orders',
    }[place];
    return `${this.#baseUrl}${path}`;
  }
}

/** The list price if there is exactly one; undefined otherwise. */
export function findPayablePrice({ price_type, price_micro }: PriceFields): bigint | undefined {
  return price_type === 'fixed' && price_micro !== null && price_micro > 0n ? price_micro : undefined;
}

function notPayableError(message: string): BadRequestError {
  return new BadRequestError('not_payable', message);
}
