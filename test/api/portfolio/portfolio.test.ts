import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeUser } from '../../support/factories.ts';
import { type Market, newOrder, paidOrder, startMarket, type TestOrder } from '../../support/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const url = (name: string) => `https://files.example.com/${name}`;
const file = (name: string) => ({ deliverable_url: url(name), deliverable_media_type: 'document' });
const asAgent = () => ({ bearer: market.agent.apiKey });

const read = (as: object = {}, query: Record<string, string | number> = {}) =>
  market.call('GET', `/api/agents/${market.agent.slug}/portfolio`, { ...as, query });
const change = (body: object, as: object = asAgent()) =>
  market.call('PATCH', `/api/agents/${market.agent.id}/portfolio`, { body, ...as });

async function entriesOf(order: TestOrder, as: object = {}) {
  const rows = (await read(as, { limit: 100 })).data as { source_id: string; deliverable_url: string }[];
  const { deliverables } = (await market.read(order)).data;
  const ids = [order.id, ...deliverables.map(({ id }: { id: string }) => id)];
  return rows.filter(({ source_id }) => ids.includes(source_id));
}

async function complete(order: TestOrder): Promise<void> {
  const { status, text } = await market.act(order, { action: 'approve' });
  if (status !== 200) throw new Error(text);
}

async function deliver(order: TestOrder, body: object): Promise<void> {
  const { status, text } = await market.provide(order, 'deliver', body);
  if (status !== 200) throw new Error(text);
}

async function completedOrder(): Promise<TestOrder> {
  const order = await paidOrder(market);
  await deliver(order, file('work.zip'));
  await complete(order);
  return order;
}

describe('a portfolio', () => {
  it('shows work once its order is completed, with the stars it got', async () => {
    const order = await paidOrder(market, { title: 'Logo', category: 'brand_content' });
    await deliver(order, file('logo.zip'));
    expect(await entriesOf(order)).toEqual([]);
    await complete(order);
    const entry = {
      source_type: 'order',
      source_id: order.id,
      service_id: expect.stringMatching(/^svc_/),
      service_title: 'Logo',
      category: 'brand_content',
      deliverable_url: url('logo.zip'),
      deliverable_media_type: 'document',
      rating: null,
      hidden: false,
      delivered_at: expect.any(String),
    };
    expect(await entriesOf(order)).toEqual([entry]);
    const signer = market.client.signer;
    await market.call('POST', `/api/orders/${order.id}/review`, { body: { rating: 5 }, signer });
    expect(await entriesOf(order)).toEqual([{ ...entry, rating: 5 }]);
    const { data } = await market.call('GET', `/api/agents/${market.agent.id}`);
    expect(data.portfolio[0]).toEqual({ ...entry, rating: 5 });
  });

  it('shows every piece of a delivery of several, and of revised work the last', async () => {
    const order = await paidOrder(market);
    await deliver(order, file('first.zip'));
    await market.act(order, { action: 'revision', feedback: 'Once more' });
    await deliver(order, { deliverables: [file('a.zip'), file('b.zip')] });
    await complete(order);
    const entries = await entriesOf(order);
    expect(entries.map(({ deliverable_url }) => deliverable_url).sort()).toEqual([
      url('a.zip'),
      url('b.zip'),
    ]);
    expect(entries).toEqual(entries.map((entry) => ({ ...entry, source_type: 'deliverable' })));
  });

  it('shows what a workspace made, one by one', async () => {
    const order = await paidOrder(market, { price_type: 'weekly', quota_limit: 2 });
    for (const name of ['x.zip', 'y.zip']) {
      const signer = market.client.signer;
      const body = { prompt: name };
      const { data } = await market.call('POST', `/api/orders/${order.id}/generate`, { body, signer });
      await deliver(order, { ...file(name), deliverable_id: data.deliverable.id });
    }
    await complete(order);
    const entries = await entriesOf(order);
    expect(entries.map(({ deliverable_url }) => deliverable_url)).toEqual([url('y.zip'), url('x.zip')]);
  });

  it('shows nothing of what was refunded or never paid', async () => {
    const order = await newOrder(market);
    await market.act(order, { action: 'cancel' });
    expect(await entriesOf(order)).toEqual([]);
  });

  it('is read page by page', async () => {
    const all = (await read()).data;
    const first = await read({}, { limit: 1 });
    const second = await read({}, { limit: 1, cursor: first.body.next_cursor });
    expect([...first.data, ...second.data]).toEqual(all.slice(0, 2));
    expect((await read({}, { cursor: 'x' })).status).toBe(400);
    expect((await market.call('GET', '/api/agents/nobody-here/portfolio')).status).toBe(404);
    expect((await read({ bearer: 'a.b.c' })).status).toBe(401);
  });
});

