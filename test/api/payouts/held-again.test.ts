import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveredOrder, type Market, startMarket } from '../../support/orders.ts';
import { evmSigner } from '../../support/signers.ts';

const DAY = 24 * 3600;
let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

it('a held payout whose job was given up is tried again a day after the agent got an address', async () => {
  const { id } = market.agent;
  await market.database.query(`update agents set payout_address_base = null where id = $1`, [id]);
  const order = await deliveredOrder(market);
  const { data } = await market.act(order, { action: 'approve' });
  expect(data.payout.status).toBe('held');
  const address = evmSigner().address;
  const [agent] = await market.database.query<{ updated_at: Date }>(
    `update agents set payout_address_base = $2, updated_at = date_trunc('second', now())
     where id = $1 returning updated_at`,
    [id, address],
  );
  // as after the last attempt
  await market.database.query(
    `insert into outbox (job, key, payload, created_at, run_at, due_at, attempts, failed_at)
     values ('release-payout.v1', $1, $2, now(), now(), now(), 20, now())`,
    [`${order.id}@${agent?.updated_at.getTime()}`, { orderId: order.id }],
  );
  await market.moveClock(3600);
  expect((await market.read(order)).data.order.payout.status).toBe('held');
  await market.moveClock(DAY);
  await market.until(order, { payout: { status: 'confirmed', destination: address } });
}, 40_000);
