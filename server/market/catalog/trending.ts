import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Order, type PaymentMethod } from '../orders/order.entity.ts';
import { Service } from '../services/service.entity.ts';
import { isPayable, payableServices } from './payable-services.ts';

const MAX_TRENDING = 100;
const CACHE_TTL_MS = 10_000;
const DAY_MS = 86_400_000;

interface TrendingParams {
  now: Date;
  since: Date;
  halfLifeSeconds: number;
  minPriceMicro: bigint;
}

const distinctClients = sql<number>`count(distinct coalesce(client_user_id, client_agent_id, client_wallet_key, payer))`;

/** An order's weight halves after half the window; each buyer counts as much as an order of today. */
const selectOrdersSince = ({ now, since, halfLifeSeconds }: Parameters<TrendingParams>) =>
  tables(Order)
    .selectFrom('orders')
    .select([
      'service_id',
      sql<number>`count(*)::int`.as('order_count'),
      sql<number>`${distinctClients}::int`.as('distinct_buyers'),
      sql<Date>`max(paid_at)`.as('last_order_at'),
      sql<number>`round(sum(power(0.5, extract(epoch from ${now}::timestamptz - paid_at) / ${halfLifeSeconds}))::numeric
        + ${distinctClients}, 3)::float8`.as('score'),
    ])
    .where('payment_method', '=', sql.lit<PaymentMethod>('x402'))
    .where('paid_at', '>', since)
    .where(({ not, ref }) => not(ref('self_hire')))
    .groupBy('service_id');

const buildTrendingQuery = (asked: Parameters<TrendingParams>) =>
  payableServices
    .innerJoin(selectOrdersSince(asked).as('bought'), 'bought.service_id', 'service.id')
    .select(['bought.order_count', 'bought.distinct_buyers', 'bought.last_order_at', 'bought.score'])
    .where(isPayable(asked.minPriceMicro))
    .orderBy('bought.score', 'desc')
    .orderBy('service.id')
    .limit(MAX_TRENDING);

export type TrendingRow = InferResult<ReturnType<typeof buildTrendingQuery>>[number];

const findTrending = statement([Service, Order], (_db, asked: Parameters<TrendingParams>) =>
  buildTrendingQuery(asked),
);

interface CacheEntry {
  expiresAt: number;
  rows: Promise<TrendingRow[]>;
}

/** The services machines bought most, by window in days. Cached for a few seconds. */
export class TrendingServices {
  readonly #clock: Clock;
  readonly #minPriceMicro: bigint;
  readonly #cache = new Map<number, CacheEntry>();

  constructor(clock: Clock, minPriceMicro: bigint) {
    this.#clock = clock;
    this.#minPriceMicro = minPriceMicro;
  }

  read(em: EntityManager, windowDays: number): Promise<TrendingRow[]> {
    const kept = this.#cache.get(windowDays);
    if (kept && performance.now() < kept.expiresAt) return kept.rows;
    const rows = this.#query(em, windowDays);
    this.#cache.set(windowDays, { expiresAt: performance.now() + CACHE_TTL_MS, rows });
    rows.catch(() => this.#cache.delete(windowDays));
    return rows;
  }

  #query(em: EntityManager, windowDays: number): Promise<TrendingRow[]> {
    const now = this.#clock.now();
    const since = new Date(now.getTime() - windowDays * DAY_MS);
    const halfLifeSeconds = (windowDays * DAY_MS) / 2000;
    return findTrending.rows(em, { now, since, halfLifeSeconds, minPriceMicro: this.#minPriceMicro });
  }
}
