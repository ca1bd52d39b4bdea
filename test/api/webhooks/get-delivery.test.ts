import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  makeAgentWithEndpoint,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

const read = (id: string, bearer?: string) =>
  api.call('GET', `/api/agents/me/deliveries/${id}`, bearer ? { bearer } : {});

it('shows what was sent and what each attempt was answered', async () => {
  const receiver = await startWebhookReceiver([
    { status: 500, body: `down\0 for now ${'.'.repeat(3000)}` },
    { status: 200, body: 'thanks' },
  ]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const orderId = newOrderId();
  const id = await emitEvent(api, agent, { orderId });
  await waitForDelivery(api, agent, id);
  const { status, data } = await read(id, agent.apiKey);
  expect(status).toBe(200);
  expect(data).toMatchObject({ id, order_id: orderId, status: 'delivered', replays: 0 });
  expect(data.request.body).toBe(receiver.received[0]?.body.toString());
  const [sent] = receiver.received;
  for (const [name, value] of Object.entries(data.request.headers)) expect(sent?.headers[name]).toBe(value);
  expect(data.request.headers).not.toHaveProperty('x-market-signature');
  const [failed, taken] = data.attempts;
  expect(failed).toMatchObject({ number: 1, status_code: 500, error: 'The endpoint responded with 500.' });
  expect(failed.answer).toMatch(/^down for now \.+$/);
  expect(failed.answer).toHaveLength(2000);
  expect(taken).toMatchObject({ number: 2, status_code: 200, error: null, answer: 'thanks' });
  await receiver.close();
});

it('has no answer where none came', async () => {
  const receiver = await startWebhookReceiver([{ hangUp: true }, {}]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  const { attempts } = (await read(id, agent.apiKey)).data;
  expect(attempts).toMatchObject([
    { status_code: null, answer: null },
    { status_code: 200, answer: null },
  ]);
  await receiver.close();
});

it("answers 404 for another agent's delivery and for none, 400 for what is no id, 401 without a key", async () => {
  const receiver = await startWebhookReceiver();
  const [agent, other] = await Promise.all([makeAgentWithEndpoint(api, receiver.url), makeAgent(api)]);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  expect((await read(id, other.apiKey)).status).toBe(404);
  expect((await read('0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e', agent.apiKey)).status).toBe(404);
  expect((await read('dlv_1', agent.apiKey)).status).toBe(400);
  expect((await read(id)).status).toBe(401);
  await receiver.close();
});
