import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OffsetClock } from '../../../sandbox/offset-clock.ts';
import { WEBHOOKS_CHANNEL } from '../../../server/events/webhooks/channel.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  getDeliveryId,
  listDeliveries,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const clock = new OffsetClock();

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT, clock });
});
afterAll(() => api.close());

/** Dispatchers look for what is due once a second, and idle ones every 10 seconds. */
async function passTime(seconds: number): Promise<void> {
  clock.advance(seconds);
  await delay(1000);
  await api.database.query('select pg_notify($1, $2)', [WEBHOOKS_CHANNEL, '']);
}

/** Responds with 503 while it is down. */
async function startFlakyReceiver() {
  const down = Array.from({ length: 500 }, () => ({ status: 503 }));
  const receiver = await startWebhookReceiver(down);
  const recoverFromOutage = () => {
    for (const answer of down) answer.status = 200;
  };
  return { ...receiver, recoverFromOutage };
}

const makeExtendedAgent = (url: string): Promise<TestAgent> =>
  makeAgent(api, { endpoint_url: url, webhook_retries: 'extended' });

const getDelivery = async (agent: TestAgent, id: string) =>
  (await listDeliveries(api, agent, { limit: 100 })).find((one) => one.id === id);

/** Once it has failed so often, and waits. */
const waitForAttempts = (agent: TestAgent, id: string, count: number) =>
  eventually(async () => {
    const delivery = await getDelivery(agent, id);
    expect(delivery?.attempts).toHaveLength(count);
    return delivery;
  }, 30_000);

const recover = async (agent: TestAgent, since: string) =>
  (await api.call('POST', '/api/agents/me/deliveries/recover', { bearer: agent.apiKey, body: { since } }))
    .data;

const readAgent = async ({ apiKey: bearer }: TestAgent) =>
  (await api.call('GET', '/api/agents/me', { bearer })).data;

const listNotices = async (agent: TestAgent) => {
  const { data } = await api.call('GET', '/api/notifications', { signer: agent.owner });
  return data.filter(({ type }: { type: string }) => type.startsWith('webhook'));
};

it('after an outage of 6 hours, one call delivers everything, in order per order', {
  timeout: 120_000,
}, async () => {
  const receiver = await startFlakyReceiver();
  const agent = await makeExtendedAgent(receiver.url);
  const since = clock.now().toISOString();
  const orders = Array.from({ length: 12 }, newOrderId);
  const sent = new Map(orders.map((id) => [id, [] as string[]]));
  const emitToEach = async () => {
    for (const [orderId, ids] of sent) ids.push(await emitEvent(api, agent, { orderId }));
  };

  await emitToEach();
  await emitToEach();
  for (const ids of sent.values()) await waitForAttempts(agent, String(ids[0]), 3);
  for (let hour = 0; hour < 6; hour++) {
    await passTime(HOUR);
    await emitToEach();
  }
  const before = await listDeliveries(api, agent, { limit: 100 });
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['pending']));

  receiver.recoverFromOutage();
  await recover(agent, since);
  await eventually(async () => {
    const deliveries = await listDeliveries(api, agent, { limit: 100 });
    expect(deliveries).toHaveLength(96);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['delivered']));
  }, 60_000);
  const accepted = new Set(before.map(({ id }) => id));
  const arrived = receiver.received.map(getDeliveryId).filter((id) => accepted.has(id));
  for (const ids of sent.values()) {
    // the last arrival of each is the accepted one
    const last = ids.map((id) => arrived.lastIndexOf(id));
    expect(last).toEqual(last.toSorted((a, b) => a - b));
  }
  expect(await listNotices(agent)).toEqual([]);
  await receiver.close();
});

