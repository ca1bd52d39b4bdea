import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  createDeliveredOrder,
  createOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Made before the clock moves, which moves for all: payments are of real time. */
let market: Market;
let orders: Record<
  'silent' | 'stuck' | 'disputed' | 'unpaid' | 'accepted' | 'unquoted' | 'late' | 'unrevised',
  TestOrder
>;
beforeAll(async () => {
  market = await startMarket();
  orders = {
    silent: await createDeliveredOrder(market),
    stuck: await createDeliveredOrder(market),
    disputed: await createDeliveredOrder(market),
    unpaid: await createOrder(market),
    accepted: await createOrder(market),
    unquoted: await createOrder(market, { price_type: 'quote', price_usd: undefined }),
    late: await createPaidOrder(market, { turnaround_hours: 24 }),
    unrevised: await createDeliveredOrder(market, { turnaround_hours: 24 }),
  };
  await market.update(orders.accepted, { action: 'accept' });
  await market.update(orders.disputed, { action: 'dispute', reason: 'Not it' });
  await market.update(orders.unrevised, { action: 'revision', feedback: 'Once more' });
  await market.callAsAgent(orders.late, 'start');
  await giveUpRelease(orders.stuck);
}, 60_000);
afterAll(() => market.close());

/** As after the last attempt. */
async function giveUpRelease(order: TestOrder): Promise<void> {
  const { review_deadline } = (await market.read(order)).data.order;
  await market.database.query(
    `insert into outbox (job, key, payload, created_at, run_at, due_at, attempts, failed_at)
     values ('advance-order.v1', $1, $2, now(), now(), now(), 20, now())`,
    [`release:${order.id}@${Date.parse(review_deadline)}`, { orderId: order.id, trigger: 'release' }],
  );
}

const statusOf = async (order: TestOrder) => (await market.read(order)).data.order.status;

/** To a time that is this far from another. */
async function moveTo(time: string, offsetMs: number): Promise<void> {
  await market.advanceClock(Math.max(0, (Date.parse(time) + offsetMs - market.clock.now().getTime()) / 1000));
}

it('an agent that is late can be cancelled by the client, who gets everything back', async () => {
  const { deadline_at } = (await market.read(orders.late)).data.order;
  await moveTo(deadline_at, -60_000);
  expect((await market.update(orders.late, { action: 'cancel' })).body.code).toBe('illegal_transition');
  await moveTo(deadline_at, 1000);
  expect((await market.update(orders.late, { action: 'cancel' })).data).toMatchObject({
    status: 'cancelled',
    refund: { amount_usd: '25.00' },
  });
});

it('a revision that never comes can be disputed', async () => {
  const { deadline_at } = (await market.read(orders.unrevised)).data.order;
  await moveTo(deadline_at, 1000);
  expect(
    (await market.update(orders.unrevised, { action: 'dispute', reason: 'Nothing came' })).data.status,
  ).toBe('disputed');
});

it('silence for 48 hours completes an order, and not a minute earlier', async () => {
  const { review_deadline } = (await market.read(orders.silent)).data.order;
  await moveTo(review_deadline, -60_000);
  expect(await statusOf(orders.silent)).toBe('delivered');
  await moveTo(review_deadline, 1000);
  await eventually(async () => expect(await statusOf(orders.silent)).toBe('completed'));
  await market.waitForOrder(orders.silent, { payout: { status: 'confirmed', amount_usd: '22.50' } });
  expect((await market.listEvents(orders.silent)).at(-1)).toMatchObject({
    event: 'order.completed',
    data: { payout_failed: false },
  });
  for (const signer of [market.client.signer, market.agent.owner]) {
    const { data } = await market.call('GET', '/api/notifications', { signer });
    expect(data).toContainEqual(
      expect.objectContaining({ type: 'order_completed', order_id: orders.silent.id }),
    );
  }
});

it('an order whose job was given up is tried again a day later', async () => {
  expect(await statusOf(orders.stuck)).toBe('delivered');
  const { review_deadline } = (await market.read(orders.stuck)).data.order;
  await moveTo(review_deadline, DAY * 1000);
  await eventually(async () => expect(await statusOf(orders.stuck)).toBe('completed'));
});

it('a disputed order waits for people', async () => {
  await market.advanceClock(DAY);
  expect(await statusOf(orders.disputed)).toBe('disputed');
});

it('what nobody pays for lapses after 7 days', async () => {
  const { created_at } = (await market.read(orders.unpaid)).data.order;
  await moveTo(created_at, (7 * DAY - 60) * 1000);
  expect(await statusOf(orders.unpaid)).toBe('quoted');
  await moveTo(created_at, (7 * DAY + 60) * 1000);
  for (const order of [orders.unpaid, orders.accepted]) {
    await eventually(async () => expect(await statusOf(order)).toBe('cancelled'));
  }
  expect((await market.listEvents(orders.accepted)).at(-1)).toMatchObject({
    event: 'order.cancelled',
    data: { previous_status: 'accepted' },
  });
  expect(await statusOf(orders.unquoted)).toBe('pending_quote');
});
