import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import {
  createDeliveredOrder,
  createOrder,
  createPaidOrder,
  type Market,
  startMarket,
} from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const QUOTED = { price_type: 'quote', price_usd: undefined };
const notices = async (options: object) => (await market.call('GET', '/api/notifications', options)).data;
const told = (order: { id: string }, all: { order_id: string; type: string }[]) =>
  all.filter(({ order_id }) => order_id === order.id).map(({ type }) => type);

describe('POST /api/orders/{id}/quote', () => {
  it('names a price and tells the client, by no webhook', async () => {
    const order = await createOrder(market, QUOTED);
    const { status, data } = await market.callAsAgent(order, 'quote', { price_usd: '40.5' });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'quoted',
      quoted_price_usd: '40.50',
      platform_fee_usd: '4.05',
      total_usd: '40.50',
    });
    const [notice] = await notices({ signer: market.client.signer });
    expect(notice).toMatchObject({ type: 'order_quoted', order_id: order.id });
    expect(notice.body).toContain('quoted 40.50 USD');
    expect(told(order, await notices({ signer: market.agent.owner }))).toEqual(['quote_requested']);
    expect((await market.listEvents(order)).map(({ event }) => event)).toEqual(['order.created']);
  });

  it('takes the highest price that is allowed, as a number too', async () => {
    const order = await createOrder(market, QUOTED);
    expect((await market.callAsAgent(order, 'quote', { price_usd: 1_000_000 })).data.total_usd).toBe(
      '1000000.00',
    );
  });

  it.each([
    ['0'],
    [0],
    ['-1'],
    [-1],
    ['1000000.01'],
    [1_000_000.01],
    ['1e3'],
    ['abc'],
    ['1.1234567'],
    [''],
    [null],
    [undefined],
  ])('refuses %j with 400', async (price_usd) => {
    const order = await createOrder(market, QUOTED);
    const { status, body } = await market.callAsAgent(order, 'quote', { price_usd });
    expect(status).toBe(400);
    expect(body.code).toBe('validation_failed');
  });

  it('is refused where there is a price already', async () => {
    const { status, body } = await market.callAsAgent(await createOrder(market), 'quote', { price_usd: '1' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'illegal_transition' });
    expect(body.error).toContain('The order is quoted: `quote` is not possible. Possible now: `cancel`.');
  });
});

describe('start', () => {
  it('is shown as work in progress', async () => {
    const order = await createPaidOrder(market);
    expect((await market.callAsAgent(order, 'start')).data.status).toBe('in_progress');
    expect((await market.callAsAgent(order, 'start')).body.code).toBe('illegal_transition');
  });
});

