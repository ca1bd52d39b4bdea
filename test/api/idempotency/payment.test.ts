import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrder, type Market, startMarket } from '../../support/market/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

async function paidFor() {
  const order = await createOrder(market);
  const reference = await market.client.pay(market.treasury('base-mainnet'), 25_000_000n);
  const pay = (key: string) =>
    market.call('PATCH', `/api/orders/${order.id}`, {
      body: { action: 'pay', escrow_tx_hash: reference },
      signer: market.client.signer,
      headers: { 'Idempotency-Key': key },
    });
  return { order, pay };
}

async function paidEvents(order: { id: string; total_usd: string | null }): Promise<number> {
  return (await market.listEvents(order)).filter(({ event }) => event === 'order.paid').length;
}

async function spentOn(orderId: string): Promise<number> {
  return (await market.database.query('select from payment_spends where subject_id = $1', [orderId])).length;
}

it('spends one payment for ten equal requests at the same moment', async () => {
  const { order, pay } = await paidFor();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay('ten')));
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.status}`))).toEqual(
    new Set(['200 paid']),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect([await spentOn(order.id), await paidEvents(order)]).toEqual([1, 1]);
});

it('finds the payment again after a crash between spending it and keeping the answer', async () => {
  const { order, pay } = await paidFor();
  const first = await pay('crash');
  await market.database.query(
    `update idempotency_keys set answer = null, locked_until = now() where key = 'crash'`,
  );
  const retry = await pay('crash');
  expect([retry.status, retry.data]).toEqual([200, first.data]);
  expect(retry.headers.has('idempotency-replayed')).toBe(false);
  expect([await spentOn(order.id), await paidEvents(order)]).toEqual([1, 1]);
});
