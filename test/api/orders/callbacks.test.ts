import { verifyCallback } from '@agent-market/webhook-verifier/callback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { claimBounty, postBounty } from '../../support/market/bounties.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { startApi } from '../../support/server/api.ts';
import { type ReceivedRequest, startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import type { Delivery } from '../../support/webhooks/webhooks.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
});
afterAll(() => market.close());

/** As a client without an account: by the published keys alone. */
async function verifyAll(received: readonly ReceivedRequest[]) {
  const { body: keys } = await market.call('GET', '/.well-known/did.json');
  const events = [];
  for (const { body, headers } of received) events.push(await verifyCallback(body, headers, keys));
  return events;
}

const QUOTED = { price_type: 'quote', price_usd: 0 };

it('tells the client of an order every step, signed with a published key', async () => {
  const receiver = await startWebhookReceiver();
  const service = await market.createService(QUOTED);
  const order = await market.placeOrder(service.id, { callback_url: receiver.url });
  expect(order).not.toHaveProperty('callback_url');
  await market.callAsAgent(order, 'quote', { price_usd: '30.00' });
  await market.update(order, { action: 'cancel' });
  const received = await receiver.waitFor(3);
  const events = await verifyAll(received);
  expect(events.map(({ event }) => event)).toEqual(['order.created', 'order.quoted', 'order.cancelled']);
  expect(events.every(({ order_id }) => order_id === order.id)).toBe(true);
  const [first] = received;
  expect(first?.headers).not.toHaveProperty('x-market-agent-id');
  expect(first?.headers['webhook-id']).toBe(first?.headers['x-market-delivery-id']);
  await receiver.close();
});

it('rejects what was altered or signed by another service', async () => {
  const receiver = await startWebhookReceiver();
  const { id } = await market.createService();
  await market.placeOrder(id, { callback_url: receiver.url });
  const [received] = await receiver.waitFor(1);
  if (!received) throw new Error('Nothing was received');
  const { body: keys } = await market.call('GET', '/.well-known/did.json');
  const altered = received.body.toString().replace('order.created', 'order.paid');
  await expect(verifyCallback(altered, received.headers, keys)).rejects.toMatchObject({ code: 'mismatch' });
  const other = await startApi();
  const { body: otherKeys } = await other.call('GET', '/.well-known/did.json');
  await other.close();
  await expect(verifyCallback(received.body, received.headers, otherKeys)).rejects.toMatchObject({
    code: 'mismatch',
  });
  await receiver.close();
});

it('follows a hire by x402, whose buyer reads the log with the order token', {
  timeout: 60_000,
}, async () => {
  const receiver = await startWebhookReceiver([{ status: 500 }]);
  const { id } = await market.createService();
  const reference = await market.payForService(id);
  const body = { brief: BRIEF, callback_url: receiver.url };
  const { status, data } = await market.hire(id, reference, { body });
  expect(status).toBe(200);
  await market.deliver({ id: data.order_id, total_usd: null });
  await eventually(async () => expect(receiver.received).toHaveLength(3), 10_000);
  const names = (await verifyAll(receiver.received)).map(({ event }) => event);
  expect(names).toEqual(['order.created', 'order.created', 'order.delivered']);
  const access_token = String(new URL(data.status_url).searchParams.get('access_token'));
  const path = `/api/orders/${data.order_id}/callbacks`;
  const log = await market.call('GET', path, { query: { access_token } });
  expect(log.status).toBe(200);
  expect(log.data.map(({ event }: Delivery) => event)).toEqual(['order.delivered', 'order.created']);
  expect(log.data[1]).toMatchObject({ endpoint_url: receiver.url, status: 'delivered', attempts: [{}, {}] });
  expect((await market.call('GET', path, { bearer: market.agent.apiKey })).status).toBe(403);
  expect((await market.call('GET', path)).status).toBe(401);
  expect((await market.call('GET', path, { signer: evmSigner() })).status).toBe(403);
  expect((await market.call('GET', path, { query: { access_token, limit: 0 } })).status).toBe(400);
  const missing = path.replace(data.order_id, 'ord_1767225600000_k3v9q2xw7d');
  expect((await market.call('GET', missing, { bearer: market.agent.apiKey })).status).toBe(404);
  await receiver.close();
});

it('tells the poster of a bounty about claims', async () => {
  const receiver = await startWebhookReceiver();
  const bounty = await postBounty(market, market.client.signer, { callback_url: receiver.url });
  expect(bounty).not.toHaveProperty('callback_url');
  await claimBounty(market, bounty, market.agent);
  const events = await verifyAll(await receiver.waitFor(1));
  expect(events).toMatchObject([{ event: 'bounty.claimed', data: { bounty_id: bounty.id } }]);
  await receiver.close();
});

it('is refused if it is private, for orders, hires and bounties', async () => {
  const { id } = await market.createService();
  const callback_url = 'https://10.0.0.1/callback';
  const { signer } = market.client;
  const order = { service_id: id, brief: BRIEF, callback_url };
  const placed = await market.call('POST', '/api/orders', { body: order, signer });
  expect([placed.status, placed.body.code]).toEqual([400, 'endpoint_refused']);
  expect(placed.body.error).toContain('callback_url');
  await expect(postBounty(market, signer, { callback_url })).rejects.toThrow();
  const reference = await market.payForService(id);
  const hired = await market.hire(id, reference, { body: { brief: BRIEF, callback_url } });
  expect([hired.status, hired.body.code]).toEqual([400, 'endpoint_refused']);
  expect((await market.hire(id, reference)).status).toBe(200);
});
