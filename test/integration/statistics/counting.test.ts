import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { statisticsCompactionSweep } from '../../../server/market/statistics/compaction.ts';
import { findStatisticDifferences } from '../../../server/market/statistics/find-differences.ts';
import { readDailyStatistics, readTotals } from '../../../server/market/statistics/reads.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent, seedOrder, seedService } from '../../support/market/market-rows.ts';
import { MINIMAL_ENVIRONMENT } from '../../support/server/minimal-environment.ts';

const used = useDatabase({ poolSize: 10 });
const NOW = new Date('2026-03-10T12:00:00.000Z');
const at = (date: string) => new Date(`${date}T23:59:59.999Z`);
const world = () => ({ database: used.database, env: {} });
const compact = () => statisticsCompactionSweep.runStep(used.em(), NOW, undefined);
const query = (text: string, values: unknown[] = []) => used.database.query(text, values);

const waiting = async () => Number((await query('select count(*) from statistic_changes'))[0]?.count);
const totals = async () => Object.fromEntries(await readTotals(used.em()));
const days = async (count: number) =>
  (await readDailyStatistics(used.em(), NOW, count)).map(({ date, figures }) => [
    date,
    Object.fromEntries(figures),
  ]);

it('counts by day in UTC, and what changes its day or goes away is counted there', async () => {
  const { id } = await seedAgent(world(), { created_at: at('2026-03-08') });
  const service = await seedService(world(), id, { created_at: at('2026-03-09') });
  const order = await seedOrder(world(), id, {
    service_id: service,
    created_at: at('2026-03-08'),
    paid_at: at('2026-03-09'),
    payment_method: 'x402',
  });
  await query(`update orders set status = 'completed', completed_at = $2 where id = $1`, [order, NOW]);
  expect(await days(3)).toEqual([
    ['2026-03-08', { agents: 1n, orders_created: 1n }],
    ['2026-03-09', { services: 1n, orders_paid: 1n, x402_orders: 1n, volume_micro: 25_000_000n }],
    ['2026-03-10', { orders_completed: 1n }],
  ]);
  await query('update agents set active = false where id = $1', [id]);
  expect((await totals()).agents).toBe(0n);
  expect((await totals()).services).toBe(0n);
  await query('update agents set active = true, verified = 1 where id = $1', [id]);
  expect(await totals()).toMatchObject({ agents: 1n, services: 1n, verified_agents: 1n });
  expect(await findStatisticDifferences(used.em())).toEqual([]);
});

it('is the same before, while and after changes are added up, beside writers and other sweeps', async () => {
  const { id } = await seedAgent(world(), { created_at: NOW });
  const before = await totals();
  const unpaid = { status: 'quoted', paid_at: null, paid_micro: null, created_at: NOW };
  const life = async () => {
    const order = await seedOrder(world(), id, unpaid);
    await query(`update orders set status = 'paid', paid_at = $2, paid_micro = total_micro where id = $1`, [
      order,
      NOW,
    ]);
    await query(`update orders set status = 'completed', completed_at = $2 where id = $1`, [order, NOW]);
  };
  const seen: bigint[] = [];
  const look = async () => void seen.push((await totals()).orders_paid ?? 0n);
  const lives = Array.from({ length: 30 }, life);
  const sweeps = Array.from({ length: 5 }, () => compact().then(look));
  await Promise.all([...lives, ...sweeps, ...sweeps.map(look)]);
  await compact();
  expect(await waiting()).toBe(0);
  const after = await totals();
  for (const figure of ['orders_created', 'orders_paid', 'orders_completed'] as const) {
    expect((after[figure] ?? 0n) - (before[figure] ?? 0n)).toBe(30n);
  }
  expect((after.volume_micro ?? 0n) - (before.volume_micro ?? 0n)).toBe(750_000_000n);
  for (const paid of seen) {
    expect(paid).toBeGreaterThanOrEqual(before.orders_paid ?? 0n);
    expect(paid).toBeLessThanOrEqual(after.orders_paid ?? 0n);
  }
  expect(await findStatisticDifferences(used.em())).toEqual([]);
});

it('takes as many steps as it needs', async () => {
  await query(
    `insert into statistic_changes (figure, day, change) select 'open_bounties', null, 1 from generate_series(1, 5001)`,
  );
  expect(await compact()).toBe('more');
  expect(await compact()).toBeUndefined();
  expect((await totals()).open_bounties).toBe(5001n);
  await query(`delete from statistic_totals where figure = 'open_bounties'`);
});

it('a figure that is off is found by the command that recounts', async () => {
  await query(
    `update daily_statistics set amount = amount + 2 where figure = 'orders_paid' and day = '2026-03-09'`,
  );
  const env = { PATH: process.env.PATH, ...MINIMAL_ENVIRONMENT, DATABASE_URL: used.database.url };
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['server/commands/verify-statistics.ts'],
      { env },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
  expect(output).toBe('orders_paid, 2026-03-09: off by +2\n');
  expect(code).toBe(1);
});
