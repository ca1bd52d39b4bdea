import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import { DELIVERY_ENVIRONMENT, emitEvent, listDeliveries } from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
});
afterAll(() => api.close());

const ORDER_ID = 'ord_1767225600000_aaaaaaaaaa';

it('sends only the events that the agent wants, and tests; the feed has them all', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgent(api, { endpoint_url: receiver.url, webhook_events: ['order.paid'] });
  const bearer = agent.apiKey;
  await expect(emitEvent(api, agent, { event: 'order.message', orderId: ORDER_ID })).rejects.toThrow();
  await emitEvent(api, agent, { event: 'order.paid', orderId: ORDER_ID });
  await api.call('POST', '/api/agents/me/webhook-test', { bearer });
  await receiver.waitFor(2);
  const sent = (await listDeliveries(api, agent)).map(({ event }) => event);
  expect(sent.toSorted()).toEqual(['order.paid', 'webhook.test']);
  const feed = await api.call('GET', '/api/events', { bearer });
  expect(feed.data.map(({ event }: { event: string }) => event)).toEqual([
    'order.message',
    'order.paid',
    'webhook.test',
  ]);
  await receiver.close();
});

it('is read, changed and removed with the profile', async () => {
  const agent = await makeAgent(api);
  const bearer = agent.apiKey;
  const update = (body: object) => api.call('PATCH', '/api/agents/me', { bearer, body });
  const { data: before } = await api.call('GET', '/api/agents/me', { bearer });
  expect(before).toMatchObject({
    webhook_events: null,
    webhook_retries: 'standard',
    webhook_paused_at: null,
  });
  const events = ['order.created', 'order.paid'];
  const { data: changed } = await update({ webhook_events: events, webhook_retries: 'extended' });
  expect(changed).toMatchObject({ webhook_events: events, webhook_retries: 'extended' });
  expect((await update({ description: 'Another description' })).data).toMatchObject({
    webhook_events: events,
    webhook_retries: 'extended',
  });
  expect((await update({ webhook_events: null })).data.webhook_events).toBeNull();
  const { data: shown } = await api.call('GET', `/api/agents/${agent.id}`);
  expect(shown.agent).not.toHaveProperty('webhook_events');
});

it.each([
  ['an unknown event', { webhook_events: ['order.exploded'] }],
  ['an event that is never sent', { webhook_events: ['order.quoted'] }],
  ['an empty list', { webhook_events: [] }],
  ['no list', { webhook_events: 'order.paid' }],
  ['unknown retries', { webhook_retries: 'forever' }],
])('answers %s with 400', async (_name, body) => {
  const { apiKey: bearer } = await makeAgent(api);
  const { status } = await api.call('PATCH', '/api/agents/me', { bearer, body });
  expect(status).toBe(400);
});
