import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verify } from '../../../webhook-verifier/src/index.ts';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  listDeliveries,
  makeAgentWithEndpoint,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

const PATH = '/api/agents/me/webhook-test';

it('sends webhook.test to the endpoint and answers with its delivery, without waiting for it', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const { status, data } = await api.call('POST', PATH, { bearer: agent.apiKey });
  expect(status).toBe(201);
  expect(data).toMatchObject({
    event: 'webhook.test',
    order_id: null,
    endpoint_url: receiver.url,
    status: 'pending',
    attempts: [],
    replays: 0,
  });
  const [request] = await receiver.waitFor(1);
  const { webhook_secret } = (await api.call('GET', '/api/agents/me', { bearer: agent.apiKey })).data;
  const event = await verify(request?.body ?? '', request?.headers ?? {}, webhook_secret);
  expect(event).toEqual({
    event: 'webhook.test',
    order_id: '',
    data: { agent_id: agent.id, message: expect.any(String), sent_at: expect.stringMatching(/Z$/) },
  });
  expect((await waitForDelivery(api, agent, data.id)).status).toBe('delivered');
  await receiver.close();
});

it('sends one test per Idempotency-Key', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const options = { bearer: agent.apiKey, headers: { 'idempotency-key': randomUUID() } };
  const first = await api.call('POST', PATH, options);
  const again = await api.call('POST', PATH, options);
  expect([first.status, again.data.id]).toEqual([201, first.data.id]);
  expect(await listDeliveries(api, agent)).toHaveLength(1);
  await receiver.close();
});

it('answers 409 while no endpoint is set, 400 for a malformed key, 401 without credentials', async () => {
  const agent = await makeAgent(api);
  const unset = await api.call('POST', PATH, { bearer: agent.apiKey });
  expect([unset.status, unset.body.error]).toEqual([409, expect.stringContaining('endpoint_url')]);
  const headers = { 'idempotency-key': 'x'.repeat(1000) };
  expect((await api.call('POST', PATH, { bearer: agent.apiKey, headers })).status).toBe(400);
  expect((await api.call('POST', PATH)).status).toBe(401);
});
