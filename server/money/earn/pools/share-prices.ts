import { sql } from 'kysely';
import type { Vault, Vaults } from '../../../chain/vaults/vault.ts';
import type { EntityManager } from '../../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../../foundation/db/statement.ts';
import type { Sweep } from '../../../foundation/outbox/sweeps.ts';
import { EarnSharePrice } from './earn-share-price.entity.ts';

const DAY_MS = 86_400_000;
const EVERY_SECONDS = 60;
/** Prices move by a fraction of a percent a day. */
const READ_AGAIN_AFTER_MS = 60 * 60 * 1000;

const findRead = statement([EarnSharePrice], (db, { day, after }: Parameters<{ day: string; after: Date }>) =>
  db.selectFrom('earn_share_prices').select('pool_key').where('day', '=', day).where('read_at', '>', after),
);

type Reading = { poolKey: string; day: string; sharePrice: string; readAt: Date };

/** Of several processes, the one that read last wins. */
const upsertPrice = statement(
  [EarnSharePrice],
  (db, { poolKey, day, sharePrice, readAt }: Parameters<Reading>) =>
    db
      .insertInto('earn_share_prices')
      .values({ pool_key: poolKey, day, share_price: sql`${sharePrice}::numeric`, read_at: readAt })
      .onConflict((conflict) =>
        conflict
          .columns(['pool_key', 'day'])
          .doUpdateSet((set) => ({
            share_price: set.ref('excluded.share_price'),
            read_at: set.ref('excluded.read_at'),
          }))
          .whereRef('earn_share_prices.read_at', '<', 'excluded.read_at'),
      ),
);

const listSince = statement(
  [EarnSharePrice],
  (db, { poolKey, since }: Parameters<{ poolKey: string; since: string }>) =>
    db
      .selectFrom('earn_share_prices')
      // as text: the driver would read a date as local time
      .select([sql<string>`day::text`.as('date'), sql<string>`share_price::text`.as('sharePrice')])
      .where('pool_key', '=', poolKey)
      .where('day', '>=', since)
      .orderBy('day'),
);

export interface DailySharePrice {
  /** For example `2026-01-31`, in UTC. */
  date: string;
  sharePrice: bigint;
}

/** Of the last days up to today, oldest first; a day without a reading is left out. */
export async function readSharePrices(
  em: EntityManager,
  poolKey: string,
  { now, days }: { now: Date; days: number },
): Promise<DailySharePrice[]> {
  const since = toDay(new Date(now.getTime() - (days - 1) * DAY_MS));
  const found = await listSince.rows(em, { poolKey, since });
  return found.map(({ date, sharePrice }) => ({ date, sharePrice: BigInt(sharePrice) }));
}

/** No event announces a new share price: the venue sets it. */
export function createSharePriceSweep(vaults: Vaults): Sweep {
  return {
    name: 'earn-share-prices',
    everySeconds: EVERY_SECONDS,
    isExternal: true,
    async runStep(em, now) {
      const after = new Date(now.getTime() - READ_AGAIN_AFTER_MS);
      const read = await findRead.rows(em, { day: toDay(now), after });
      const known = new Set(read.map(({ pool_key }) => pool_key));
      const due = [...vaults.values()].filter(({ venue }) => !known.has(venue.key));
      const outcomes = await Promise.allSettled(due.map((vault) => recordPrice(em.fork(), vault, now)));
      // one venue that does not respond must not keep the others from being recorded
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
      return undefined;
    },
  };
}

async function recordPrice(em: EntityManager, vault: Vault, now: Date): Promise<void> {
  const { sharePrice } = await vault.read();
  const reading = { poolKey: vault.venue.key, day: toDay(now), sharePrice: sharePrice.toString() };
  await upsertPrice.affected(em, { ...reading, readAt: now });
}

const toDay = (time: Date) => time.toISOString().slice(0, 10);
