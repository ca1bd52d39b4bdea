import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import { ServicePriceChange } from './price-change.entity.ts';

/** A list price and until when it was asked; null while it still is. */
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

/** The prices that were asked for a service since then and are not any more. */
export function listPricesEndedSince(
  em: EntityManager,
  serviceId: string,
  since: Date,
): Promise<OfferedPrice[]> {
  return findEndedSince.rows(em, { serviceId, since });
}

/** Those that whoever paid at this time can have been told: a challenge is good for a while. */
export function filterPricesValidAt(
  prices: readonly OfferedPrice[],
  paidAt: Date,
  maxTimeoutSeconds: number,
): OfferedPrice[] {
  const oldest = paidAt.getTime() - maxTimeoutSeconds * 1000;
  return prices.filter(({ endedAt }) => endedAt === null || endedAt.getTime() >= oldest);
}
