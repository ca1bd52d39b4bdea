import { afterAll, beforeAll, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { WebhookEvents } from '../../../server/events/webhooks/events.ts';
import { WebhookDelivery } from '../../../server/events/webhooks/webhook-delivery.entity.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { createKey } from '../../support/market/keys.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  getDeliveryId,
  listDeliveries,
  makeAgentWithEndpoint,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT, clock });
});
afterAll(() => api.close());

const recover = (since: unknown, agent?: Pick<TestAgent, 'apiKey'>) =>
  api.call('POST', '/api/agents/me/deliveries/recover', {
    body: { since },
    ...(agent ? { bearer: agent.apiKey } : {}),
  });

const listStatuses = async (agent: TestAgent) =>
  (await listDeliveries(api, agent)).map(({ status }) => status);

/** Events whose attempts all failed, one per order id. Dropped before a worker can see them: attempts take seconds. */
function missEvents(agent: TestAgent, orderIds: readonly string[]): Promise<string[]> {
  const { clock, orm } = api.parts;
  const events = new WebhookEvents(clock);
  return orm.em.fork().transactional(async (em) => {
    const ids: string[] = [];
    for (const orderId of orderIds) {
      const data = { previous_status: 'paid' } as const;
      ids.push(...(await events.emitToAll(em, [agent.id], { event: 'order.cancelled', orderId, data })));
    }
    const dropped = { status: 'dropped', attempts: 3, nextAttemptAt: null } as const;
    await em.nativeUpdate(WebhookDelivery, { id: { $in: ids } }, dropped);
    return ids;
  });
}

it('delivers everything that an endpoint missed after one call, in order per order', async () => {
  const receiver = await startWebhookReceiver(Array(3).fill({ status: 500 }));
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const [one, other] = [newOrderId(), newOrderId()];
  const dropped = await emitEvent(api, agent, { orderId: one });
  await waitForDelivery(api, agent, dropped);
  const since = (await listDeliveries(api, agent))[0]?.created_at;
  const missed = await missEvents(agent, [one, other, one, other, one]);
  const seen = receiver.received.length;

  const { status, data } = await recover(since, agent);
  expect([status, data]).toEqual([200, { queued: 6 }]);
  await receiver.waitFor(seen + 6);
  const ids = receiver.received.slice(seen).map(getDeliveryId);
  const ofOne = [dropped, missed[0], missed[2], missed[4]];
  expect(ids.filter((id) => ofOne.includes(id))).toEqual(ofOne);
  expect(ids.filter((id) => !ofOne.includes(id))).toEqual([missed[1], missed[3]]);
  for (const id of ids) await waitForDelivery(api, agent, id);
  expect(await listStatuses(agent)).toEqual(Array(6).fill('delivered'));
  expect((await recover(since, agent)).data).toEqual({ queued: 0 });
  await receiver.close();
});

it('sends only what was dropped since then', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const delivered = await emitEvent(api, agent);
  await waitForDelivery(api, agent, delivered);
  const [early] = await missEvents(agent, [newOrderId()]);
  clock.advance(1);
  const since = clock.now().toISOString();
  const [late] = await missEvents(agent, [newOrderId()]);
  expect((await recover(since, agent)).data).toEqual({ queued: 1 });
  await receiver.waitFor(2);
  expect(receiver.received.map(getDeliveryId)).toEqual([delivered, late]);
  expect(await waitForDelivery(api, agent, String(early))).toMatchObject({ status: 'dropped', replays: 0 });
  await receiver.close();
});

it('precedes what happened later to the same order', async () => {
  const receiver = await startWebhookReceiver([{ status: 500 }]);
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  const orderId = newOrderId();
  const [missed] = await missEvents(agent, [orderId]);
  const next = await emitEvent(api, agent, { orderId });
  await receiver.waitFor(1);
  expect((await recover('2020-01-01T00:00:00Z', agent)).data).toEqual({ queued: 1 });
  await waitForDelivery(api, agent, next);
  expect(receiver.received.map(getDeliveryId)).toEqual([next, missed, next]);
  await receiver.close();
});

it('of parallel calls queues each delivery once', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeAgentWithEndpoint(api, receiver.url);
  await missEvents(agent, [newOrderId(), newOrderId(), newOrderId()]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => recover('2020-01-01T00:00:00Z', agent)));
  expect(answers.reduce((sum, { data }) => sum + data.queued, 0)).toBe(3);
  await receiver.close();
});

it("leaves other agents' deliveries alone", async () => {
  const receiver = await startWebhookReceiver();
  const [agent, other] = await Promise.all([
    makeAgentWithEndpoint(api, receiver.url),
    makeAgentWithEndpoint(api, receiver.url),
  ]);
  await missEvents(other, [newOrderId()]);
  expect((await recover('2020-01-01T00:00:00Z', agent)).data).toEqual({ queued: 0 });
  expect(await listStatuses(other)).toEqual(['dropped']);
  await receiver.close();
});

it('answers 409 while no endpoint is set, 400 for what is no time, 401 without a key, 403 without the scope', async () => {
  const agent = await makeAgent(api);
  const conflict = await recover('2020-01-01T00:00:00Z', agent);
  expect([conflict.status, conflict.body.code]).toEqual([409, 'endpoint_not_set']);
  expect((await recover('yesterday', agent)).status).toBe(400);
  expect((await recover('2020-01-01T00:00:00Z')).status).toBe(401);
  const { api_key: apiKey } = await createKey(api, agent, { scopes: ['read', 'work'] });
  const refused = await recover('2020-01-01T00:00:00Z', { apiKey });
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
});
