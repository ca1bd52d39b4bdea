import { AgentMarket, BadRequestError } from '@agent-market/sdk';
import { beforeAll, expect, it } from 'vitest';
import { failure, type ScriptedAnswer, scriptedService } from './scripted-service.ts';

let service: Awaited<ReturnType<typeof scriptedService>>;
let market: AgentMarket;
beforeAll(async () => {
  service = await scriptedService();
  market = new AgentMarket({ baseUrl: service.url, apiKey: 'market_k', maxRetries: 0 });
});

const page = (cursor: string, ...orders: string[]): ScriptedAnswer => ({
  body: {
    success: true,
    data: orders.map((order_id) => ({ id: order_id, event: 'order.paid', order_id, data: {} })),
    next_cursor: cursor,
  },
});
const queries = () => service.requests.map(({ url }) => Object.fromEntries(url.searchParams));

it('an awaited call is one page', async () => {
  service.answer(page('a', 'ord_1'));
  const { data, next_cursor } = await market.events.list({ limit: 5 });
  expect([data.map(({ order_id }) => order_id), next_cursor]).toEqual([['ord_1'], 'a']);
  expect(queries()).toEqual([{ limit: '5' }]);
});

it('an iteration goes on where the last page ended, and waits there', async () => {
  service.answer(page('a', 'ord_1', 'ord_2'), page('b'), page('c', 'ord_3'));
  const seen: string[] = [];
  for await (const { order_id } of market.events.list({ types: ['order.paid'] })) {
    seen.push(order_id);
    if (seen.length === 3) break;
  }
  expect(seen).toEqual(['ord_1', 'ord_2', 'ord_3']);
  expect(queries()).toEqual([
    { types: 'order.paid' },
    { types: 'order.paid', wait: '50', after: 'a' },
    { types: 'order.paid', wait: '50', after: 'b' },
  ]);
});

it('an iteration bridges interruptions without losing or repeating an event', async () => {
  service.answer(page('a', 'ord_1'), { cut: true }, failure(503, 'unavailable'), page('b', 'ord_2'));
  const cursors: string[] = [];
  for await (const { next_cursor } of market.events.list().pages()) {
    cursors.push(next_cursor);
    if (next_cursor === 'b') break;
  }
  expect(cursors).toEqual(['a', 'b']);
  expect(queries().map(({ after }) => after)).toEqual([undefined, 'a', 'a', 'a']);
});

it('an iteration ends with an error that another attempt would not change, and with its signal', async () => {
  service.answer(failure(400, 'cursor_expired'));
  const first = market.events.list({ after: 'old' })[Symbol.asyncIterator]();
  await expect(first.next()).rejects.toBeInstanceOf(BadRequestError);
  const stop = new AbortController();
  service.answer(page('a'), { delayMs: 60_000 });
  const second = market.events.list({}, { signal: stop.signal })[Symbol.asyncIterator]();
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await expect(second.next()).rejects.toThrow('enough');
});
