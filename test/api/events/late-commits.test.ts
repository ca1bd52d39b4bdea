import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityManager } from '../../../server/foundation/db/orm.ts';
import { emit, emitIn, readFeed, readWholeFeed } from '../../support/events/feed.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { newOrderId } from '../../support/webhooks/webhooks.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const as = ({ apiKey }: TestAgent) => ({ bearer: apiKey });

/** A transaction on a connection of its own, with its number assigned. */
async function begin(): Promise<EntityManager> {
  const em = api.parts.orm.em.fork();
  await em.begin();
  await em.execute('select pg_current_xact_id()');
  return em;
}

describe('a transaction that commits late', () => {
  it('loses no event for a reader that read later ones meanwhile', async () => {
    const agent = await makeAgent(api);
    const [late, early] = [newOrderId(), newOrderId()];
    const slow = await begin();
    await emitIn(api, slow, agent, { orderId: late });
    await emit(api, agent, { orderId: early });
    const first = await readFeed(api, as(agent));
    expect(first.data.map(({ order_id }) => order_id)).toEqual([early]);
    await slow.commit();
    const second = await readFeed(api, as(agent), { after: first.body.next_cursor });
    expect(second.data.map(({ order_id }) => order_id)).toEqual([late]);
    expect((await readFeed(api, as(agent), { after: second.body.next_cursor })).data).toEqual([]);
  });

  it('loses no event for a reader in the middle of a page', async () => {
    const agent = await makeAgent(api);
    const orders = Array.from({ length: 4 }, newOrderId);
    const late = newOrderId();
    const slow = await begin();
    await emitIn(api, slow, agent, { orderId: late });
    for (const orderId of orders) await emit(api, agent, { orderId });
    const first = await readFeed(api, as(agent), { limit: 2 });
    await slow.commit();
    const seen = first.data.map(({ order_id }) => order_id);
    for (let { body } = first; ; ) {
      const page = await readFeed(api, as(agent), { limit: 2, after: body.next_cursor });
      if (page.data.length === 0) break;
      seen.push(...page.data.map(({ order_id }) => order_id));
      body = page.body;
    }
    expect(seen).toEqual([...orders, late]);
  });

  it('does not delay the events of others', async () => {
    const agent = await makeAgent(api);
    const slow = await begin();
    await emitIn(api, slow, agent);
    const { body } = await readFeed(api, as(agent), { after: 'latest' });
    const waiting = readFeed(api, as(agent), { after: body.next_cursor, wait: 55 });
    const orderId = newOrderId();
    await emit(api, agent, { orderId });
    expect((await waiting).data.map(({ order_id }) => order_id)).toEqual([orderId]);
    await slow.rollback();
  });

  it.each(['in one page', 'page by page', 'while it is read'])(
    'does not change the order of the events of one order, %s',
    async (how) => {
      const agent = await makeAgent(api);
      const orderId = newOrderId();
      const old = await begin();
      await emit(api, agent, { orderId, event: 'order.paid' });
      const before = how === 'while it is read' ? await readFeed(api, as(agent)) : undefined;
      await emitIn(api, old, agent, { orderId, event: 'order.disputed' });
      await old.commit();
      await emit(api, agent, { orderId, event: 'order.cancelled' });
      const names = before?.data.map(({ event }) => event) ?? [];
      if (before) {
        const { data } = await readFeed(api, as(agent), { after: before.body.next_cursor });
        names.push(...data.map(({ event }) => event));
      } else {
        const { items } = await readWholeFeed(api, as(agent), { limit: how === 'page by page' ? 1 : 100 });
        names.push(...items.map(({ event }) => event));
      }
      expect(names).toEqual(['order.paid', 'order.disputed', 'order.cancelled']);
    },
  );
});

it('readers that never stop see every event of writers that overlap once, each order in its order', async () => {
  const agent = await makeAgent(api);
  const orders = Array.from({ length: 6 }, newOrderId);
  const steps = ['order.paid', 'order.message', 'order.disputed', 'order.cancelled'] as const;
  const write = async (orderId: string) => {
    for (const event of steps) {
      const em = await begin();
      await emitIn(api, em, agent, { orderId, event });
      await new Promise(setImmediate);
      await em.commit();
    }
  };
  const writing = Promise.all(orders.map(write));
  const seen: string[] = [];
  let cursor: string | undefined;
  while (seen.length < orders.length * steps.length) {
    const { data, body } = await readFeed(api, as(agent), {
      limit: 3,
      wait: 10,
      ...(cursor && { after: cursor }),
    });
    if (data.length === 0) break;
    seen.push(...data.map(({ order_id, event }) => `${order_id} ${event}`));
    cursor = body.next_cursor;
  }
  await writing;
  expect([...seen].sort()).toEqual(orders.flatMap((id) => steps.map((event) => `${id} ${event}`)).sort());
  for (const id of orders) {
    expect(seen.filter((one) => one.startsWith(id))).toEqual(steps.map((event) => `${id} ${event}`));
  }
});
