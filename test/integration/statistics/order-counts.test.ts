import { expect, it } from 'vitest';
import { firstRow } from '../../../server/foundation/db/statement.ts';
import { publicAgents } from '../../../server/market/agents/agent-rows.ts';
import { getService } from '../../../server/market/services/service-row.ts';
import { orderCountSweeps } from '../../../server/market/statistics/order-count-compaction.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { seedAgent, seedOrder, seedService } from '../../support/market/market-rows.ts';

const used = useDatabase({ poolSize: 4 });
const NOW = new Date('2026-03-10T12:00:00.000Z');
const world = () => ({ database: used.database, env: {} });

const compact = async () => {
  for (const sweep of orderCountSweeps)
    await used.em().transactional((tx) => sweep.runStep(tx, NOW, undefined));
};
const hasWork = () => Promise.all(orderCountSweeps.map((sweep) => sweep.hasWork?.(used.em(), NOW)));

const readStored = async (agentId: string, serviceId: string) => {
  const counts = 'select total_orders, completed_orders from';
  const [agent] = await used.database.query(`${counts} agents where id = $1`, [agentId]);
  const [service] = await used.database.query(`${counts} services where id = $1`, [serviceId]);
  return [agent, service];
};
const readCounts = async (agentId: string, serviceId: string) => {
  const agent = await firstRow(used.em(), publicAgents.where('agent.id', '=', agentId));
  const service = await getService(used.em(), serviceId);
  return [agent, service].map((row) => ({
    total_orders: row?.total_orders,
    completed_orders: row?.completed_orders,
  }));
};

const none = { total_orders: 0, completed_orders: 0 };

it('counts are exact before and after they are added up, which happens once', async () => {
  const { id } = await seedAgent(world());
  const service = await seedService(world(), id);
  for (let i = 0; i < 3; i++) await seedOrder(world(), id, { service_id: service });
  await seedOrder(world(), id, { service_id: service, status: 'completed', completed_at: NOW });
  const all = { total_orders: 4, completed_orders: 1 };
  expect(await readStored(id, service)).toEqual([none, none]);
  expect(await readCounts(id, service)).toEqual([all, all]);
  expect(await hasWork()).toEqual([true, true]);
  await compact();
  expect(await readStored(id, service)).toEqual([all, all]);
  await compact();
  expect(await readCounts(id, service)).toEqual([all, all]);
  expect(await hasWork()).toEqual([false, false]);
});

it('an order of a bounty counts for its agent only', async () => {
  const { id } = await seedAgent(world());
  const service = await seedService(world(), id);
  await seedOrder(world(), id, { service_id: null });
  expect(await readCounts(id, service)).toEqual([{ total_orders: 1, completed_orders: 0 }, none]);
});

it('an order does not wait for another of the same service', async () => {
  const { id } = await seedAgent(world());
  const service = await seedService(world(), id);
  const unpaid = { service_id: service, status: 'quoted', paid_at: null, paid_micro: null };
  const [first, second] = [await seedOrder(world(), id, unpaid), await seedOrder(world(), id, unpaid)];
  const pay = `update orders set status = 'paid', paid_at = now(), paid_micro = total_micro where id = ?`;
  await used.em().transactional(async (tx) => {
    await tx.execute(pay, [first]);
    await used.em().transactional(async (other) => {
      await other.execute(`set local lock_timeout = '500ms'`);
      await other.execute(pay, [second]);
    });
  });
  expect((await readCounts(id, service))[0]).toEqual({ total_orders: 2, completed_orders: 0 });
});
