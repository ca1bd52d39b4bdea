import type { EntityManager } from '../../foundation/db/orm.ts';

/** A list price and until when it was asked; null while it still is. */
export interface AskedPrice {
  priceMicro: bigint;
  endedAt: Date | null;
}

const CHANGES = `
  select price_micro::text, ended_at from service_price_changes
  where service_id = ? and ended_at > ? order by ended_at`;

/** The prices that were asked for a service since then and are not any more. */
export async function pricesEndedSince(
  em: EntityManager,
  serviceId: string,
  since: Date,
): Promise<AskedPrice[]> {
  const rows = await em.execute<{ price_micro: string; ended_at: Date }[]>(CHANGES, [serviceId, since]);
  return rows.map((row) => ({ priceMicro: BigInt(row.price_micro), endedAt: new Date(row.ended_at) }));
}

/** Those that whoever paid at this time can have been told: a challenge is good for a while. */
export function askedBefore(
  prices: readonly AskedPrice[],
  paidAt: Date,
  maxTimeoutSeconds: number,
): AskedPrice[] {
  const oldest = paidAt.getTime() - maxTimeoutSeconds * 1000;
  return prices.filter(({ endedAt }) => endedAt === null || endedAt.getTime() >= oldest);
}
