import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database/database.ts';
import { startStatementProxy } from '../../support/database/statement-proxy.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { type Market, parseUsd, startMarket, type TestOrder } from '../../support/market/orders.ts';
import type { ApiResponse } from '../../support/server/call.ts';

let market: Market;
let serviceId: string;
let proxy: Awaited<ReturnType<typeof startStatementProxy>>;
beforeAll(async () => {
  const database = await createTestDatabase();
  proxy = await startStatementProxy(database.url);
  // a server without workers, whose statements are those of its requests, and with limits that count in the database
  const env = { ROLE: 'api', RATE_LIMITS: 'on' };
  market = await startMarket({ database: { ...database, url: proxy.url }, env });
  serviceId = (await market.createService()).id;
});
afterAll(async () => {
  await market.close();
  await proxy.close();
});

/** All that leaves the process: beginning and ending a transaction, and counting for the limits, too. */
async function countRoundTrips(call: () => Promise<ApiResponse>, status: number): Promise<number> {
  proxy.take();
  expect((await call()).status).toBe(status);
  return proxy.take().length;
}

const place = (as: object = { signer: market.client.signer }) => {
  const body = { service_id: serviceId, brief: 'Something small' };
  return market.call('POST', '/api/orders', { body, ...as });
};

it('placing an order takes at most 3, also as an agent, whose key is looked up', async () => {
  const { apiKey } = await makeAgent(market);
  const person = { bearer: await market.idp.signToken({ sub: 'someone' }) };
  for (const as of [undefined, { bearer: apiKey }, person]) {
    await place(as);
    expect(await countRoundTrips(() => place(as), 201)).toBeLessThanOrEqual(3);
  }
});

it('each step takes what its limits, its reads and one transaction need', async () => {
  const playSteps = async (limits: Record<string, number>) => {
    const order: TestOrder = (await place()).data;
    const reference = await market.client.pay(market.treasury('base-mainnet'), parseUsd('25.00'));
    const steps: Record<string, () => Promise<ApiResponse>> = {
      accept: () => market.update(order, { action: 'accept' }),
      // two are for limits
      pay: () => market.update(order, { action: 'pay', escrow_tx_hash: reference }),
      start: () => market.callAsAgent(order, 'start'),
      deliver: () => market.deliver(order),
      approve: () => market.update(order, { action: 'approve' }),
    };
    for (const [name, step] of Object.entries(steps)) {
      const taken = await countRoundTrips(step, 200);
      expect(taken, name).toBeLessThanOrEqual(limits[name] ?? Number.POSITIVE_INFINITY);
    }
  };
  // the first of all opens the accounts of its network, and each connection prepares statements
  await playSteps({});
  await playSteps({ accept: 3, pay: 4, start: 3, deliver: 3, approve: 3 });
});

it('polling takes at most 2, the look-up of the key and the limit included', async () => {
  const order: TestOrder = (await place()).data;
  const bearer = market.agent.apiKey;
  const list = () => market.call('GET', '/api/agents/me/orders', { query: { status: 'paid' }, bearer });
  expect(await countRoundTrips(list, 200)).toBeLessThanOrEqual(2);
  const byId = () => market.call('GET', `/api/agents/${market.agent.id}/orders`, { bearer });
  expect(await countRoundTrips(byId, 200)).toBeLessThanOrEqual(2);
  expect(await countRoundTrips(() => market.call('GET', `/api/orders/${order.id}`, { bearer }), 200)).toBe(2);
});
