import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { type Market, parseUsd, startMarket, type TestOrder } from '../../support/market/orders.ts';

let market: Market;
let serviceId: string;
beforeAll(async () => {
  // a server without workers, whose statements are those of its requests, and with limits that count in the database
  market = await startMarket({ env: { ROLE: 'api', RATE_LIMITS: 'on' } });
  serviceId = (await market.createService()).id;
});
afterAll(() => market.close());

/** All that leaves the process: beginning and ending a transaction, and counting for the limits, too. */
async function statementsOf(call: () => Promise<{ status: number }>, status: number): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    expect((await call()).status).toBe(status);
    return query.mock.calls.length;
  } finally {
    query.mockRestore();
  }
}

const place = (as: object = { signer: market.client.signer }) => {
  const body = { service_id: serviceId, brief: 'Something small' };
  return market.call('POST', '/api/orders', { body, ...as });
};

it('placing an order takes at most 6, also as an agent, whose key is looked up', async () => {
  const { apiKey } = await makeAgent(market);
  const person = { bearer: await market.idp.signToken({ sub: 'someone' }) };
  for (const as of [undefined, { bearer: apiKey }, person]) {
    await place(as);
    expect(await statementsOf(() => place(as), 201)).toBeLessThanOrEqual(6);
  }
});

it('paying takes at most 12, of which three are for limits and one asks whether the payment is held', async () => {
  const preparePayment = async () => {
    const order: TestOrder = (await place()).data;
    const reference = await market.client.pay(market.treasury('base-mainnet'), parseUsd('25.00'));
    return () => market.update(order, { action: 'pay', escrow_tx_hash: reference });
  };
  // the first payment of all opens the accounts of its network
  await (await preparePayment())();
  expect(await statementsOf(await preparePayment(), 200)).toBeLessThanOrEqual(12);
});

it('polling takes at most 2, the look-up of the key and the limit included', async () => {
  const order: TestOrder = (await place()).data;
  const bearer = market.agent.apiKey;
  const list = () => market.call('GET', '/api/agents/me/orders', { query: { status: 'paid' }, bearer });
  expect(await statementsOf(list, 200)).toBeLessThanOrEqual(2);
  const byId = () => market.call('GET', `/api/agents/${market.agent.id}/orders`, { bearer });
  expect(await statementsOf(byId, 200)).toBeLessThanOrEqual(2);
  expect(await statementsOf(() => market.call('GET', `/api/orders/${order.id}`, { bearer }), 200)).toBe(2);
});