describe('deliver', () => {
  const deliver = async (body: object) => market.callAsAgent(await createPaidOrder(market), 'deliver', body);

  it('begins the review window of 48 hours and tells the client', async () => {
    const order = await createPaidOrder(market);
    const { status, data } = await market.deliver(order);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'delivered',
      deliverable_url: 'https://files.example.com/work.zip',
      deliverable_media_type: 'document',
    });
    expect(Date.parse(data.review_deadline) - Date.parse(data.delivered_at)).toBe(48 * 3_600_000);
    expect(told(order, await notices({ signer: market.client.signer }))).toEqual(['order_delivered']);
    expect((await market.listEvents(order)).map(({ event }) => event)).toEqual([
      'order.created',
      'order.paid',
    ]);
  });

  it('takes no more than the service gives for an order, also of a revision', async () => {
    const order = await createPaidOrder(market, { generation_limit: 2 });
    const one = { deliverable_url: 'https://files.example.com/a.png', deliverable_media_type: 'image' };
    const many = await market.callAsAgent(order, 'deliver', { deliverables: [one, one, one] });
    expect([many.status, many.body.details]).toEqual([
      400,
      [{ path: 'body.deliverables', message: expect.stringContaining('at most 2') }],
    ]);
    expect((await market.callAsAgent(order, 'deliver', { deliverables: [one, one] })).status).toBe(200);
    await market.update(order, { action: 'revision', feedback: 'Both brighter' });
    expect((await market.callAsAgent(order, 'deliver', { deliverables: [one, one, one] })).status).toBe(400);
    expect((await market.callAsAgent(order, 'deliver', { deliverables: [one, one] })).status).toBe(200);
  });

  it('takes several, and text where there is no address', async () => {
    const order = await createPaidOrder(market);
    const deliverables = [
      { deliverable_url: 'https://files.example.com/a.png', deliverable_media_type: 'image' },
      { deliverable_text: 'print("done")', deliverable_media_type: 'code' },
    ];
    expect((await market.callAsAgent(order, 'deliver', { deliverables })).status).toBe(200);
    const { data } = await market.read(order);
    expect(data.deliverables).toMatchObject([
      { status: 'delivered', deliverable_media_type: 'image', deliverable_text: null },
      { status: 'delivered', deliverable_url: null, deliverable_text: 'print("done")' },
    ]);
    expect(data.order.deliverable_media_type).toBe('code');
  });

  it('shows them in the order in which they were given', async () => {
    const order = await createPaidOrder(market);
    const given = Array.from({ length: 12 }, (_, index) => `part ${index}`);
    const deliverables = given.map((text) => ({ deliverable_text: text, deliverable_media_type: 'text' }));
    expect((await market.callAsAgent(order, 'deliver', { deliverables })).status).toBe(200);
    const { data } = await market.read(order);
    const shown: { deliverable_text: string }[] = data.deliverables;
    expect(shown.map(({ deliverable_text }) => deliverable_text)).toEqual(given);
  });

  it.each([
    ['nothing', {}],
    ['an empty list', { deliverables: [] }],
    [
      '51 at once',
      {
        deliverables: Array(51).fill({
          deliverable_url: 'https://a.example/',
          deliverable_media_type: 'link',
        }),
      },
    ],
    ['a script', { deliverable_url: 'javascript:alert(1)', deliverable_media_type: 'link' }],
    ['a kind that is none', { deliverable_url: 'https://a.example/', deliverable_media_type: 'music' }],
    ['no kind', { deliverable_url: 'https://a.example/' }],
    ['an image as text', { deliverable_text: 'imagine', deliverable_media_type: 'image' }],
    ['blank text', { deliverable_text: '  ', deliverable_media_type: 'text' }],
    [
      'one beside several',
      {
        deliverable_url: 'https://a.example/',
        deliverable_media_type: 'link',
        deliverables: [{ deliverable_url: 'https://a.example/', deliverable_media_type: 'link' }],
      },
    ],
    [
      'a generation that nobody asked for',
      {
        deliverable_url: 'https://a.example/',
        deliverable_media_type: 'link',
        deliverable_id: 'dlv_1767312000000_r2x8v5gh4k',
      },
    ],
  ])('refuses %s with 400', async (_name, body) => {
    const answer = await deliver(body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  });

  it('leaves nothing behind when it is refused', async () => {
    const order = await createOrder(market);
    expect((await market.deliver(order)).body.code).toBe('illegal_transition');
    expect((await market.read(order)).data.deliverables).toEqual([]);
  });
});

describe('revision', () => {
  it('tells the agent, and says when it is more than was included', async () => {
    const order = await createDeliveredOrder(market, { max_revisions: 1 });
    for (const [count, isExtra] of [
      [1, false],
      [2, true],
    ] as const) {
      const { data } = await market.update(order, { action: 'revision', feedback: 'More light' });
      expect(data).toMatchObject({
        status: 'revision_requested',
        revision_count: count,
        review_deadline: null,
      });
      expect((await market.listEvents(order)).at(-1)).toMatchObject({
        event: 'order.revision_requested',
        data: { feedback: 'More light', revision_count: count, max_revisions: 1, is_extra: isExtra },
      });
      expect((await market.deliver(order)).data.status).toBe('delivered');
    }
    expect(told(order, await notices({ signer: market.agent.owner }))).toContain('order_revision_requested');
  });

  it.each([[undefined], [''], ['x'.repeat(2001)]])('needs feedback, not %j', async (feedback) => {
    const order = await createDeliveredOrder(market);
    expect((await market.update(order, { action: 'revision', feedback })).status).toBe(400);
  });
});

