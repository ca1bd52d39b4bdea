import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  createOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
let market: Market;
let expiring: { idle: TestOrder; waiting: TestOrder; unlimited: TestOrder };
beforeAll(async () => {
  market = await startMarket();
  expiring = {
    idle: await workspace({ quota_limit: 3 }),
    waiting: await workspace({ quota_limit: 3 }),
    unlimited: await workspace(),
  };
}, 60_000);
afterAll(() => market.close());

const workspace = (fields: object = {}) => createPaidOrder(market, { price_type: 'weekly', ...fields });
const generate = (order: TestOrder, prompt = 'The same mug, at sunrise') =>
  market.call('POST', `/api/orders/${order.id}/generate`, { body: { prompt }, signer: market.client.signer });
const answer = (order: TestOrder, deliverable_id: string) =>
  market.callAsAgent(order, 'deliver', {
    deliverable_url: 'https://files.example.com/sunrise.png',
    deliverable_media_type: 'image',
    deliverable_id,
  });

describe('a workspace', () => {
  it('opens with the payment, for its period', async () => {
    const { order } = (await market.read(await workspace({ quota_limit: 2 }))).data;
    expect(order).toMatchObject({ status: 'paid', quota_total: 2, quota_used: 0 });
    const opened = Date.parse(order.workspace_expires_at) - WEEK_MS;
    expect(Math.abs(opened - Date.parse(order.created_at))).toBeLessThan(60_000);
  });

  it('takes requests up to its quota, tells the agent, and is delivered with the last answer', async () => {
    const order = await workspace({ quota_limit: 2 });
    const first = await generate(order);
    expect(first.status).toBe(201);
    expect(first.data).toMatchObject({
      deliverable: {
        order_id: order.id,
        prompt: 'The same mug, at sunrise',
        status: 'pending',
        deliverable_url: null,
      },
      quota_used: 1,
      quota_total: 2,
    });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.message',
      data: {
        sender_type: 'client',
        content: 'The same mug, at sunrise',
        deliverable_id: first.data.deliverable.id,
      },
    });
    expect((await answer(order, first.data.deliverable.id)).data.status).toBe('in_progress');
    const second = await generate(order, 'And at night');
    expect(await generate(order)).toMatchObject({ status: 400, body: { code: 'quota_exhausted' } });
    expect((await answer(order, second.data.deliverable.id)).data.status).toBe('delivered');
    expect(await generate(order)).toMatchObject({ status: 400, body: { code: 'quota_exhausted' } });
    expect((await market.read(order)).data.deliverables).toMatchObject([
      { prompt: 'The same mug, at sunrise', status: 'delivered', deliverable_media_type: 'image' },
      { prompt: 'And at night', status: 'delivered' },
    ]);
  });

  it('never takes more than its quota, however many ask at once', async () => {
    const order = await workspace({ quota_limit: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(order)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await market.read(order)).data).toMatchObject({
      order: { quota_used: 3, status: 'in_progress' },
    });
  });

  it('keeps its quota for what is asked for: other work has the rest of the limit', async () => {
    const order = await workspace({ quota_limit: 1, generation_limit: 2 });
    const unasked = { deliverable_text: 'A sketch', deliverable_media_type: 'text' };
    expect((await market.callAsAgent(order, 'deliver', unasked)).data.status).toBe('in_progress');
    expect((await market.callAsAgent(order, 'deliver', unasked)).body).toMatchObject({
      code: 'validation_failed',
      details: [{ message: expect.stringContaining('the service gives 2 outputs') }],
    });
    const { data } = await generate(order);
    expect((await answer(order, data.deliverable.id)).data.status).toBe('delivered');
    await market.update(order, { action: 'revision', feedback: 'Brighter' });
    const revised = (count: number) => ({ deliverables: Array.from({ length: count }, () => unasked) });
    expect((await market.callAsAgent(order, 'deliver', revised(3))).status).toBe(400);
    expect((await market.callAsAgent(order, 'deliver', revised(2))).data.status).toBe('delivered');
  });

  it('answers each request once', async () => {
    const order = await workspace({ quota_limit: 5 });
    const { data } = await generate(order);
    await answer(order, data.deliverable.id);
    expect(await answer(order, data.deliverable.id)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });
});

describe('refused with 400 is', () => {
  it('an order without a workspace', async () => {
    const { status, body } = await generate(await createPaidOrder(market));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'illegal_transition' });
    expect(body.error).toContain('`generate` is possible only in a subscription workspace');
  });

  it('a workspace that is not paid for', async () => {
    const order = await createOrder(market, { price_type: 'monthly' });
    expect(await generate(order)).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
  });

  it.each([[''], ['x'.repeat(5001)], [undefined]])('the prompt %j', async (prompt) => {
    const body = { prompt };
    const path = `/api/orders/${expiring.unlimited.id}/generate`;
    expect((await market.call('POST', path, { body, signer: market.client.signer })).status).toBe(400);
  });
});

it('the agent may not ask itself, also when nobody could', async () => {
  const ask = async (order: TestOrder) =>
    (await market.callAsAgent(order, 'generate', { prompt: 'more' })).status;
  expect(await ask(expiring.unlimited)).toBe(403);
  const usedUp = await workspace({ quota_limit: 1 });
  await generate(usedUp);
  expect(await ask(usedUp)).toBe(403);
});

describe('when the period is over', () => {
  it('the workspace is delivered, unless something is still to be answered', async () => {
    const { data } = await generate(expiring.waiting);
    for (let count = 0; count < 4; count++) expect((await generate(expiring.unlimited)).status).toBe(201);
    await market.advanceClock(WEEK_MS / 1000 + 60);
    await eventually(async () =>
      expect((await market.read(expiring.idle)).data.order.status).toBe('delivered'),
    );
    expect(await generate(expiring.idle)).toMatchObject({ status: 400, body: { code: 'workspace_expired' } });
    expect((await market.callAsAgent(expiring.idle, 'generate', { prompt: 'more' })).status).toBe(403);

    expect((await market.read(expiring.waiting)).data.order.status).toBe('in_progress');
    expect(await generate(expiring.waiting)).toMatchObject({
      status: 400,
      body: { code: 'workspace_expired' },
    });
    expect((await answer(expiring.waiting, data.deliverable.id)).data.status).toBe('delivered');
  });
});
