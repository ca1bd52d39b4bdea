import { sql } from 'kysely';
import { type Parameters, statement } from '../../foundation/db/statement.ts';
import type { Sweep } from '../../foundation/outbox/sweeps.ts';
import { DailyStatistic, StatisticChange, StatisticTotal } from './statistics.entity.ts';

const BATCH_SIZE = 5000;

/** Adds pending changes to the totals, each once: the same statement deletes them. Writers and readers do not wait. */
const compactBatch = statement(
  [StatisticChange, StatisticTotal, DailyStatistic],
  (db, { limit }: Parameters<{ limit: number }>) =>
    db
      .with('gone', (writer) =>
        writer
          .deleteFrom('statistic_changes')
          .where('id', 'in', (from) =>
            from
              .selectFrom('statistic_changes')
              .select('id')
              .orderBy('id')
              .limit(limit)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['figure', 'day', 'change']),
      )
      .with('totals', (writer) =>
        writer
          .insertInto('statistic_totals')
          .columns(['figure', 'amount'])
          .expression((from) =>
            from
              .selectFrom('gone')
              .select(['figure', sql<bigint>`sum(change)`.as('amount')])
              .groupBy('figure')
              .orderBy('figure'),
          )
          .onConflict((conflict) =>
            conflict.column('figure').doUpdateSet((set) => ({
              amount: set('statistic_totals.amount', '+', set.ref('excluded.amount')),
            })),
          ),
      )
      .with('days', (writer) =>
        writer
          .insertInto('daily_statistics')
          .columns(['day', 'figure', 'amount'])
          .expression((from) =>
            from
              .selectFrom('gone')
              .select([sql<string>`day`.as('day'), 'figure', sql<bigint>`sum(change)`.as('amount')])
              .where('day', 'is not', null)
              .groupBy(['day', 'figure'])
              .orderBy('day')
              .orderBy('figure'),
          )
          .onConflict((conflict) =>
            conflict.columns(['day', 'figure']).doUpdateSet((set) => ({
              amount: set('daily_statistics.amount', '+', set.ref('excluded.amount')),
            })),
          ),
      )
      .selectFrom('gone')
      .select(({ fn }) => fn.countAll<bigint>().as('added')),
);

export const statisticsCompactionSweep: Sweep = {
  name: 'compact-statistics',
  everySeconds: 15,
  async runStep(em) {
    const row = await compactBatch.firstRow(em, { limit: BATCH_SIZE });
    return row?.added === BigInt(BATCH_SIZE) ? 'more' : undefined;
  },
};