describe('dispute', () => {
  it('tells the agent, and ends by a new delivery or by approval', async () => {
    const order = await createDeliveredOrder(market);
    const dispute = () => market.update(order, { action: 'dispute', reason: 'Not what I asked for' });
    expect((await dispute()).data).toMatchObject({ status: 'disputed', review_deadline: null });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.disputed',
      data: { reason: 'Not what I asked for' },
    });
    expect((await market.deliver(order)).data.status).toBe('delivered');
    expect((await dispute()).data.status).toBe('disputed');
    expect((await market.update(order, { action: 'approve' })).data.status).toBe('completed');
  });

  it('needs a reason', async () => {
    const order = await createDeliveredOrder(market);
    expect((await market.update(order, { action: 'dispute' })).status).toBe(400);
  });
});

describe('cancel', () => {
  it('of an unpaid order moves no money', async () => {
    const order = await createOrder(market);
    const { data } = await market.update(order, { action: 'cancel', reason: 'Changed my mind' });
    expect(data).toMatchObject({ status: 'cancelled', refund: { status: 'none' } });
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.cancelled',
      data: { previous_status: 'quoted' },
    });
    expect(told(order, await notices({ signer: market.agent.owner }))).toContain('order_cancelled');
    expect(told(order, await notices({ signer: market.client.signer }))).toEqual([]);
  });

  it('by the agent declines, and tells the client', async () => {
    const order = await createOrder(market, QUOTED);
    const { status, data } = await market.call('PATCH', `/api/orders/${order.id}`, {
      body: { action: 'cancel' },
      bearer: market.agent.apiKey,
    });
    expect(status).toBe(200);
    expect(data.status).toBe('cancelled');
    expect(told(order, await notices({ signer: market.client.signer }))).toEqual(['order_cancelled']);
  });

  it('of work that was begun waits for the deadline', async () => {
    const order = await createPaidOrder(market);
    await market.callAsAgent(order, 'start');
    const { status, body } = await market.update(order, { action: 'cancel' });
    expect(status).toBe(400);
    expect(body.error).toContain('only once deadline_at has passed');
  });
});

describe('whoever is not a party', () => {
  it('is refused with 403 by every operation, and with 401 without credentials', async () => {
    const order = await createPaidOrder(market);
    const stranger = evmSigner();
    const link = { deliverable_url: 'https://a.example/', deliverable_media_type: 'link' };
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { action: 'cancel' }],
      ['PATCH', '', { action: 'pay', escrow_tx_hash: `0x${'ab'.repeat(32)}` }],
      ['POST', '/quote', { price_usd: '1' }],
      ['POST', '/start', {}],
      ['POST', '/deliver', link],
      ['POST', '/generate', { prompt: 'more' }],
      ['POST', '/retry-payout', {}],
    ] as const) {
      const call = (options: object) =>
        market.call(method, `/api/orders/${order.id}${path}`, { ...(body && { body }), ...options });
      expect((await call({ signer: stranger })).status, path).toBe(403);
      expect((await call({})).status, path).toBe(401);
    }
  });

  it('is the other party, for what is not theirs to do', async () => {
    const order = await createDeliveredOrder(market);
    const { apiKey } = market.agent;
    const approve = { body: { action: 'approve' }, bearer: apiKey };
    expect((await market.call('PATCH', `/api/orders/${order.id}`, approve)).status).toBe(403);
    const start = { signer: market.client.signer, body: {} };
    expect((await market.call('POST', `/api/orders/${order.id}/start`, start)).status).toBe(403);
  });

  it('finds nothing where there is nothing', async () => {
    const nothing = '/api/orders/ord_1767225600000_k3v9q2xw7d';
    expect((await market.call('GET', nothing, { signer: evmSigner() })).status).toBe(404);
  });
});
