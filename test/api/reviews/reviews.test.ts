import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeService, makeUser } from '../../support/market/factories.ts';
import {
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

async function completedOrder(): Promise<TestOrder & { service_id: string }> {
  const order = await createDeliveredOrder(market);
  const { status, data, text } = await market.update(order, { action: 'approve' });
  if (status !== 200) throw new Error(text);
  return data;
}

const review = ({ id }: { id: string }, body: object, as: object = { signer: market.client.signer }) =>
  market.call('POST', `/api/orders/${id}/review`, { body, ...as });

const agentNow = async () => (await market.call('GET', `/api/agents/${market.agent.id}`)).data;

describe('a review', () => {
  it('is shown with the order and the agent, and counts for the agent and the service', async () => {
    const order = await completedOrder();
    const before = (await agentNow()).stats;
    const { status, data } = await review(order, { rating: 4, comment: '  Sharp and early.  ' });
    expect({ status, data }).toEqual({
      status: 201,
      data: {
        id: expect.stringMatching(/^rev_\d+_\w+$/),
        order_id: order.id,
        service_id: order.service_id,
        agent_id: market.agent.id,
        reviewer_name: null,
        rating: 4,
        comment: 'Sharp and early.',
        created_at: expect.any(String),
      },
    });
    expect((await market.read(order)).data.review).toEqual(data);
    const { stats, reviews, agent } = await agentNow();
    expect(stats.reviews_count).toBe(before.reviews_count + 1);
    expect(agent.reviews_count).toBe(stats.reviews_count);
    expect(reviews[0]).toEqual({ ...data, order_id: null });
    const service = await market.call('GET', `/api/services/${order.service_id}`);
    expect(service.data.avg_rating).toBe(4);
  });

  it('is given once, also when two come at the same moment', async () => {
    const order = await completedOrder();
    const before = (await agentNow()).stats.reviews_count;
    const answers = await Promise.all([1, 2, 3, 4, 5].map((rating) => review(order, { rating })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('review_exists');
    expect((await agentNow()).stats.reviews_count).toBe(before + 1);
  });

  it('may leave the comment out', async () => {
    const { data } = await review(await completedOrder(), { rating: 1, comment: ' ' });
    expect(data.comment).toBeNull();
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    {},
    { rating: 5, comment: 'x'.repeat(501) },
  ])('is refused as %j', async (body) => {
    const { status, body: answer } = await review({ id: 'ord_1_none' }, body);
    expect({ status, code: answer.code }).toEqual({ status: 400, code: 'validation_failed' });
  });

  it('is refused before completion, saying what is possible', async () => {
    const { status, body } = await review(await createPaidOrder(market), { rating: 5 });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'illegal_transition' });
    expect(body.error).toMatch(/paid.*once the order is completed/);
  });

  it('is refused from anyone but the client', async () => {
    const order = await completedOrder();
    const user = await makeUser(market);
    const answers = await Promise.all([
      review(order, { rating: 5 }, { bearer: market.agent.apiKey }),
      review(order, { rating: 5 }, { signer: market.agent.owner }),
      review(order, { rating: 5 }, { bearer: user.token }),
      review(order, { rating: 5 }, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  });

  it('is refused on the own agent', async () => {
    const agent = await makeAgent(market, { owner: market.client.signer });
    const { id } = await makeService(market, agent);
    const order = await market.placeOrder(id);
    await market.pay(order);
    const { status } = await review(order, { rating: 5 });
    expect(status).toBe(403);
  });

  it('is refused on an order that is not there', async () => {
    expect((await review({ id: 'ord_1_none' }, { rating: 5 })).status).toBe(404);
  });
});

describe('the reviews of an agent', () => {
  it('are read by anyone, newest first, page by page', async () => {
    for (const rating of [5, 3]) await review(await completedOrder(), { rating });
    const path = `/api/agents/${market.agent.slug}/reviews`;
    const all = await market.call('GET', path);
    expect(all.data.slice(0, 2).map(({ rating }: { rating: number }) => rating)).toEqual([3, 5]);
    expect(all.body.total).toBe(all.data.length);
    const first = await market.call('GET', path, { query: { limit: 1 } });
    const second = await market.call('GET', path, { query: { limit: 1, cursor: first.body.next_cursor } });
    expect([...first.data, ...second.data]).toEqual(all.data.slice(0, 2));
    expect((await market.call('GET', path, { query: { cursor: 'x' } })).status).toBe(400);
    expect((await market.call('GET', '/api/agents/nobody-here/reviews')).status).toBe(404);
  });
});
