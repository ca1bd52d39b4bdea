import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaidOrder, type Market, startMarket } from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  const moment = new Date();
  market = await startMarket({ clock: { now: () => moment }, env: { ROLE: 'api' } });
});
afterAll(() => market.close());

it('two messages within one millisecond are two notifications', async () => {
  const order = await createPaidOrder(market);
  for (const content of ['Here is one thing', 'And here another']) {
    expect((await market.callAsAgent(order, 'messages', { content })).status).toBe(201);
  }
  const { data } = await market.call('GET', '/api/notifications', { signer: market.client.signer });
  const told = data.filter(({ type }: { type: string }) => type === 'order_message');
  expect(told.map(({ body }: { body: string }) => body).sort()).toEqual([
    'And here another',
    'Here is one thing',
  ]);
});
