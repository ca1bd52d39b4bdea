import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { startWebhookReceiver } from '../../support/webhooks/webhook-receiver.ts';
import {
  DELIVERY_ENVIRONMENT,
  emitEvent,
  listDeliveries,
  makeAgentWithEndpoint,
  newOrderId,
  waitForDelivery,
} from '../../support/webhooks/webhooks.ts';

const PATH = '/api/agents/me/deliveries';

let api: Api;
let agent: TestAgent;
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>;
const orderId = newOrderId();
const ids: string[] = [];

/** Seven deliveries: five of `order.message`, one paid, one about no order. */
beforeAll(async () => {
  api = await startApi({ env: DELIVERY_ENVIRONMENT });
  receiver = await startWebhookReceiver([{ status: 503 }]);
  agent = await makeAgentWithEndpoint(api, receiver.url);
  ids.push(await emitEvent(api, agent, { event: 'order.paid', orderId }));
  await waitForDelivery(api, agent, ids[0] as string);
  for (let i = 0; i < 5; i++) ids.push(await emitEvent(api, agent, i < 2 ? { orderId } : {}));
  ids.push(await emitEvent(api, agent, { event: 'bounty.claim_rejected', orderId: null }));
  for (const id of ids) await waitForDelivery(api, agent, id);
});
afterAll(async () => {
  await receiver.close();
  await api.close();
});

const list = (query: Record<string, string | number> = {}, options: object = { bearer: agent.apiKey }) =>
  api.call('GET', PATH, { query, ...options });
const idsOf = async (query: Record<string, string | number>) =>
  (await list(query)).data.map(({ id }: { id: string }) => id);

it('shows every delivery, newest first, with its attempts', async () => {
  const { body } = await list();
  expect(body.total).toBe(7);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(body.data.at(-1)).toEqual({
    id: ids[0],
    event: 'order.paid',
    order_id: orderId,
    endpoint_url: receiver.url,
    status: 'delivered',
    attempts: [
      {
        number: 1,
        started_at: expect.stringMatching(/^\d{4}-.*Z$/),
        status_code: 503,
        latency_ms: expect.any(Number),
        error: 'The endpoint responded with 503.',
      },
      expect.objectContaining({ number: 2, status_code: 200, error: null }),
    ],
    next_attempt_at: null,
    replays: 0,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(body.data[0]).toMatchObject({ event: 'bounty.claim_rejected', order_id: null });
});

it('shows when the next attempt is due', async () => {
  const refusing = await startWebhookReceiver([{ status: 500 }, { status: 500 }]);
  const waiting = await makeAgentWithEndpoint(api, refusing.url);
  await emitEvent(api, waiting);
  await refusing.waitFor(2);
  const delivery = await eventually(async () => {
    const [pending] = await listDeliveries(api, waiting, { status: 'pending' });
    expect(pending).toMatchObject({
      attempts: [{ number: 1 }, { number: 2 }],
      next_attempt_at: expect.any(String),
    });
    return pending;
  });
  const wait = Date.parse(delivery?.next_attempt_at ?? '') - Date.now();
  expect(wait).toBeGreaterThan(1000);
  expect(wait).toBeLessThan(4000);
  await refusing.close();
});

it('is filtered by status, event and order', async () => {
  expect(await idsOf({ event: 'order.paid' })).toEqual([ids[0]]);
  expect(await idsOf({ order_id: orderId })).toEqual([ids[2], ids[1], ids[0]]);
  expect(await idsOf({ order_id: orderId, event: 'order.message' })).toEqual([ids[2], ids[1]]);
  expect(await idsOf({ status: 'delivered', limit: 1 })).toEqual([ids[6]]);
  expect(await idsOf({ status: 'dropped' })).toEqual([]);
  expect(await idsOf({ event: 'no.such' })).toEqual([]);
});

it('is read page by page, by cursor and by offset', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await list({ limit: 3, ...(cursor && { cursor }) });
    seen.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(ids.toReversed());
  expect(await idsOf({ limit: 3, page: 2 })).toEqual(seen.slice(3, 6));
  expect(await idsOf({ limit: 3, offset: 5 })).toEqual(seen.slice(5));
});

it('shows an agent its own deliveries only', async () => {
  expect(await listDeliveries(api, await makeAgent(api))).toEqual([]);
});

describe('refuses', () => {
  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  it.each([
    ['an unknown status', { status: 'lost' }],
    ['a limit of 0', { limit: 0 }],
    ['an event name that is too long', { event: 'x'.repeat(65) }],
    ['an order id of another form', { order_id: 'svc_1' }],
    ['a cursor that is none', { cursor: 'none' }],
    ['a cursor of another list', { cursor: cursorOf('newest', 1, 'agt_1') }],
    ['a cursor with an id of another kind', { cursor: cursorOf('deliveries', 1, 'agt_1') }],
  ])('%s with 400', async (_what, query) => {
    const { status, body } = await list(query as Record<string, string>);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
  });

  it('whoever has no key, or a wrong one, with 401', async () => {
    expect((await list({}, {})).status).toBe(401);
    expect((await list({}, { bearer: `market_${'x'.repeat(43)}` })).status).toBe(401);
    expect((await list({}, { signer: agent.owner })).status).toBe(401);
  });
});
