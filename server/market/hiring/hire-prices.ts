import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { expectAmount, expectNotBefore } from '../../money/payments/judgement.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import type { HiredService } from '../orders/hired-service.ts';
import { priceWithFeeOnTop } from '../orders/settlement.ts';
import { type AskedPrice, askedBefore, pricesEndedSince } from './prices.ts';

export interface HirePricesOptions {
  clock: Clock;
  maxTimeoutSeconds: number;
  pricing: ServicePricing;
}

/** As for registrations: long enough for what went wrong on the way, too short for old transfers to lie around. */
const OLDEST_PAYMENT_MS = 24 * 60 * 60 * 1000;

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : 1);
const totalOf = ({ priceMicro }: AskedPrice) => priceWithFeeOnTop(priceMicro).total_micro;

/** What a service costs whoever pays, and paid, for it. */
export interface HirePrices {
  /** What a payment that is made now may amount to, the present price first. */
  dues: bigint[];
  /**
   * The list price that a payment pays: the highest that was asked when it was made and that it covers, which is the one
   * the payer was told. Throws where it is too old or too little.
   */
  priceFor(payment: IncomingPayment): bigint;
}

export async function readHirePrices(
  em: EntityManager,
  service: HiredService,
  { clock, maxTimeoutSeconds, pricing }: HirePricesOptions,
): Promise<HirePrices> {
  const now = clock.now();
  const notBefore = new Date(now.getTime() - OLDEST_PAYMENT_MS);
  const toldSince = new Date(notBefore.getTime() - maxTimeoutSeconds * 1000);
  const earlier = await pricesEndedSince(em, service.id, toldSince);
  const present = { priceMicro: pricing.requirePayable(service), endedAt: null };
  const prices = [present, ...earlier.filter(({ priceMicro }) => priceMicro >= pricing.minPriceMicro)];
  return {
    dues: [...new Set(askedBefore(prices, now, maxTimeoutSeconds).map(totalOf))],
    priceFor(payment) {
      expectNotBefore(payment, notBefore);
      const highest = askedBefore(prices, payment.blockTime, maxTimeoutSeconds)
        .filter((price) => totalOf(price) <= payment.amountMicro)
        .map(({ priceMicro }) => priceMicro)
        .sort(ascending)
        .at(-1);
      if (highest === undefined) expectAmount(payment, totalOf(present));
      return highest ?? present.priceMicro;
    },
  };
}
