import type { IncomingPayment } from '../../chain/types.ts';
import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { requireAmount, requireNotBefore } from '../../money/payments/payment-checks.ts';
import type { ServicePricing } from '../catalog/service-pricing.ts';
import type { HireableService } from '../orders/hireable-service.ts';
import { priceWithFeeOnTop } from '../orders/money/split.ts';
import { filterPricesValidAt, listPricesEndedSince, type OfferedPrice } from './offered-prices.ts';

export interface HirePricesOptions {
  clock: Clock;
  maxTimeoutSeconds: number;
  pricing: ServicePricing;
}

/** As for registrations: long enough for retries, too short for old transfers. */
const MAX_PAYMENT_AGE_MS = 24 * 60 * 60 * 1000;

const ascending = (a: bigint, b: bigint) => (a < b ? -1 : 1);
const toTotal = ({ priceMicro }: OfferedPrice) => priceWithFeeOnTop(priceMicro).total_micro;

/** The price of a service for current and earlier payers. */
export interface HirePrices {
  /** Amounts that a payment made now may have, the current price first. */
  acceptedAmounts: bigint[];
  /**
   * The list price that a payment covers: the highest that was valid when it was made, which is the one the payer
   * saw. Throws if it is too old or too low.
   */
  requirePriceFor(payment: IncomingPayment): bigint;
}

export async function readHirePrices(
  em: EntityManager,
  service: HireableService,
  { clock, maxTimeoutSeconds, pricing }: HirePricesOptions,
): Promise<HirePrices> {
  const now = clock.now();
  const notBefore = new Date(now.getTime() - MAX_PAYMENT_AGE_MS);
  const offeredSince = new Date(notBefore.getTime() - maxTimeoutSeconds * 1000);
  const earlier = await listPricesEndedSince(em, service.id, offeredSince);
  const present = { priceMicro: pricing.requirePayable(service), endedAt: null };
  const prices = [present, ...earlier.filter(({ priceMicro }) => priceMicro >= pricing.minPriceMicro)];
  return {
    acceptedAmounts: [...new Set(filterPricesValidAt(prices, now, maxTimeoutSeconds).map(toTotal))],
    requirePriceFor(payment) {
      requireNotBefore(payment, notBefore);
      const highest = filterPricesValidAt(prices, payment.blockTime, maxTimeoutSeconds)
        .filter((price) => toTotal(price) <= payment.amountMicro)
        .map(({ priceMicro }) => priceMicro)
        .sort(ascending)
        .at(-1);
      if (highest === undefined) requireAmount(payment, toTotal(present));
      return highest ?? present.priceMicro;
    },
  };
}
