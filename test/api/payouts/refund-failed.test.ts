import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaidOrder, type Market, startMarket } from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

it('the client hears of a refund that cannot be sent, and why', async () => {
  const order = await createPaidOrder(market);
  // nobody can be paid there
  await market.database.query('update orders set payer = $2 where id = $1', [
    order.id,
    market.treasury('base-mainnet'),
  ]);
  expect((await market.update(order, { action: 'cancel' })).status).toBe(200);
  await market.waitForOrder(order, { refund: { status: 'failed' } });
  const { reason } = (await market.read(order)).data.order.refund;
  const { data } = await market.call('GET', '/api/notifications', { signer: market.client.signer });
  expect(data[0]).toMatchObject({ type: 'refund_failed', order_id: order.id });
  expect(data[0].body).toContain('25.00 USDC');
  expect(data[0].body).toContain(reason);
}, 30_000);
