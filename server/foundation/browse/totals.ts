import { type RawQueryFragment, raw, sql } from '@mikro-orm/postgresql';
import type { Sweep } from '../outbox/sweeps.ts';

/** As far as an offset reaches. A filter without a maintained total is counted up to here and no further. */
export const COUNTED = 10_000;

/** The exact number of rows of a facet, which the database keeps up to date as rows come and go. */
export function facetTotal(facet: string): RawQueryFragment {
  return sql`select coalesce(sum(change), 0) from browse_totals where facet = ${facet}`;
}

export function countedTotal(from: string, where: RawQueryFragment, most: number): RawQueryFragment {
  return sql`select count(*) from (select from ${raw(from)} where ${where} limit ${most}) counted`;
}

/** Adds the changes of each facet up into one row. Safe beside writers, readers and other sweeps. */
const COMPACT = `
  with gone as (
    delete from browse_totals
    where facet in (select facet from browse_totals group by facet having count(*) > 1)
    returning facet, change
  )
  insert into browse_totals (facet, change)
  select facet, sum(change) from gone group by facet having sum(change) <> 0`;

export const compactTotals: Sweep = {
  name: 'compact-browse-totals',
  everySeconds: 15,
  async step(em) {
    await em.execute(COMPACT);
    return undefined;
  },
};
