import type { EntityManager } from '../../foundation/db/orm.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { PAYABLE, PAYABLE_COLUMNS, type PayableRow } from './payable.ts';

export interface TrendingRow extends PayableRow {
  order_count: number;
  distinct_buyers: number;
  last_order_at: string;
  score: number;
}

const MOST_TRENDING = 100;
const FRESH_MS = 10_000;
const DAY_MS = 86_400_000;

/** An order counts half after half the window; each buyer counts as much as an order of today. */
const TRENDING = `
  select coalesce(json_agg(ranked), '[]') as rows from (
    select ${PAYABLE_COLUMNS}, bought.* from (
      select service_id, count(*)::int as order_count,
        count(distinct coalesce(client_user_id, client_agent_id, client_wallet_key, payer))::int as distinct_buyers,
        max(paid_at) as last_order_at,
        round(sum(power(0.5, extract(epoch from ?::timestamptz - paid_at) / ?))::numeric
          + count(distinct coalesce(client_user_id, client_agent_id, client_wallet_key, payer)), 3)::float8 as score
      from orders where payment_method = 'x402' and paid_at > ? group by service_id
    ) bought join services service on service.id = bought.service_id join agents agent on agent.id = service.agent_id
    where ${PAYABLE} order by score desc, service.id limit ${MOST_TRENDING}
  ) ranked`;

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

  async #count(em: EntityManager, windowDays: number): Promise<TrendingRow[]> {
    const now = this.#clock.now();
    const since = new Date(now.getTime() - windowDays * DAY_MS);
    const halfLifeSeconds = (windowDays * DAY_MS) / 2000;
    const values = [now, halfLifeSeconds, since, this.#minPriceMicro];
    const [found] = await em.execute<{ rows: TrendingRow[] }[]>(TRENDING, values);
    return found?.rows ?? [];
  }
}
