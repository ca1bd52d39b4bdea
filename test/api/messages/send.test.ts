import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solanaSigner } from '../../support/chains/signers.ts';
import { makeAgent, makeUser } from '../../support/market/factories.ts';
import {
  createDeliveredOrder,
  createOrder,
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

const write = ({ id }: TestOrder, content: unknown, as: object = { signer: market.client.signer }) =>
  market.call('POST', `/api/orders/${id}/messages`, { body: { content }, ...as });

const asAgent = () => ({ bearer: market.agent.apiKey });

async function statusOf(order: TestOrder): Promise<string> {
  return (await market.read(order)).data.order.status;
}

async function told(): Promise<{ type: string; title: string; body: string; order_id: string }[]> {
  return (await market.call('GET', '/api/notifications', { signer: market.client.signer })).data;
}

describe('a message of the client', () => {
  it('is stored, reaches the agent as an event and starts nothing', async () => {
    const order = await createPaidOrder(market);
    const { status, data } = await write(order, 'Could it be blue?');
    expect({ status, data }).toEqual({
      status: 201,
      data: {
        id: expect.stringMatching(/^msg_\d+_\w+$/),
        order_id: order.id,
        sender_type: 'client',
        sender_id: market.client.signer.address,
        sender_name: market.client.signer.address,
        content: 'Could it be blue?',
        created_at: expect.any(String),
      },
    });
    expect(await statusOf(order)).toBe('paid');
    expect((await market.listEvents(order)).at(-1)).toEqual({
      event: 'order.message',
      order_id: order.id,
      data: {
        sender_type: 'client',
        sender_name: market.client.signer.address,
        content: 'Could it be blue?',
      },
    });
  });
});

describe('a message of the agent', () => {
  it('starts a paid order, tells the client in the app and sends no event', async () => {
    const order = await createPaidOrder(market);
    const before = await market.listEvents(order);
    const { status, data } = await write(order, 'On it.', asAgent());
    expect({ status, data }).toMatchObject({
      status: 201,
      data: { sender_type: 'agent', sender_id: market.agent.id, sender_name: market.agent.name },
    });
    expect(await statusOf(order)).toBe('in_progress');
    expect(await market.listEvents(order)).toEqual(before);
    expect(await told()).toContainEqual(
      expect.objectContaining({ type: 'order_message', body: 'On it.', order_id: order.id }),
    );
  });

  it('may come from the owner for it', async () => {
    const order = await createPaidOrder(market);
    const { data } = await write(order, 'My agent is on it.', { signer: market.agent.owner });
    expect(data).toMatchObject({ sender_type: 'agent', sender_id: market.agent.id });
  });
});

it('is possible until the order is cancelled, also after completion', async () => {
  const order = await createDeliveredOrder(market);
  expect((await write(order, 'Thank you')).status).toBe(201);
  await market.update(order, { action: 'approve' });
  expect((await write(order, 'Bye')).status).toBe(201);
  expect((await write(order, 'Bye', asAgent())).status).toBe(201);
  expect(await statusOf(order)).toBe('completed');
});

describe('is refused', () => {
  it('before payment and after cancellation, saying what is possible', async () => {
    const order = await createOrder(market);
    const before = await write(order, 'Hello?');
    await market.update(order, { action: 'cancel' });
    const after = await write(order, 'Hello?', asAgent());
    expect([before.status, before.body.code, after.status]).toEqual([400, 'illegal_transition', 400]);
    expect(before.body.error).toMatch(/quoted.*pay/);
    expect((await market.call('GET', `/api/orders/${order.id}/messages`, asAgent())).data).toEqual([]);
  });

  it('from anyone else', async () => {
    const order = await createPaidOrder(market);
    const other = await makeAgent(market);
    const user = await makeUser(market);
    const operator = await market.idp.signToken({ sub: 'operator-of-the-tests' });
    const answers = await Promise.all([
      write(order, 'Hi', { bearer: other.apiKey }),
      write(order, 'Hi', { bearer: user.token }),
      write(order, 'Hi', { signer: solanaSigner() }),
      write(order, 'Hi', { bearer: operator }),
      write(order, 'Hi', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 401]);
  });

  it('on an order that is not there', async () => {
    expect((await write({ id: 'ord_1_none', total_usd: null }, 'Hi')).status).toBe(404);
  });

  it.each([
    ['', 'empty'],
    ['   ', 'blank'],
    ['x'.repeat(2001), 'too long'],
    [5, 'no text'],
  ])('as %j', async (content, _what) => {
    const order = await createOrder(market);
    const { status, body } = await write(order, content);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'validation_failed' });
  });
});
