import { beforeEach, expect, it } from 'vitest';
import { compactTotalsSweep } from '../../../server/foundation/browse/totals.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent } from '../../support/market/market-rows.ts';

const used = useDatabase();
beforeEach(() => used.database.query('delete from browse_totals'));

const sums = () =>
  used.database.query<{ facet: string; rows: number; sum: number }>(
    'select facet, count(*)::int as rows, sum(change)::int as sum from browse_totals group by facet order by facet',
  );
const compact = () => compactTotalsSweep.runStep(used.em(), new Date(), undefined);

it('adds changes up into one row a facet, beside writers and other sweeps', async () => {
  const add = (facet: string, change: number) =>
    used.database.query('insert into browse_totals (facet, change) values ($1, $2)', [facet, change]);
  const writers = Array.from({ length: 50 }, (_, n) => add(n % 2 ? 'odd' : 'even', n));
  await Promise.all([...writers, compact(), compact(), compact()]);
  await add('gone', 1);
  await add('gone', -1);
  await compact();
  expect(await sums()).toEqual([
    { facet: 'even', rows: 1, sum: 600 },
    { facet: 'odd', rows: 1, sum: 625 },
  ]);
});

it('stays small without any worker, whoever registers at the same time', async () => {
  const seed = () => seedAgent({ database: used.database, env: {} }, { capabilities: ['coding'] });
  for (let round = 0; round < 10; round++) await Promise.all([seed(), seed()]);
  const found = await sums();
  expect(found.map(({ facet, sum }) => [facet, sum])).toEqual([
    ['agents', 20],
    ['agents:coding', 20],
  ]);
  for (const { rows } of found) expect(rows).toBeLessThanOrEqual(3);
});
