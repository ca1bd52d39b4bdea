import { sql } from 'kysely';
import type { EntityManager } from '../../foundation/db/orm.ts';
import { type StatementRow, statement } from '../../foundation/db/statement.ts';
import type { StatisticName } from './statistic-values.ts';
import { DailyStatistic, StatisticChange, StatisticTotal } from './statistics.entity.ts';

interface RecountedRow {
  figure: StatisticName;
  day: string | null;
  amount: bigint;
}

/** By day, and the total under no day; both from the counted rows. */
const recountedRows = sql<RecountedRow>`(
  select figure, day, sum(amount)::bigint as amount from recount_statistics()
  group by grouping sets ((figure), (figure, day)) having grouping(day) = 1 or day is not null)`;

/**
 * Compares the stored statistics with the rows they count, in one snapshot. Reads every row, so it is for operators
 * and tests.
 */
const differences = statement([StatisticTotal, DailyStatistic, StatisticChange], (db) =>
  db
    .selectFrom(
      db
        .selectFrom('statistic_totals')
        .select(['figure', sql<string | null>`null::date`.as('day'), 'amount'])
        .unionAll(
          db.selectFrom('daily_statistics').select(['figure', sql<string | null>`day`.as('day'), 'amount']),
        )
        .unionAll(
          db
            .selectFrom('statistic_changes')
            .select(['figure', sql<string | null>`null::date`.as('day'), 'change as amount']),
        )
        .unionAll(
          db
            .selectFrom('statistic_changes')
            .select(['figure', 'day', 'change as amount'])
            .where('day', 'is not', null),
        )
        .unionAll(
          db
            .selectFrom(recountedRows.as('recounted'))
            .select(['recounted.figure', 'recounted.day', sql<bigint>`-recounted.amount`.as('amount')]),
        )
        .as('compared'),
    )
    .select([
      'figure',
      sql<string | null>`day::text`.as('date'),
      sql<bigint>`sum(amount)::bigint`.as('excess'),
    ])
    .groupBy(['figure', 'day'])
    .having(({ fn }) => fn.sum('amount'), '<>', sql.lit(0))
    .orderBy('figure')
    .orderBy('day'),
);

export type StatisticDifference = StatementRow<typeof differences>;

/** Statistics that differ from their rows, with the excess; under no date, the total. */
export function findStatisticDifferences(em: EntityManager): Promise<StatisticDifference[]> {
  return differences.rows(em);
}
