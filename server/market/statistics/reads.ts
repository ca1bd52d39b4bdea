import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { StatisticName, StatisticValues } from './statistic-values.ts';
import { DailyStatistic, StatisticChange, StatisticTotal } from './statistics.entity.ts';

/** Totals and pending changes in one statement, because the sweep moves them between reads. */
const totals = statement([StatisticTotal, StatisticChange], (db) =>
  db
    .selectFrom(
      db
        .selectFrom('statistic_totals')
        .select(['figure', 'amount'])
        .unionAll(db.selectFrom('statistic_changes').select(['figure', 'change as amount']))
        .as('counted'),
    )
    .select(['figure', sql<bigint>`sum(amount)::bigint`.as('amount')])
    .groupBy('figure'),
);

export async function readTotals(em: EntityManager): Promise<StatisticValues> {
  const rows = await totals.rows(em);
  return new Map(rows.map(({ figure, amount }) => [figure, amount]));
}

/** As text: the driver would read a date as local time. */
const day = sql<string>`day::text`;

const daily = statement([DailyStatistic, StatisticChange], (db, { since }: Parameters<{ since: string }>) =>
  db
    .selectFrom(
      db
        .selectFrom('daily_statistics')
        .select(['day', 'figure', 'amount'])
        .where('day', '>=', since)
        .unionAll(
          db
            .selectFrom('statistic_changes')
            .select(['day', 'figure', 'change as amount'])
            .where('day', '>=', since)
            .$narrowType<{ day: string }>(),
        )
        .as('counted'),
    )
    .select([day.as('date'), 'figure', sql<bigint>`sum(amount)::bigint`.as('amount')])
    .groupBy(['day', 'figure']),
);

export interface DailyStatistics {
  /** For example `2026-01-31`, in UTC. */
  date: string;
  figures: StatisticValues;
}

const DAY_MS = 86_400_000;

/** The last days up to today, oldest first; a day without activity has no values. */
export async function readDailyStatistics(
  em: EntityManager,
  now: Date,
  days: number,
): Promise<DailyStatistics[]> {
  const dates = Array.from({ length: days }, (_, index) =>
    toDate(now.getTime() - (days - 1 - index) * DAY_MS),
  );
  const byDate = new Map(dates.map((date) => [date, new Map<StatisticName, bigint>()]));
  for (const { date, figure, amount } of await daily.rows(em, { since: dates[0] ?? toDate(now.getTime()) })) {
    byDate.get(date)?.set(figure, amount);
  }
  return [...byDate].map(([date, figures]) => ({ date, figures }));
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
