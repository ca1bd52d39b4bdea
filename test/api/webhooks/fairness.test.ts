import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyAgentEvent } from '../../../server/events/webhooks/agent-event.ts';
import { WebhookEvents } from '../../../server/events/webhooks/events.ts';
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

it('keeps the events of one order in order, through failures and drops', async () => {
  const failing = Array(3).fill({ status: 500 });
  const receiver = await startWebhookReceiver([{ delayMs: 200 }, ...failing, { status: 500 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const orderId = newOrderId();
  const ids: string[] = [];
  for (let i = 0; i < 4; i++) ids.push(await emitEvent(api, agent, { orderId, data: { i } }));
  await waitForDelivery(api, agent, ids[3] as string, 15_000);
  const [first, second, third, last] = ids;
  expect(receiver.received.map(getDeliveryId)).toEqual([first, second, second, second, third, third, last]);
  await receiver.close();
});

it('keeps the order of events that were emitted in one transaction', async () => {
  const receiver = await startWebhookReceiver([{ delayMs: 100 }, { delayMs: 100 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const events = new WebhookEvents(api.parts.clock);
  const orderId = newOrderId();
  await api.parts.orm.em.fork().transactional(async (em) => {
    for (const event of ['order.created', 'order.paid', 'order.message'] as const) {
      await events.emit(em, { agentId: agent.id, event, orderId, data: {} } as AnyAgentEvent);
    }
  });
  const received = await receiver.waitFor(3);
  expect(received.map(({ headers }) => headers['x-market-event'])).toEqual([
    'order.created',
    'order.paid',
    'order.message',
  ]);
  await receiver.close();
});

it('does not let one order wait for another, and sends an endpoint four at a time', async () => {
  const receiver = await startWebhookReceiver(Array(8).fill({ hang: true }));
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  for (let i = 0; i < 6; i++) await emitEvent(api, agent);
  await receiver.waitFor(4);
  // what is emitted later and sent has passed those that wait
  const quick = await startWebhookReceiver();
  const other = await makeAgentWithEndpoint(api, quick.url);
  for (let sent = 1; sent <= 3; sent++) {
    await emitEvent(api, other);
    await quick.waitFor(sent);
  }
  await quick.close();
  expect(receiver.received).toHaveLength(4);
  expect(new Set(receiver.received.map(getDeliveryId)).size).toBe(4);
  await api.call('PATCH', '/api/agents/me', { bearer: agent.apiKey, body: { endpoint_url: null } });
  await receiver.close();
});

it('delivers to others while one endpoint hangs with a long queue', async () => {
  const [slow, quick] = await Promise.all([
    startWebhookReceiver(Array(100).fill({ hang: true })),
    startWebhookReceiver(),
  ]);
  const [stuck, agent] = await Promise.all([
    makeAgentWithEndpoint(api, slow.url),
    makeAgentWithEndpoint(api, quick.url),
  ]);
  const orderId = newOrderId();
  for (let i = 0; i < 300; i++) await emitEvent(api, stuck, i % 2 === 0 ? { orderId } : {});
  await slow.waitFor(4);
  const begin = performance.now();
  await emitEvent(api, agent);
  await quick.waitFor(1);
  expect(performance.now() - begin).toBeLessThan(1500);
  await api.call('PATCH', '/api/agents/me', { bearer: stuck.apiKey, body: { endpoint_url: null } });
  await Promise.all([slow.close(), quick.close()]);
});
