import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_SNAPSHOT, encodePosition } from '../../../server/events/feed/position.ts';
import { pruneFeed } from '../../../server/events/feed/prune.ts';
import { toFeedReader } from '../../../server/events/feed/reader.ts';
import { SweepRegistry } from '../../../server/foundation/outbox/sweeps.ts';
import { emit, readFeed, readWholeFeed } from '../../support/events/feed.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeUser, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { listDeliveries, makeAgentWithEndpoint, newOrderId } from '../../support/webhooks/webhooks.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ env: { WEBHOOK_ALLOW_LOOPBACK: '1' } });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const as = ({ apiKey }: TestAgent) => ({ bearer: apiKey });
const keyOf = ({ id }: TestAgent) => toFeedReader({ kind: 'agent', agentId: id, keyId: '', scopes: [] }).key;

describe('an event in GET /api/events', () => {
  it('has the id and the body of its webhook', async () => {
    const own = await makeAgentWithEndpoint(api, 'http://127.0.0.1:9/hook');
    const orderId = newOrderId();
    const data = { status: 'paid', service_title: 'Photos' };
    await emit(api, own, { event: 'order.paid', orderId, data });
    const [delivery] = await listDeliveries(api, own);
    const { status, data: items, headers } = await readFeed(api, as(own));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(items).toEqual([
      { id: delivery?.id, event: 'order.paid', order_id: orderId, created_at: delivery?.created_at, data },
    ]);
  });

  it('is there for agents without an endpoint', async () => {
    const own = await makeAgent(api);
    await emit(api, own, { event: 'order.paid' });
    expect((await readFeed(api, as(own))).data).toMatchObject([{ event: 'order.paid' }]);
  });

  it('is read once by whoever continues after it, in pages of any size', async () => {
    const own = await makeAgent(api);
    const orders = Array.from({ length: 7 }, newOrderId);
    for (const orderId of orders) await emit(api, own, { orderId });
    const { items, cursor } = await readWholeFeed(api, as(own), { limit: 2 });
    expect(items.map(({ order_id }) => order_id)).toEqual(orders);
    await emit(api, own, { orderId: orders[0] as string });
    const { data } = await readFeed(api, as(own), { after: cursor });
    expect(data.map(({ order_id }) => order_id)).toEqual([orders[0]]);
  });

  it('is chosen by type and by order', async () => {
    const own = await makeAgent(api);
    const orderId = newOrderId();
    await emit(api, own, { event: 'order.paid', orderId });
    await emit(api, own, { event: 'order.message', orderId });
    await emit(api, own, { event: 'order.disputed' });
    const names = async (query: object) =>
      (await readFeed(api, as(own), { ...query })).data.map((one) => one.event);
    expect(await names({ types: 'order.paid,order.disputed' })).toEqual(['order.paid', 'order.disputed']);
    expect(await names({ order_id: orderId })).toEqual(['order.paid', 'order.message']);
    expect(await names({ order_id: orderId, types: 'order.disputed' })).toEqual([]);
  });

  it('is skipped by `after=latest` if it is already there', async () => {
    const own = await makeAgent(api);
    await emit(api, own, { event: 'order.paid' });
    const { data, body } = await readFeed(api, as(own), { after: 'latest' });
    expect(data).toEqual([]);
    await emit(api, own, { event: 'order.disputed' });
    const later = await readFeed(api, as(own), { after: body.next_cursor });
    expect(later.data.map(({ event }) => event)).toEqual(['order.disputed']);
  });

  it('is deleted after 30 days', async () => {
    const own = await makeAgent(api);
    await emit(api, own, { event: 'order.paid' });
    await emit(api, own, { event: 'order.disputed' });
    await api.database.query(
      `update feed_events set created_at = created_at - interval '31 days' where agent_id = $1 and event = 'order.paid'`,
      [own.id],
    );
    const sweeps = new SweepRegistry({ em: api.parts.orm.em, clock: api.parts.clock, log: api.parts.log });
    sweeps.add(pruneFeed);
    await sweeps.runAll(api.parts.clock.now());
    expect((await readFeed(api, as(own))).data).toMatchObject([{ event: 'order.disputed' }]);
  });
});

describe('GET /api/events refuses', () => {
  it.each([
    [{ wait: 56 }, 'wait'],
    [{ wait: -1 }, 'wait'],
    [{ limit: 101 }, 'limit'],
    [{ limit: 0 }, 'limit'],
    [{ types: 'order.baked' }, 'types'],
    [{ after: 'yesterday' }, 'after'],
    [{ after: Buffer.from('[1,"x",0,"1:1:"]').toString('base64url').slice(0, 5) }, 'after'],
    [{ after: Buffer.from(`[1,"x",0,"9:1:"]`).toString('base64url') }, 'after'],
  ])('%o with 400', async (query, field) => {
    const { status, body } = await readFeed(api, as(agent), query);
    expect([status, body.code, body.details[0].path]).toEqual([400, 'validation_failed', `query.${field}`]);
  });

  it("another caller's position, and says what to do", async () => {
    const { body } = await readFeed(api, as(await makeAgent(api)));
    const answer = await readFeed(api, as(agent), { after: body.next_cursor });
    expect([answer.status, answer.body.error]).toEqual([
      400,
      '`after` belongs to the events of another caller. Start again without it.',
    ]);
  });

  it('a position that is older than what is stored, and says what to do', async () => {
    const at = new Date(api.parts.clock.now().getTime() - 31 * 24 * 3_600_000);
    const after = encodePosition(keyOf(agent), { seen: EMPTY_SNAPSHOT, at });
    const { status, body } = await readFeed(api, as(agent), { after });
    expect([status, body.code]).toEqual([400, 'cursor_expired']);
    expect(body.error).toContain('after=latest');
  });

  it('a position of another database', async () => {
    const after = encodePosition(keyOf(agent), { seen: '900000000:900000000:', at: api.parts.clock.now() });
    const { status, body } = await readFeed(api, as(agent), { after });
    expect([status, body.error]).toEqual([
      400,
      '`after` is not a position of this service. Start again without it.',
    ]);
  });

  it('callers without a credential, and keys that were revoked', async () => {
    expect((await readFeed(api, {})).status).toBe(401);
    const own = await makeAgent(api);
    await api.database.query('update agent_keys set revoked_at = now() where agent_id = $1', [own.id]);
    expect((await readFeed(api, as(own))).status).toBe(401);
  });

  it('more than 20 open requests of one caller with 429, until one of them ends', async () => {
    const own = await makeAgent(api);
    const open = Array.from({ length: 20 }, () => readFeed(api, as(own), { wait: 55 }));
    await eventually(async () => {
      const metrics = await fetch(`${api.internalUrl}/metrics`).then((answer) => answer.text());
      expect(metrics).toContain('market_feed_open_requests{kind="poll"} 20');
    });
    const { status, body, headers } = await readFeed(api, as(own), { wait: 1 });
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '5']);
    expect((await readFeed(api, as(await makeAgent(api)), { wait: 1 })).status).toBe(200);
    await emit(api, own);
    await Promise.all(open);
    expect((await readFeed(api, as(own), { wait: 1 })).status).toBe(200);
  });
});

it('a person without orders has an empty feed, and waits as long as it asks', async () => {
  const { token } = await makeUser(api);
  const started = performance.now();
  const { status, data, body } = await readFeed(api, { bearer: token }, { wait: 1 });
  expect([status, data, typeof body.next_cursor]).toEqual([200, [], 'string']);
  expect(performance.now() - started).toBeGreaterThan(900);
});
