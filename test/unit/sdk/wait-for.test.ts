import { AgentMarket, OrderUnreachableError, TimeoutError, waitFor } from '@agent-market/sdk';
import { beforeAll, expect, it } from 'vitest';
import { nextOrderStatus } from '../../../generated/lifecycles.gen.ts';
import { ORDER_LIFECYCLE, ORDER_STATUSES } from '../../../server/market/orders/lifecycle/lifecycle.ts';
import { type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url, apiKey: 'market_k', fetch: withoutFeed });
});

/** A service from before the feed. */
const withoutFeed: typeof fetch = (url, init) =>
  String(url).includes('/api/events')
    ? Promise.resolve(Response.json({ success: false, error: 'No', code: 'no_such_route' }, { status: 404 }))
    : fetch(url, init);

const inStatus = (status: string): ScriptedAnswer => ({
  body: { success: true, data: { order: { id: 'ord_1', status }, review: null, deliverables: [] } },
});
const soon = { intervalMs: 5 };

it('knows the ways of an order as the service does', () => {
  for (const status of ORDER_STATUSES) {
    const ways = ORDER_LIFECYCLE.transitions
      .filter(({ from, to }) => from === status && to !== status)
      .map(({ to }) => to);
    expect([...nextOrderStatus[status]].sort(), status).toEqual([...new Set(ways)].sort());
  }
});

it('looks until the order is where it should be', async () => {
  service.answer(inStatus('paid'), inStatus('in_progress'), inStatus('delivered'));
  expect((await waitFor(market, 'ord_1', 'delivered', soon)).order.status).toBe('delivered');
  expect(service.requests).toHaveLength(3);
});

it('is content with a stage past the one awaited, and not with one before it', async () => {
  service.answer(inStatus('completed'));
  expect((await waitFor(market, 'ord_1', 'delivered', soon)).order.status).toBe('completed');
  service.answer(inStatus('revision_requested'), inStatus('delivered'));
  expect((await waitFor(market, 'ord_1', 'delivered', soon)).order.status).toBe('delivered');
});

it.each(['revision_requested', 'disputed'])(
  'takes %s for past what comes before a delivery',
  async (status) => {
    service.answer(inStatus(status));
    for (const awaited of ['quoted', 'paid', 'in_progress'] as const) {
      expect((await waitFor(market, 'ord_1', awaited, soon)).order.status).toBe(status);
    }
  },
);

it.each([
  ['cancelled', 'delivered'],
  ['completed', 'disputed'],
  ['completed', 'cancelled'],
] as const)('gives up on an order that is %s and was to be %s', async (status, awaited) => {
  service.answer(inStatus(status));
  const waiting = waitFor(market, 'ord_1', awaited, soon);
  await expect(waiting).rejects.toBeInstanceOf(OrderUnreachableError);
});

it('goes on where there is a way, however long', async () => {
  service.answer(inStatus('delivered'), inStatus('disputed'), inStatus('cancelled'));
  expect((await waitFor(market, 'ord_1', 'cancelled', soon)).order.status).toBe('cancelled');
});

it('waits no longer than asked, and ends with its signal', async () => {
  service.answer(inStatus('paid'));
  const late = waitFor(market, 'ord_1', 'delivered', { intervalMs: 20, timeoutMs: 50 });
  await expect(late).rejects.toBeInstanceOf(TimeoutError);
  const reason = new Error('enough');
  const controller = new AbortController();
  setTimeout(() => controller.abort(reason), 50);
  const ended = waitFor(market, 'ord_1', 'delivered', { signal: controller.signal, intervalMs: 5000 });
  await expect(ended).rejects.toBe(reason);
});

it('waits for events of the order instead of polling, from before it last looked', async () => {
  const page = (cursor: string) => ({ body: { success: true, data: [], next_cursor: cursor } });
  service.answer(inStatus('paid'), page('a'), inStatus('paid'), page('b'), inStatus('delivered'));
  const withFeed = new AgentMarket({ baseUrl: service.url, apiKey: 'market_k' });
  const detail = await waitFor(withFeed, 'ord_1', 'delivered', { timeoutMs: 60_000 });
  expect(detail.order.status).toBe('delivered');
  expect(service.requests.map(({ url }) => `${url.pathname}${url.search}`)).toEqual([
    '/api/orders/ord_1',
    '/api/events?order_id=ord_1&limit=1&after=latest',
    '/api/orders/ord_1',
    '/api/events?order_id=ord_1&limit=1&after=a&wait=15',
    '/api/orders/ord_1',
  ]);
});
