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

/** By day, and under no day the whole; both from the rows that are counted. */
const recountedRows = sql<RecountedRow>`(
  select figure, day, sum(amount)::bigint as amount from recount_statistics()
  group by grouping sets ((figure), (figure, day)) having grouping(day) = 1 or day is not null)`;

/**
 * Compares what is kept with the rows it is counted from, as of one moment. Reads every row, so it is for operators and
 * tests.
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

/** Figures that are not what the rows say, with how much is kept too much; under no date, the total of a figure. */
export function findStatisticDifferences(em: EntityManager): Promise<StatisticDifference[]> {
  return differences.rows(em);
}
