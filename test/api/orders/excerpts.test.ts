import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
} from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

/** The notice is cut in the middle of the two units of this character, were it cut by units. */
const LONG = `${'a'.repeat(199)}😀 and some more`;
const CUT = `${'a'.repeat(199)}😀…`;

const newest = async (signer: Market['client']['signer']): Promise<string> => {
  const { data } = await market.call('GET', '/api/notifications', { signer });
  return data[0].body;
};

it('notices quote the beginning of a long text in whole characters, whatever step it came with', async () => {
  const client = market.client.signer;
  const { owner } = market.agent;
  const order = await createDeliveredOrder(market);
  expect((await market.callAsAgent(order, 'messages', { content: LONG })).status).toBe(201);
  expect(await newest(client)).toBe(CUT);
  expect((await market.update(order, { action: 'revision', feedback: LONG })).status).toBe(200);
  expect(await newest(owner)).toContain(CUT);
  await market.deliver(order);
  expect((await market.update(order, { action: 'dispute', reason: LONG })).status).toBe(200);
  expect(await newest(owner)).toContain(CUT);
  expect((await market.mediate(order, { resolution: 'refund', note: LONG })).status).toBe(200);
  expect(await newest(owner)).toContain(CUT);
  const paid = await createPaidOrder(market);
  expect((await market.update(paid, { action: 'cancel', reason: LONG })).status).toBe(200);
  expect(await newest(owner)).toContain(CUT);
});
