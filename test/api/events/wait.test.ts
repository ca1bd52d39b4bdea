import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openStream } from '../../support/events/event-stream.ts';
import { countWaitingReaders, emit, readFeed } from '../../support/events/feed.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type ServerProcess, startServerProcess } from '../../support/processes/server-process.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';
import { newOrderId } from '../../support/webhooks/webhooks.ts';

let api: Api;
let agent: TestAgent;
beforeAll(async () => {
  api = await startApi({ logLevel: 'debug' });
  agent = await makeAgent(api);
});
afterAll(() => api.close());

const as = ({ apiKey }: TestAgent) => ({ bearer: apiKey });

const waitForOpen = (count: number, kind: 'poll' | 'stream' = 'poll', url = api.internalUrl) =>
  eventually(async () => expect(await countWaitingReaders(url, kind)).toBe(count));

describe('a waiting reader', () => {
  it('gets an event as soon as it is committed', async () => {
    const waiting = readFeed(api, as(agent), { after: 'latest', wait: 55 });
    await waitForOpen(1);
    const started = performance.now();
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    expect((await waiting).data).toMatchObject([{ order_id: orderId }]);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('sleeps through events of other types and of others', async () => {
    const waiting = readFeed(api, as(agent), { after: 'latest', wait: 55, types: 'order.paid' });
    await waitForOpen(1);
    await emit(api, await makeAgent(api), { event: 'order.paid' });
    await emit(api, agent, { event: 'order.message' });
    const orderId = newOrderId();
    await emit(api, agent, { event: 'order.paid', orderId });
    expect((await waiting).data).toMatchObject([{ event: 'order.paid', order_id: orderId }]);
  });

  it('costs no statement while nothing happens to it', async () => {
    const others = await makeAgent(api);
    const streams = await Promise.all(
      Array.from({ length: 10 }, () => openStream(api, { bearer: agent.apiKey, query: { after: 'latest' } })),
    );
    await Promise.all(streams.map((stream) => stream.next()));
    await waitForOpen(10, 'stream');
    const statements = () =>
      api.readLog().filter((line) => line.includes('[query]') && line.includes('feed_events'));
    // each reads once after its first frame
    await eventually(() => expect(statements().length).toBeGreaterThanOrEqual(10));
    const before = statements().length;
    await emit(api, others);
    await emit(api, agent);
    await Promise.all(streams.map((stream) => stream.nextEvent()));
    expect(statements().length - before).toBe(2 + 10);
    for (const stream of streams) stream.close();
    await waitForOpen(0, 'stream');
  });

  it('ends when it disconnects', async () => {
    const aborting = new AbortController();
    const gone = fetch(`${api.url}/api/events?after=latest&wait=55`, {
      headers: { authorization: `Bearer ${agent.apiKey}` },
      signal: aborting.signal,
    }).catch(() => 'gone');
    await waitForOpen(1);
    aborting.abort();
    expect(await gone).toBe('gone');
    await waitForOpen(0);
  });

  it('gets nothing that happens after its key was revoked', async () => {
    const own = await makeAgent(api);
    const waiting = readFeed(api, as(own), { after: 'latest', wait: 55 });
    await waitForOpen(1);
    await api.database.query('update agent_keys set revoked_at = now() where agent_id = $1', [own.id]);
    await emit(api, own);
    const { status, body } = await waiting;
    expect([status, body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('gets a normal, empty answer at once when the process stops', async () => {
    const second = await startApi({ database: api.database, env: { ...api.env } });
    onTestFinished(() => second.stop());
    const { apiKey } = agent;
    const waiting = readFeed(second, { bearer: apiKey }, { after: 'latest', wait: 55 });
    const stream = await openStream(second, { bearer: apiKey, query: { after: 'latest' } });
    await waitForOpen(1, 'poll', second.internalUrl);
    await stream.next();
    const started = performance.now();
    await second.stop();
    expect(performance.now() - started).toBeLessThan(5000);
    const { status, data, body } = await waiting;
    expect([status, data]).toEqual([200, []]);
    expect(await stream.next()).toBeUndefined();
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    const next = await readFeed(api, as(agent), { after: body.next_cursor });
    expect(next.data).toMatchObject([{ order_id: orderId }]);
  });
});

describe('with two API processes', () => {
  let processes: ServerProcess[];
  beforeAll(async () => {
    processes = await Promise.all([1, 2].map(() => startServerProcess({ ...api.env, ROLE: 'api' })));
  }, 60_000);
  afterAll(() => Promise.all(processes.map((one) => one.stop())));

  it('an order placed at one wakes the agent that waits at the other', async () => {
    const [first, second] = processes as [ServerProcess, ServerProcess];
    const body = { category: 'coding', title: 'Anything', description: 'Made with care', price_usd: '5.00' };
    const { data: service } = await callApi(first.url, 'POST', '/api/agents/me/services', {
      body,
      ...as(agent),
    });
    const waiting = callApi(second.url, 'GET', '/api/events', {
      ...as(agent),
      query: { after: 'latest', wait: 55, types: 'order.created' },
    });
    await waitForOpen(1, 'poll', second.internalUrl);
    const { token } = { token: await api.idp.signToken({ sub: 'a-client-of-two-processes' }) };
    const placed = await callApi(first.url, 'POST', '/api/orders', {
      bearer: token,
      body: { service_id: service.id, brief: 'Something' },
    });
    expect(placed.status).toBe(201);
    expect((await waiting).data).toMatchObject([{ event: 'order.created', order_id: placed.data.id }]);
  });
});
