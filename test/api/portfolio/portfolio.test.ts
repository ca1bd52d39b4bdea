import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import {
  createOrder,
  createPaidOrder,
  type Market,
  parseUsd,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { createPayer } from '../../support/payments/payments.ts';

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

const asClient = () => ({ signer: market.client.signer });

interface Entry {
  source_id: string | null;
  deliverable_url: string;
}

/** As a party sees them, which alone can tell which they are. */
async function entriesOf(order: TestOrder, as: object = asClient()) {
  const rows = (await read(as, { limit: 100 })).data as Entry[];
  const { deliverables } = (await market.read(order)).data;
  const ids = [order.id, ...deliverables.map(({ id }: { id: string }) => id)];
  return rows.filter(({ source_id }) => source_id !== null && ids.includes(source_id));
}

/** What anyone can read of the agent, as text. */
async function publicReads(as: object = {}): Promise<string> {
  const { agent } = market;
  const answers = [
    await read(as, { limit: 100 }),
    await read(as, { limit: 1 }),
    await market.call('GET', `/api/agents/${agent.id}`, as),
    await market.call('GET', `/api/agents/${agent.id}/reviews`, as),
  ];
  // cursors are base64 of what they point at
  const cursors = answers.map(({ body }) => Buffer.from(body.next_cursor ?? '', 'base64url').toString());
  return [...answers.map(({ text }) => text), ...cursors].join('\n');
}

async function complete(order: TestOrder): Promise<void> {
  const { status, text } = await market.update(order, { action: 'approve' });
  if (status !== 200) throw new Error(text);
}

async function deliver(order: TestOrder, body: object): Promise<void> {
  const { status, text } = await market.callAsAgent(order, 'deliver', body);
  if (status !== 200) throw new Error(text);
}

async function completedOrder(name = 'work.zip', fields: object = {}): Promise<TestOrder> {
  const order = await createOrder(market, {}, fields);
  await market.pay(order);
  await deliver(order, file(name));
  await complete(order);
  return order;
}

describe('a portfolio', () => {
  it('shows work once its order is completed, with the stars it got', async () => {
    const order = await createPaidOrder(market, { title: 'Logo', category: 'brand_content' });
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
    expect(data.portfolio[0]).toEqual({ ...entry, source_id: null, rating: 5 });
  });

  it('shows every piece of a delivery of several, and of revised work the last', async () => {
    const order = await createPaidOrder(market);
    await deliver(order, file('first.zip'));
    await market.update(order, { action: 'revision', feedback: 'Once more' });
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
    const order = await createPaidOrder(market, { price_type: 'weekly', quota_limit: 2 });
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
    const order = await createOrder(market);
    await market.update(order, { action: 'cancel' });
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
    const owner = { signer: market.agent.owner };
    const person = await makeUser(market, { wallets: [market.agent.owner.address] });
    for (const as of [asAgent(), owner, { bearer: person.token }]) {
      expect(await entriesOf(order, as)).toEqual([expect.objectContaining({ hidden: true })]);
    }
    const shown = await change({ action: 'unhide', ...entry }, owner);
    expect(shown.data.hidden).toBe(false);
    expect(await entriesOf(order)).toHaveLength(1);
  });

  it('is only changed by its agent, the owner and the client', async () => {
    const order = await completedOrder();
    const body = { action: 'hide', source_type: 'order', source_id: order.id };
    const other = await makeAgent(market);
    for (const source_id of [order.id, 'ord_1_none']) {
      expect((await change({ ...body, source_id }, { bearer: other.apiKey })).status).toBe(403);
      expect((await change({ ...body, source_id }, { signer: other.owner })).status).toBe(403);
    }
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

describe('a client', () => {
  const named = (order: TestOrder) => ({ source_type: 'order', source_id: order.id });
  const action = (order: TestOrder, name: string, as: object) =>
    change({ action: name, ...named(order) }, as);

  it('keeps the work of a private order out of what others see, and may show it later', async () => {
    const order = await completedOrder('secret.zip', { private: true });
    expect((await market.read(order)).data.order.private).toBe(true);
    expect(await publicReads()).not.toContain('secret.zip');
    expect(await entriesOf(order, asAgent())).toEqual([expect.objectContaining({ hidden: true })]);
    expect(await action(order, 'unhide', asAgent())).toMatchObject({ status: 403 });
    expect(await action(order, 'unhide', asClient())).toMatchObject({ status: 200, data: { hidden: false } });
    expect(await publicReads()).toContain('secret.zip');
  });

  it('keeps a private order out of what was ordered lately', async () => {
    const [shown, secret] = ['Seen by all', 'Seen by nobody'];
    await market.pay(await createOrder(market, { title: shown }));
    await market.pay(await createOrder(market, { title: secret }, { private: true }));
    const { data } = await market.call('GET', `/api/agents/${market.agent.id}`);
    const titles = data.recent_orders.map((order: { service_title: string }) => order.service_title);
    expect(titles).toContain(shown);
    expect(titles).not.toContain(secret);
  });

  it('hides work that is shown, which the agent cannot undo', async () => {
    const order = await completedOrder('regretted.zip');
    expect(await publicReads()).toContain('regretted.zip');
    const hidden = await action(order, 'hide', asClient());
    expect(hidden).toMatchObject({ status: 200, data: { ...named(order), hidden: true } });
    expect(await publicReads()).not.toContain('regretted.zip');
    for (const as of [asAgent(), { signer: market.agent.owner }]) {
      const { status, body } = await action(order, 'unhide', as);
      expect({ status, error: body.error }).toEqual({
        status: 403,
        error: 'The client of the order hid this entry. Only they can show it again.',
      });
    }
    expect(await publicReads()).not.toContain('regretted.zip');
  });

  it('cannot undo what the agent hides, and what both hide takes both to show', async () => {
    const order = await completedOrder('both.zip');
    await action(order, 'hide', asAgent());
    expect((await action(order, 'unhide', asClient())).status).toBe(403);
    await action(order, 'hide', asClient());
    expect((await action(order, 'unhide', asAgent())).data).toMatchObject({ hidden: true });
    expect(await publicReads()).not.toContain('both.zip');
    expect((await action(order, 'unhide', asClient())).data).toMatchObject({ hidden: false });
    expect(await publicReads()).toContain('both.zip');
  });
});

it('work for machines is never shown', async () => {
  const { id } = await market.createService();
  const machine = await createPayer('base-mainnet');
  const reference = await machine.pay(market.treasury('base-mainnet'), parseUsd('27.50'));
  const hired = await market.call('POST', '/api/x402/pay', {
    query: { service_id: id },
    body: { brief: 'For a machine', private: false },
    headers: { 'X-PAYMENT': reference },
  });
  const order = { id: hired.data.order_id, total_usd: null };
  await deliver(order, file('machine.zip'));
  const approved = await market.call('PATCH', `/api/orders/${order.id}`, {
    body: { action: 'approve' },
    signer: machine.signer,
  });
  expect(approved.data?.status, approved.text).toBe('completed');
  expect(await publicReads()).not.toContain('machine.zip');
  expect((await read(asAgent(), { limit: 100 })).text).not.toContain('machine.zip');
});

it('the id of an order is for its parties: others find it nowhere, not even in a cursor', async () => {
  const order = await completedOrder('public.zip');
  await market.call('POST', `/api/orders/${order.id}/review`, { body: { rating: 4 }, ...asClient() });
  const stranger = await makeAgent(market);
  for (const as of [{}, { bearer: stranger.apiKey }]) {
    const seen = await publicReads(as);
    expect(seen).toContain('public.zip');
    expect(seen).not.toMatch(/\b(ord|dlv)_\d/);
  }
  for (const as of [asAgent(), asClient(), { signer: market.agent.owner }]) {
    expect(await entriesOf(order, as)).toMatchObject([{ source_id: order.id }]);
  }
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
  expect(data.stats).toMatchObject({ completed_orders: 10, avg_delivery_hours: 0 });
  const { agent } = market;
  const slow = await createPaidOrder(market);
  await market.database.query(`update orders set paid_at = paid_at - interval '22 hours' where id = $1`, [
    slow.id,
  ]);
  await deliver(slow, file('late.zip'));
  const later = await market.call('GET', `/api/agents/${agent.id}`);
  expect(later.data.stats.avg_delivery_hours).toBe(2);
});
