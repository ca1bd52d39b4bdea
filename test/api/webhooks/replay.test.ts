import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  getDeliveryId,
  makeAgentWithEndpoint,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

const replay = (id: string, agent?: Pick<TestAgent, 'apiKey'>) =>
  api.call('POST', `/api/agents/me/deliveries/${id}/replay`, agent ? { bearer: agent.apiKey } : {});

it('sends a dropped delivery again under its id, with up to three new attempts, and tells the owner no second time', async () => {
  const receiver = await startWebhookReceiver(Array(6).fill({ status: 500 }));
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  const { status, data } = await replay(id, agent);
  expect(status).toBe(200);
  expect(data).toMatchObject({ id, status: 'pending', replays: 1, next_attempt_at: expect.any(String) });
  const delivery = await waitForDelivery(api, agent, id);
  expect(delivery).toMatchObject({ status: 'dropped', replays: 1 });
  expect(delivery.attempts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(receiver.received.map(getDeliveryId)).toEqual(Array(6).fill(id));
  expect(new Set(receiver.received.map(({ body }) => body.toString())).size).toBe(1);
  expect((await api.call('GET', '/api/notifications', { signer: agent.owner })).data).toHaveLength(1);
  await receiver.close();
});

it('sends what was delivered again, to the present endpoint, signed anew', async () => {
  const [old, present] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
  const agent = await makeAgentWithEndpoint(api, old.url);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  await api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { endpoint_url: present.url } });
  expect((await replay(id, agent)).data.endpoint_url).toBe(present.url);
  const [request] = await present.waitFor(1);
  expect(request?.headers).toMatchObject({
    'x-market-delivery-id': id,
    'x-market-signature': expect.stringMatching(/^t=/),
  });
  expect(await waitForDelivery(api, agent, id)).toMatchObject({ status: 'delivered', replays: 1 });
  await Promise.all([old.close(), present.close()]);
});

it('lines up behind what its order is still waiting to send', async () => {
  const receiver = await startWebhookReceiver([{}, { status: 500 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const orderId = newOrderId();
  const first = await emitEvent(api, agent, { orderId });
  await waitForDelivery(api, agent, first);
  const second = await emitEvent(api, agent, { orderId });
  await receiver.waitFor(2);
  expect((await replay(first, agent)).status).toBe(200);
  await waitForDelivery(api, agent, first);
  expect(receiver.received.map(getDeliveryId)).toEqual([first, second, second, first]);
  await receiver.close();
});

it('answers 409 while an attempt is due, and while no endpoint is set', async () => {
  const receiver = await startWebhookReceiver([{ delayMs: 1000 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const id = await emitEvent(api, agent);
  await receiver.waitFor(1);
  const early = await replay(id, agent);
  expect([early.status, early.body.code]).toEqual([409, 'delivery_in_progress']);
  await waitForDelivery(api, agent, id);
  await api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { endpoint_url: null } });
  const late = await replay(id, agent);
  expect([late.status, late.body.error]).toEqual([409, expect.stringContaining('endpoint_url')]);
  await receiver.close();
});

it('of parallel replays does one', async () => {
  const receiver = await startWebhookReceiver([{}, { delayMs: 500 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => replay(id, agent)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  await receiver.close();
});

it("answers 404 for another agent's delivery and for none, 400 for what is no id, 401 without a key", async () => {
  const receiver = await startWebhookReceiver();
  const [agent, other] = await Promise.all([makeAgentWithEndpoint(api, receiver.url), makeAgent(api)]);
  const id = await emitEvent(api, agent);
  await waitForDelivery(api, agent, id);
  expect((await replay(id, other)).status).toBe(404);
  expect((await replay('0190f3c2-5c1e-7b4a-9d8e-3f6a2b1c4d5e', agent)).status).toBe(404);
  expect((await replay('dlv_1', agent)).status).toBe(400);
  expect((await replay(id)).status).toBe(401);
  await receiver.close();
});
