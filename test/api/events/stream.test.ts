import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventStream } from '../../../server/events/feed/event-stream.ts';
import type { WaitingFeed } from '../../../server/events/feed/feed-service.ts';
import { openStream } from '../../support/events/event-stream.ts';
import { emit, readFeed } from '../../support/events/feed.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { newOrderId } from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const open = (agent: TestAgent, more: object = {}) => openStream(api, { bearer: agent.apiKey, ...more });

describe('a stream of events', () => {
  it('has the events of the feed, and no proxy stores or delays it', async () => {
    const agent = await makeAgent(api);
    await emit(api, agent, { event: 'order.paid' });
    const stream = await open(agent);
    const { headers } = stream.response;
    expect([
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('x-accel-buffering'),
      headers.get('content-encoding'),
    ]).toEqual(['text/event-stream', 'no-store', 'no', null]);
    const frame = await stream.nextEvent();
    const { data } = await readFeed(api, { bearer: agent.apiKey });
    expect([frame.event, frame.data]).toEqual(['order.paid', data[0]]);
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    expect((await stream.nextEvent()).data).toMatchObject({ order_id: orderId });
    stream.close();
  });

  it('resumes after the last event that arrived', async () => {
    const agent = await makeAgent(api);
    const orders = Array.from({ length: 3 }, newOrderId);
    for (const orderId of orders) await emit(api, agent, { orderId });
    const first = await open(agent);
    const { id = '' } = await first.nextEvent();
    first.close();
    const second = await open(agent, { headers: { 'last-event-id': id }, query: { after: 'latest' } });
    expect((await second.nextEvent()).data?.order_id).toBe(orders[1]);
    const { id: last = '' } = await second.nextEvent();
    second.close();
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    const { data } = await readFeed(api, { bearer: agent.apiKey }, { after: last });
    expect(data.map(({ order_id }) => order_id)).toEqual([orderId]);
  });

  it('resumes from where it began if no event arrived', async () => {
    const agent = await makeAgent(api);
    const first = await open(agent, { query: { after: 'latest' } });
    const { id = '', retry } = (await first.next()) ?? {};
    expect(retry).toBe('1000');
    first.close();
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    const second = await open(agent, { headers: { 'last-event-id': id }, query: { after: 'latest' } });
    expect((await second.nextEvent()).data?.order_id).toBe(orderId);
    second.close();
  });

  it('shows nothing after its key was revoked, and ends', async () => {
    const agent = await makeAgent(api);
    const stream = await open(agent);
    await stream.next();
    await api.database.query('update agent_keys set revoked_at = now() where agent_id = $1', [agent.id]);
    await emit(api, agent);
    expect(await stream.next()).toBeUndefined();
  });

  it('answers a wrong position with 400, in JSON', async () => {
    const { response } = await open(await makeAgent(api), { headers: { 'last-event-id': 'nonsense' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
  });

  it('is not sent to clients that also accept JSON, nor with HEAD', async () => {
    const { apiKey } = await makeAgent(api);
    const headers = { authorization: `Bearer ${apiKey}`, accept: 'application/json, text/event-stream' };
    const both = await fetch(`${api.url}/api/events`, { headers });
    expect(both.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const head = await fetch(`${api.url}/api/events`, {
      method: 'HEAD',
      headers: { ...headers, accept: 'text/event-stream' },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

describe('an idle stream', () => {
  const idle = (sleeps: number[]): WaitingFeed => {
    const feed = {
      position: { seen: '1:1:', at: new Date() },
      isOver: false,
      read: async () => ({ rows: [], next: feed.position }),
      sleep: async (ms: number) => {
        sleeps.push(ms);
        await new Promise((resolve) => setTimeout(resolve, ms));
        return false;
      },
      wake: () => {},
      close: () => {},
    };
    return feed as unknown as WaitingFeed;
  };

  it('sends a comment now and then, and ends after a while', async () => {
    const stream = createEventStream(idle([]), () => 'position', { heartbeatMs: 10, streamMs: 100 });
    const chunks: string[] = [];
    for await (const chunk of stream) chunks.push(String(chunk));
    expect(chunks[0]).toBe('retry: 1000\nid: position\n\n');
    expect(new Set(chunks.slice(1))).toEqual(new Set([': waiting\n\n']));
  });
});
