import { verify } from '@agent-market/webhook-verifier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { createKey } from '../../support/market/keys.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  getDeliveryId,
  listDeliveries,
  newOrderId,
} from '../../support/webhooks/webhooks.ts';

const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT, clock });
});
afterAll(() => api.close());

const update = ({ apiKey: bearer }: Pick<TestAgent, 'apiKey'>, body: object) =>
  api.call('PATCH', '/api/agents/me', { bearer, body });

const readAgent = async ({ apiKey: bearer }: Pick<TestAgent, 'apiKey'>) =>
  (await api.call('GET', '/api/agents/me', { bearer })).data;

async function startTwoEndpoints(fields: object = {}) {
  const first = await startWebhookReceiver();
  const second = await startWebhookReceiver();
  const agent = await makeAgent(api, {
    endpoint_url: first.url,
    additional_endpoints: [{ url: second.url, ...fields }],
  });
  const close = async () => {
    await first.close();
    await second.close();
  };
  return { first, second, agent, close };
}

it('gets the same events under its own ids, signed with its own secret', async () => {
  const { first, second, agent, close } = await startTwoEndpoints();
  const id = await emitEvent(api, agent, {
    event: 'order.paid',
    data: { status: 'paid', service_title: 'Logo' },
  });
  const [[one], [other]] = await Promise.all([first.waitFor(1), second.waitFor(1)]);
  const { webhook_secret, additional_endpoints } = await readAgent(agent);
  const [{ secret }] = additional_endpoints;
  expect(additional_endpoints).toEqual([{ url: second.url, events: null, secret, paused_at: null }]);
  expect(secret).not.toBe(webhook_secret);
  if (!one || !other) throw new Error('Nothing was received');
  expect(getDeliveryId(one)).toBe(id);
  expect(getDeliveryId(other)).not.toBe(id);
  expect(other.body).toEqual(one.body);
  expect(await verify(other.body, other.headers, secret)).toMatchObject({ event: 'order.paid' });
  await expect(verify(other.body, other.headers, webhook_secret)).rejects.toThrow();
  await expect(verify(one.body, one.headers, secret)).rejects.toThrow();
  const urls = (await listDeliveries(api, agent)).map(({ endpoint_url }) => endpoint_url);
  expect(new Set(urls)).toEqual(new Set([first.url, second.url]));
  await close();
});

it('has its own filter, and gets tests', async () => {
  const { first, second, agent, close } = await startTwoEndpoints({ events: ['order.disputed'] });
  await emitEvent(api, agent, { event: 'order.paid' });
  await emitEvent(api, agent, { event: 'order.disputed' });
  const { status } = await api.call('POST', '/api/agents/me/webhook-test', { bearer: agent.apiKey });
  expect(status).toBe(201);
  await first.waitFor(3);
  const names = (await second.waitFor(2)).map(({ headers }) => headers['x-market-event']);
  expect(names.toSorted()).toEqual(['order.disputed', 'webhook.test']);
  await close();
});

it('does not wait for the other while that is down, and each order stays in order', {
  timeout: 60_000,
}, async () => {
  const { first, second, agent, close } = await startTwoEndpoints();
  await update(agent, { webhook_retries: 'extended' });
  first.answerNext(...Array.from({ length: 3 }, () => ({ status: 503 })));
  const orderId = newOrderId();
  const since = clock.now().toISOString();
  const ids = [await emitEvent(api, agent, { orderId }), await emitEvent(api, agent, { orderId })];
  expect(await second.waitFor(2)).toHaveLength(2);
  await eventually(async () => {
    const [earlier] = (await listDeliveries(api, agent)).filter(({ id }) => id === ids[0]);
    expect(earlier?.attempts).toHaveLength(3);
  }, 20_000);
  await api.call('POST', '/api/agents/me/deliveries/recover', { bearer: agent.apiKey, body: { since } });
  const received = (await first.waitFor(5)).map(getDeliveryId);
  expect(received).toEqual([ids[0], ids[0], ids[0], ids[0], ids[1]]);
  expect(second.received).toHaveLength(2);
  await close();
});

it('is replayed to itself, replaced and removed', async () => {
  const { first, second, agent, close } = await startTwoEndpoints();
  await emitEvent(api, agent);
  await Promise.all([first.waitFor(1), second.waitFor(1)]);
  const sent = await eventually(async () => {
    const found = (await listDeliveries(api, agent)).find(({ endpoint_url }) => endpoint_url === second.url);
    expect(found?.status).toBe('delivered');
    return found;
  });
  await api.call('POST', `/api/agents/me/deliveries/${sent?.id}/replay`, { bearer: agent.apiKey });
  expect(await second.waitFor(2)).toHaveLength(2);
  expect((await update(agent, { additional_endpoints: [] })).data.additional_endpoints).toEqual([]);
  await emitEvent(api, agent);
  await first.waitFor(2);
  expect(second.received).toHaveLength(2);
  const notices = await api.call('GET', '/api/notifications', { signer: agent.owner });
  expect(notices.data.filter(({ type }: { type: string }) => type === 'endpoint_url_changed')).toHaveLength(
    1,
  );
  await close();
});

it('works without an endpoint_url, and a key without the scope does not read its secret', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgent(api);
  await update(agent, { additional_endpoints: [{ url: receiver.url }] });
  await expect(emitEvent(api, agent)).rejects.toThrow();
  await receiver.waitFor(1);
  const { api_key: apiKey } = await createKey(api, agent, { scopes: ['read'] });
  expect((await readAgent({ apiKey })).additional_endpoints).toMatchObject([{ secret: null }]);
  await receiver.close();
});

it('is refused if it is private, malformed or one too many', async () => {
  const agent = await makeAgent(api);
  const refused = await update(agent, { additional_endpoints: [{ url: 'https://10.0.0.1/' }] });
  expect([refused.status, refused.body.code]).toEqual([400, 'endpoint_refused']);
  expect(refused.body.error).toContain('additional_endpoints');
  const url = 'https://hooks.example.com/';
  expect((await update(agent, { additional_endpoints: [{ url }, { url }] })).status).toBe(400);
  expect((await update(agent, { additional_endpoints: [{}] })).status).toBe(400);
});