it('retries with growing pauses, and events of the order wait', { timeout: 60_000 }, async () => {
  const receiver = await startFlakyReceiver();
  const agent = await makeExtendedAgent(receiver.url);
  const orderId = newOrderId();
  const first = await emitEvent(api, agent, { orderId });
  const waiting = await waitForAttempts(agent, first, 3);
  expect(Date.parse(waiting?.next_attempt_at ?? '') - clock.now().getTime()).toBeGreaterThan(50_000);
  const second = await emitEvent(api, agent, { orderId });
  const other = await emitEvent(api, agent);
  await waitForAttempts(agent, other, 3);
  expect(await getDelivery(agent, second)).toMatchObject({
    status: 'pending',
    attempts: [],
    next_attempt_at: null,
  });

  await passTime(MINUTE);
  const again = await waitForAttempts(agent, first, 4);
  const pause = Date.parse(again?.next_attempt_at ?? '') - clock.now().getTime();
  expect([pause > 3 * MINUTE * 1000, pause <= 4 * MINUTE * 1000]).toEqual([true, true]);

  receiver.recoverFromOutage();
  await passTime(4 * MINUTE);
  expect(await waitForDelivery(api, agent, first, 30_000)).toMatchObject({ status: 'delivered' });
  expect(await waitForDelivery(api, agent, second, 30_000)).toMatchObject({ status: 'delivered' });
  const order = receiver.received.map(getDeliveryId).filter((id) => id === first || id === second);
  expect(order).toEqual([first, first, first, first, first, second]);
  await receiver.close();
});

it('after 72 hours pauses delivery and tells the owner, who recovers the rest', {
  timeout: 240_000,
}, async () => {
  const receiver = await startFlakyReceiver();
  const agent = await makeExtendedAgent(receiver.url);
  const since = clock.now().toISOString();
  const orderId = newOrderId();
  const first = await emitEvent(api, agent, { orderId });
  const second = await emitEvent(api, agent, { orderId });
  const start = clock.now().getTime();
  for (let attempts = 3; attempts < 16; attempts++) {
    const delivery = await waitForAttempts(agent, first, attempts);
    expect((await readAgent(agent)).webhook_paused_at).toBeNull();
    await passTime(
      Math.ceil((Date.parse(delivery?.next_attempt_at ?? '') - clock.now().getTime()) / 1000) + 1,
    );
  }
  expect((await waitForDelivery(api, agent, first, 30_000)).attempts).toHaveLength(16);
  expect((clock.now().getTime() - start) / 1000 / HOUR).toBeCloseTo(72, 0);
  expect(await getDelivery(agent, second)).toMatchObject({ status: 'dropped', attempts: [] });
  expect((await readAgent(agent)).webhook_paused_at).not.toBeNull();
  expect(await listNotices(agent)).toMatchObject([{ type: 'webhooks_paused' }]);

  const seen = receiver.received.length;
  const paused = await emitEvent(api, agent, { orderId });
  expect(await getDelivery(agent, paused)).toMatchObject({ status: 'dropped', attempts: [] });
  receiver.recoverFromOutage();
  expect(await recover(agent, since)).toEqual({ queued: 3 });
  await receiver.waitFor(seen + 3);
  expect(receiver.received.slice(seen).map(getDeliveryId)).toEqual([first, second, paused]);
  expect((await readAgent(agent)).webhook_paused_at).toBeNull();
  await waitForDelivery(api, agent, await emitEvent(api, agent));
  await receiver.close();
});

it('an event that the endpoint refuses does not pause the others', { timeout: 240_000 }, async () => {
  const receiver = await startFlakyReceiver();
  const agent = await makeExtendedAgent(receiver.url);
  const refused = await emitEvent(api, agent);
  await waitForAttempts(agent, refused, 3);
  await api.database.query(
    `update webhook_deliveries set attempts = 15, retry_at = now() + interval '1 hour' where id = $1`,
    [refused],
  );
  await api.database.query(
    `insert into webhook_deliveries (id, agent_id, event, endpoint_url, body, status, created_at)
     select gen_random_uuid(), agent_id, event, endpoint_url, body, 'delivered', created_at
     from webhook_deliveries where id = $1`,
    [refused],
  );
  await passTime(2 * HOUR);
  await eventually(async () => expect((await getDelivery(agent, refused))?.status).toBe('dropped'), 30_000);
  expect((await readAgent(agent)).webhook_paused_at).toBeNull();
  expect(await listNotices(agent)).toMatchObject([{ type: 'webhook_dropped' }]);
  await receiver.close();
});

it('a new endpoint resumes delivery', async () => {
  const receiver = await startWebhookReceiver();
  const agent = await makeExtendedAgent(receiver.url);
  await api.database.query('update agents set webhook_paused_at = now() where id = $1', [agent.id]);
  const { data } = await api.call('PATCH', '/api/agents/me', {
    bearer: agent.apiKey,
    body: { endpoint_url: receiver.url },
  });
  expect(data.webhook_paused_at).toBeNull();
  const id = await emitEvent(api, agent);
  expect(await waitForDelivery(api, agent, id)).toMatchObject({ status: 'delivered' });
  await receiver.close();
});
