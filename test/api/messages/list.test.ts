import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent } from '../../support/market/factories.ts';
import {
  ADMIN_ID,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';

let market: Market;
let order: TestOrder;
const SAID = ['one', 'two', 'three', 'four', 'five'];
beforeAll(async () => {
  market = await startMarket();
  order = await createPaidOrder(market);
  for (const [index, content] of SAID.entries()) {
    const as = index % 2 ? { bearer: market.agent.apiKey } : { signer: market.client.signer };
    await market.call('POST', `/api/orders/${order.id}/messages`, { body: { content }, ...as });
  }
});
afterAll(() => market.close());

const read = (as: object, query: Record<string, string | number> = {}) =>
  market.call('GET', `/api/orders/${order.id}/messages`, { ...as, query });
const contents = (rows: { content: string }[]) => rows.map(({ content }) => content);

it('shows the thread to both parties and to operators, oldest first', async () => {
  const operator = await market.idp.signToken({ sub: ADMIN_ID });
  const adminKey = market.env.ADMIN_API_KEY as string;
  const readers = [
    { signer: market.client.signer },
    { bearer: market.agent.apiKey },
    { signer: market.agent.owner },
    { bearer: operator },
    { bearer: adminKey },
  ];
  for (const reader of readers) {
    const { status, data, body } = await read(reader);
    expect([status, contents(data), body.total]).toEqual([200, SAID, SAID.length]);
  }
});

it('goes on from a cursor', async () => {
  const as = { bearer: market.agent.apiKey };
  const first = await read(as, { limit: 2 });
  const second = await read(as, { limit: 2, cursor: first.body.next_cursor });
  const third = await read(as, { limit: 2, cursor: second.body.next_cursor });
  expect([first, second, third].map(({ data }) => contents(data))).toEqual([
    ['one', 'two'],
    ['three', 'four'],
    ['five'],
  ]);
  expect(third.body.next_cursor).toBeNull();
  expect((await read(as, { cursor: 'nonsense' })).status).toBe(400);
});

it('shows nothing to anyone else', async () => {
  const other = await makeAgent(market);
  expect((await read({ bearer: other.apiKey })).status).toBe(403);
  expect((await read({})).status).toBe(401);
  const none = await market.call('GET', '/api/orders/ord_1_none/messages', { bearer: other.apiKey });
  expect(none.status).toBe(404);
});
