import { createHash } from 'node:crypto';
import {
  AgentMarket,
  type Deliverable,
  type OrderDetail,
  type SignatureError,
  verifyReceipt,
} from '@agent-market/sdk';
import { verifyCallback } from '@agent-market/webhook-verifier/callback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createPaidOrder, type TestOrder } from '../../support/market/orders.ts';
import { SAMPLES, upload } from '../../support/market/uploads.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';

let market: HiringMarket;
let client: AgentMarket;
beforeAll(async () => {
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  market = await startHiring({ env: { PORT: String(port), BASE_URL: baseUrl } });
  client = new AgentMarket({ baseUrl });
}, 60_000);
afterAll(() => market.close());

const TEXT = 'Größe: 30 cm\n';
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

async function uploadPng(): Promise<{ url: string; sha256: string }> {
  const { status, data } = await upload(market, SAMPLES.png, 'mug.png', { bearer: market.agent.apiKey });
  expect([status, data.sha256]).toEqual([201, hash(SAMPLES.png)]);
  return data;
}

const asImage = (url: string) => ({ deliverable_url: url, deliverable_media_type: 'image' });

async function deliver(order: Pick<TestOrder, 'id'>, ...deliverables: object[]): Promise<void> {
  const { status, text } = await market.callAsAgent({ total_usd: null, ...order }, 'deliver', {
    deliverables,
  });
  expect(status, text).toBe(200);
}

async function listDeliverables(order: TestOrder): Promise<Required<Deliverable>[]> {
  return (await market.read(order)).data.deliverables;
}

const problemOf = (verified: Promise<unknown>) =>
  verified.then(
    () => undefined,
    (error: unknown) => (error as SignatureError).problem,
  );

it('an upload and a text verify as they were downloaded, and nothing else does', async () => {
  const order = await createPaidOrder(market);
  const { url } = await uploadPng();
  await deliver(order, asImage(url), { deliverable_text: TEXT, deliverable_media_type: 'text' });
  const [image, text] = await listDeliverables(order);
  if (!image || !text) throw new Error('Two deliverables were expected');
  const said = await verifyReceipt(client, image.receipt, await fetch(String(image.deliverable_url)));
  expect(said).toMatchObject({
    order_id: order.id,
    deliverable_id: image.id,
    revision: 0,
    sha256: hash(SAMPLES.png),
    provider_agent_id: market.agent.id,
    client_wallet: market.client.signer.address,
    payer: expect.stringMatching(new RegExp(market.client.signer.address, 'i')),
    total_usd: order.total_usd,
    payment_network: 'base-mainnet',
    delivered_at: image.delivered_at,
  });
  expect(said.escrow_tx_hash).toBe((await market.read(order)).data.order.escrow_tx_hash);
  expect(image.sha256).toBe(said.sha256);
  expect(await verifyReceipt(client, text.receipt, String(text.deliverable_text))).toMatchObject({
    deliverable_id: text.id,
    deliverable_url: null,
    sha256: hash(TEXT),
  });
  const tampered = Uint8Array.from(SAMPLES.png).with(40, 1);
  expect(await problemOf(verifyReceipt(client, image.receipt, tampered))).toBe('file_mismatch');
  expect(await problemOf(verifyReceipt(client, image.receipt, TEXT))).toBe('file_mismatch');
  expect(await problemOf(verifyReceipt(client, image.receipt))).toBe('wrong_type');
  expect((await listDeliverables(order))[0]?.receipt).toEqual(image.receipt);
});

it('a receipt is bound to its order and its revision, also for the same file', async () => {
  const { url } = await uploadPng();
  const first = await createPaidOrder(market);
  await deliver(first, asImage(url));
  await market.update(first, { action: 'revision', feedback: 'Once more, please' });
  await deliver(first, asImage(url));
  const second = await createPaidOrder(market);
  await deliver(second, asImage(url));
  const receipts = [...(await listDeliverables(first)), ...(await listDeliverables(second))];
  const said = await Promise.all(receipts.map(({ receipt }) => verifyReceipt(client, receipt, SAMPLES.png)));
  expect(said.map(({ order_id, revision }) => [order_id, revision])).toEqual([
    [first.id, 0],
    [first.id, 1],
    [second.id, 0],
  ]);
});

it('a URL whose content is not stored here has no hash, and its receipt says so', async () => {
  const order = await createPaidOrder(market);
  const { url } = await uploadPng();
  const name = new URL(url).pathname;
  const elsewhere = ['https://files.example.com/mug.zip', `https://files.example.com${name}`, `${url}.zip`];
  await deliver(order, ...elsewhere.map(asImage));
  for (const { deliverable_url, sha256, receipt } of await listDeliverables(order)) {
    expect(sha256).toBeNull();
    expect(await verifyReceipt(client, receipt, null)).toMatchObject({ deliverable_url, sha256: null });
    expect(await problemOf(verifyReceipt(client, receipt, SAMPLES.png))).toBe('no_hash');
  }
});

it('a buyer without an account gets the hash in the callback and the receipt with the order token', async () => {
  const receiver = await startWebhookReceiver();
  const { id } = await market.createService();
  const body = { brief: BRIEF, callback_url: receiver.url };
  const { data: hire } = await market.hire(id, await market.payForService(id), { body });
  const { url } = await uploadPng();
  await deliver({ id: hire.order_id }, asImage(url));
  const received = (await receiver.waitFor(2))[1];
  if (!received) throw new Error('Nothing was received');
  const { data } = await verifyCallback(received.body, received.headers, await client.x402Keys.get());
  const read = (await (await fetch(hire.status_url)).json()) as { data: OrderDetail };
  const [delivered] = read.data.deliverables;
  if (!delivered?.receipt) throw new Error('A receipt was expected');
  const { id: deliverable_id, receipt } = delivered;
  expect(data).toMatchObject({
    status: 'delivered',
    deliverables: [{ id: deliverable_id, deliverable_media_type: 'image', sha256: hash(SAMPLES.png) }],
  });
  expect(await verifyReceipt(client, receipt, await fetch(url))).toMatchObject({ order_id: hire.order_id });
  await receiver.close();
});

it('an answer to a generation has its hash, and a pending one has none', async () => {
  const service = { price_type: 'weekly', quota_limit: 2 };
  const order = await createPaidOrder(market, service);
  const path = `/api/orders/${order.id}/generate`;
  const { signer } = market.client;
  const generate = (prompt: string) => market.call('POST', path, { body: { prompt }, signer });
  const { data } = await generate('A mug');
  await generate('A cup');
  await deliver(order, {
    deliverable_id: data.deliverable.id,
    deliverable_text: TEXT,
    deliverable_media_type: 'text',
  });
  const [answered, pending] = await listDeliverables(order);
  expect(await verifyReceipt(client, answered?.receipt as never, TEXT)).toMatchObject({
    deliverable_id: data.deliverable.id,
    sha256: hash(TEXT),
  });
  expect(pending).toMatchObject({ status: 'pending', sha256: null });
  expect(pending).not.toHaveProperty('receipt');
});

it('deliverables of an earlier release get their hash, but no receipt', async () => {
  const order = await createPaidOrder(market);
  const { url } = await uploadPng();
  await deliver(order, asImage(url), { deliverable_text: TEXT, deliverable_media_type: 'text' });
  await market.database.query('update deliverables set sha256 = null, revision = null where order_id = $1', [
    order.id,
  ]);
  const found = await listDeliverables(order);
  expect(found.map(({ sha256 }) => sha256)).toEqual([hash(SAMPLES.png), hash(TEXT)]);
  for (const one of found) expect(one).not.toHaveProperty('receipt');
});
