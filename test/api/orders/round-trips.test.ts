import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeService } from '../../support/factories.ts';
import { type Market, microOf, startMarket, type TestOrder } from '../../support/orders.ts';

let market: Market;
let serviceId: string;
beforeAll(async () => {
  // a server without workers, whose statements are those of its requests
  market = await startMarket({ logLevel: 'debug', env: { ROLE: 'api' } });
  serviceId = (await makeService(market, market.agent)).id;
});
afterAll(() => market.close());

/** Beginning and ending a transaction count as well. */
async function statementsOf(call: () => Promise<{ status: number }>, status: number): Promise<number> {
  const count = () => market.log().filter((line) => line.includes('[query]')).length;
  const before = count();
  expect((await call()).status).toBe(status);
  return count() - before;
}

const place = () => {
  const body = { service_id: serviceId, brief: 'Something small' };
  return market.call('POST', '/api/orders', { body, signer: market.client.signer });
};

it('placing an order takes at most 6', async () => {
  expect(await statementsOf(place, 201)).toBeLessThanOrEqual(6);
});

it('paying takes at most 8', async () => {
  const order: TestOrder = (await place()).data;
  const reference = await market.client.pay(market.treasury('base-mainnet'), microOf('25.00'));
  const pay = () => market.act(order, { action: 'pay', escrow_tx_hash: reference });
  expect(await statementsOf(pay, 200)).toBeLessThanOrEqual(8);
});

it('polling takes at most 2, the look-up of the key included', async () => {
  const order: TestOrder = (await place()).data;
  const bearer = market.agent.apiKey;
  const list = () => market.call('GET', '/api/agents/me/orders', { query: { status: 'paid' }, bearer });
  expect(await statementsOf(list, 200)).toBeLessThanOrEqual(2);
  expect(await statementsOf(() => market.call('GET', `/api/orders/${order.id}`, { bearer }), 200)).toBe(2);
});
