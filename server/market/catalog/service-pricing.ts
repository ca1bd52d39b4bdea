import { BadRequestError } from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Priced } from '../../money/x402/challenge.ts';
import { postedJson } from '../../money/x402/discovery.ts';
import { priceWithFeeOnTop } from '../orders/settlement.ts';
import type { ServiceRow } from '../services/rows.ts';

/** Where a service is hired: each of these addresses takes the same payment. */
export type HirePlace = 'discover' | 'pay' | 'orders';

type Price = Pick<ServiceRow, 'price_type' | 'price_micro'>;
type Listing = Price & Pick<ServiceRow, 'id' | 'title'>;

const BRIEF = { type: 'string', minLength: 1, maxLength: 5000 };

const ORDER = { order_id: 'ord_1767225600000_k3v9q2xw7d', status: 'paid' };
const ADDRESS = 'https://api.market.example/api/orders/ord_1767225600000_k3v9q2xw7d?access_token=…';

/** What each of them answers with. */
const OUTPUTS: Record<HirePlace, Record<string, string>> = {
  discover: { ...ORDER, result_url: ADDRESS },
  pay: { ...ORDER, status_url: ADDRESS },
  orders: ORDER,
};

/** Says what machines pay for services, and where. */
export class ServicePricing {
  readonly #baseUrl: string;
  /** The lowest list price that is offered: below it, sending payments and payouts costs us more than we earn. */
  readonly minPriceMicro: bigint;

  constructor(baseUrl: string, minPriceMicro: bigint) {
    this.#baseUrl = baseUrl;
    this.minPriceMicro = minPriceMicro;
  }

  priced(service: Listing, place: HirePlace): Priced {
    const { id, title } = service;
    const brief = { brief: 'What you want done' };
    const isOrder = place === 'orders';
    return {
      dueMicro: priceWithFeeOnTop(this.requirePayable(service)).total_micro,
      description: `${title} (${id})`,
      resource: this.addressOf(id, place),
      discovery: postedJson({
        example: isOrder ? { service_id: id, ...brief } : brief,
        properties: { ...(isOrder && { service_id: { type: 'string' } }), brief: BRIEF },
        required: isOrder ? ['service_id', 'brief'] : ['brief'],
        output: OUTPUTS[place],
        isOutputBare: place === 'discover',
      }),
    };
  }

  /** The list price of what machines can pay for. */
  requirePayable(service: Price): bigint {
    const price = payablePrice(service);
    if (price === undefined) throw notPayable('Only services with a fixed price are hired by x402');
    if (price >= this.minPriceMicro) return price;
    const least = formatUsd(this.minPriceMicro);
    throw notPayable(`Services below ${least} USD are not hired by x402: order this one with an account`);
  }

  addressOf(serviceId: string, place: HirePlace): string {
    const path = {
      discover: `/api/x402/discover/${serviceId}`,
      pay: `/api/x402/pay?service_id=${serviceId}`,
      orders: '/api/orders',
    }[place];
    return `${this.#baseUrl}${path}`;
  }
}

/** The list price of what has one price; undefined where it does not. */
export function payablePrice({ price_type, price_micro }: Price): bigint | undefined {
  return price_type === 'fixed' && price_micro !== null && price_micro > 0n ? price_micro : undefined;
}

function notPayable(message: string): BadRequestError {
  return new BadRequestError('not_payable', message);
}
