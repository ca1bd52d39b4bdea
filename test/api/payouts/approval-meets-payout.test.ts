import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectUntilTestEnds, waitForLockWaits } from '../../support/database/lock-waits.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
});
afterAll(() => market.close());

it('an approval that waits for the worker that records the payout tells the agent of both', async () => {
  const { id } = await market.createService();
  const { data } = await market.hire(id, await market.payForService(id));
  const order = { id: data.order_id, total_usd: null };
  await market.deliver(order);
  const setState = (state: string) =>
    `update chain_transactions set state = '${state}' where kind = 'payout' and subject_id = '${order.id}'`;
  await eventually(async () => {
    const [payout] = await market.database.query(
      `select state from chain_transactions where kind = 'payout'`,
    );
    expect(payout).toEqual({ state: 'confirmed' });
  }, 15_000);
  await market.database.query(setState('batched'));
  const worker = await connectUntilTestEnds(market.database);
  await worker.query('begin');
  await worker.query(setState('confirmed'));
  await worker.query('select from orders where id = $1 for update', [order.id]);
  const { signer } = market.payers['base-mainnet'];
  const approving = market.call('PATCH', `/api/orders/${order.id}`, { body: { action: 'approve' }, signer });
  await waitForLockWaits(market.database, 1);
  await worker.query('commit');
  expect((await approving).data.status).toBe('completed');
  expect((await market.listEvents(order)).at(-1)).toMatchObject({
    event: 'order.completed',
    data: { payout_failed: false },
  });
});
