import { type InferResult, sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement, tables } from '../../foundation/db/statement.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { Order, type PaymentMethod } from '../orders/order.entity.ts';
import { Service } from '../services/service.entity.ts';
import { isPayable, payableServices } from './payable.ts';

const MOST_TRENDING = 100;
const FRESH_MS = 10_000;
const DAY_MS = 86_400_000;

interface Asked {
  now: Date;
  since: Date;
  halfLifeSeconds: number;
  minPriceMicro: bigint;
}

const buyers = sql<number>`count(distinct coalesce(client_user_id, client_agent_id, client_wallet_key, payer))`;

/** An order counts half after half the window; each buyer counts as much as an order of today. */
const boughtSince = ({ now, since, halfLifeSeconds }: Parameters<Asked>) =>
  tables(Order)
    .selectFrom('orders')
    .select([
      'service_id',
      sql<number>`count(*)::int`.as('order_count'),
      sql<number>`${buyers}::int`.as('distinct_buyers'),
      sql<Date>`max(paid_at)`.as('last_order_at'),
      sql<number>`round(sum(power(0.5, extract(epoch from ${now}::timestamptz - paid_at) / ${halfLifeSeconds}))::numeric
        + ${buyers}, 3)::float8`.as('score'),
    ])
    .where('payment_method', '=', sql.lit<PaymentMethod>('x402'))
    .where('paid_at', '>', since)
    .where(({ not, ref }) => not(ref('self_hire')))
    .groupBy('service_id');

const trendingQuery = (asked: Parameters<Asked>) =>
  payableServices
    .innerJoin(boughtSince(asked).as('bought'), 'bought.service_id', 'service.id')
    .select(['bought.order_count', 'bought.distinct_buyers', 'bought.last_order_at', 'bought.score'])
    .where(isPayable(asked.minPriceMicro))
    .orderBy('bought.score', 'desc')
    .orderBy('service.id')
    .limit(MOST_TRENDING);

export type TrendingRow = InferResult<ReturnType<typeof trendingQuery>>[number];

const trending = statement([Service, Order], (_db, asked: Parameters<Asked>) => trendingQuery(asked));

interface Kept {
  until: number;
  rows: Promise<TrendingRow[]>;
}

/** What machines bought most, by days looked back. Counted at most every few seconds, however many ask. */
export class Trending {
  readonly #clock: Clock;
  readonly #minPriceMicro: bigint;
  readonly #kept = new Map<number, Kept>();

  constructor(clock: Clock, minPriceMicro: bigint) {
    this.#clock = clock;
    this.#minPriceMicro = minPriceMicro;
  }

  read(em: EntityManager, windowDays: number): Promise<TrendingRow[]> {
    const kept = this.#kept.get(windowDays);
    if (kept && performance.now() < kept.until) return kept.rows;
    const rows = this.#count(em, windowDays);
    this.#kept.set(windowDays, { until: performance.now() + FRESH_MS, rows });
    rows.catch(() => this.#kept.delete(windowDays));
    return rows;
  }

  #count(em: EntityManager, windowDays: number): Promise<TrendingRow[]> {
    const now = this.#clock.now();
    const since = new Date(now.getTime() - windowDays * DAY_MS);
    const halfLifeSeconds = (windowDays * DAY_MS) / 2000;
    return trending.rows(em, { now, since, halfLifeSeconds, minPriceMicro: this.#minPriceMicro });
  }
}