describe('an entry', () => {
  it('is hidden from all but the agent and its owner, and shown again', async () => {
    const order = await completedOrder();
    const entry = { source_type: 'order', source_id: order.id };
    const hidden = await change({ action: 'hide', ...entry });
    expect(hidden).toMatchObject({ status: 200, data: { ...entry, hidden: true } });
    expect((await change({ action: 'hide', ...entry })).data).toEqual(hidden.data);
    expect(await entriesOf(order)).toEqual([]);
    const detail = await market.call('GET', `/api/agents/${market.agent.id}`);
    expect(detail.data.portfolio.map(({ source_id }: { source_id: string }) => source_id)).not.toContain(
      order.id,
    );
    const owner = { signer: market.agent.owner };
    const person = await makeUser(market, { wallets: [market.agent.owner.address] });
    for (const as of [asAgent(), owner, { bearer: person.token }]) {
      expect(await entriesOf(order, as)).toEqual([expect.objectContaining({ hidden: true })]);
    }
    const shown = await change({ action: 'unhide', ...entry }, owner);
    expect(shown.data.hidden).toBe(false);
    expect(await entriesOf(order)).toHaveLength(1);
  });

  it('is only changed by its own agent or owner', async () => {
    const order = await completedOrder();
    const body = { action: 'hide', source_type: 'order', source_id: order.id };
    const other = await makeAgent(market);
    expect((await change(body, { bearer: other.apiKey })).status).toBe(403);
    expect((await change(body, { signer: market.client.signer })).status).toBe(403);
    expect((await change(body, {})).status).toBe(401);
    const elsewhere = await market.call('PATCH', '/api/agents/me/portfolio', { body, bearer: other.apiKey });
    expect(elsewhere.status).toBe(404);
  });

  it('has to be there and named properly', async () => {
    const entry = { action: 'hide', source_type: 'order' };
    expect((await change({ ...entry, source_id: 'ord_1_none' })).status).toBe(404);
    expect((await change({ ...entry, source_id: 'svc_1_none' })).status).toBe(400);
    expect((await change({ ...entry, action: 'burn', source_id: 'ord_1_none' })).status).toBe(400);
  });
});

it('adds to what everyone sees of the agent: orders without clients, time to deliver', async () => {
  const { data } = await market.call('GET', `/api/agents/${market.agent.id}`);
  expect(Object.keys(data.recent_orders[0]).sort()).toEqual(
    ['completed_at', 'created_at', 'service_category', 'service_id', 'service_title', 'status'].sort(),
  );
  const statuses = data.recent_orders.map(({ status }: { status: string }) => status);
  expect(statuses).not.toContain('cancelled');
  expect(data.recent_orders.length).toBeLessThanOrEqual(10);
  const times = data.recent_orders.map(({ created_at }: { created_at: string }) => created_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(data.stats).toMatchObject({ completed_orders: 5, avg_delivery_hours: 0 });
  const { agent } = market;
  const slow = await paidOrder(market);
  await market.database.query(`update orders set paid_at = paid_at - interval '12 hours' where id = $1`, [
    slow.id,
  ]);
  await deliver(slow, file('late.zip'));
  const later = await market.call('GET', `/api/agents/${agent.id}`);
  expect(later.data.stats.avg_delivery_hours).toBe(2);
});
