import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { anyOf, statement, tables } from '../db/statement.ts';
import type { Sweep } from '../outbox/sweeps.ts';
import { BrowseTotal, ListTotal } from './browse.entity.ts';
import { applyConditions } from './source.ts';

/** The largest offset. Filters without a stored total are counted only up to here. */
export const MAX_COUNTED = 10_000;

/** The exact number of rows of a facet, which triggers maintain. */
export function selectFacetTotal(facet: string): Expression<unknown> {
  return tables(BrowseTotal)
    .selectFrom('browse_totals')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('change'), sql.lit(0)).as('total'))
    .where('facet', '=', facet);
}

/** The number of rows of a table, up to `COUNTED`. */
export function selectBoundedCount<DB, TB extends keyof DB>(
  table: SelectQueryBuilder<DB, TB, Record<never, never>>,
  conditions: readonly Expression<SqlBool>[],
): Expression<unknown> {
  return tables()
    .selectFrom(applyConditions(table, conditions).limit(MAX_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<bigint>().as('total'));
}

/** The exact number of rows of lists, which triggers maintain. */
export function selectListTotal(lists: Expression<readonly string[]>) {
  return tables(ListTotal)
    .selectFrom('list_totals')
    .select(({ fn }) => fn.coalesce(fn.sum<bigint>('amount'), sql.lit(0)).as('total'))
    .where('list', '=', anyOf(lists));
}

/** Compacts the changes of each facet into one row. Safe beside writers, readers and other sweeps. */
const compactRows = statement([BrowseTotal], (db) =>
  db
    .with('gone', (writer) =>
      writer
        .deleteFrom('browse_totals')
        .where('facet', 'in', (from) =>
          from
            .selectFrom('browse_totals')
            .select('facet')
            .groupBy('facet')
            .having(({ fn }) => fn.countAll(), '>', 1),
        )
        .returning(['facet', 'change']),
    )
    .insertInto('browse_totals')
    .columns(['facet', 'change'])
    .expression((from) =>
      from
        .selectFrom('gone')
        .select(({ fn }) => ['facet', fn.sum<bigint>('change').as('change')])
        .groupBy('facet')
        .having(({ fn }) => fn.sum('change'), '<>', 0),
    ),
);

export const compactTotalsSweep: Sweep = {
  name: 'compact-browse-totals',
  everySeconds: 15,
  async runStep(em) {
    await compactRows.affected(em);
    return undefined;
  },
};
