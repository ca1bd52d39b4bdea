import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { ServicePriceChange } from './price-change.entity.ts';

/** A list price and until when it was valid; null if it still is. */
export interface OfferedPrice {
  priceMicro: bigint;
  endedAt: Date | null;
}

const findEndedSince = statement(
  [ServicePriceChange],
  (db, { serviceId, since }: Parameters<{ serviceId: string; since: Date }>) =>
    db
      .selectFrom('service_price_changes')
      .select(['price_micro as priceMicro', 'ended_at as endedAt'])
      .where('service_id', '=', serviceId)
      .where('ended_at', '>', since)
      .orderBy('ended_at'),
);

/** Earlier prices of a service that were valid since then. */
export function listPricesEndedSince(
  em: EntityManager,
  serviceId: string,
  since: Date,
): Promise<OfferedPrice[]> {
  return findEndedSince.rows(em, { serviceId, since });
}

/** Prices that a payer at this time can have seen: a challenge is valid for a while. */
export function filterPricesValidAt(
  prices: readonly OfferedPrice[],
  paidAt: Date,
  maxTimeoutSeconds: number,
): OfferedPrice[] {
  const oldest = paidAt.getTime() - maxTimeoutSeconds * 1000;
  return prices.filter(({ endedAt }) => endedAt === null || endedAt.getTime() >= oldest);
}
