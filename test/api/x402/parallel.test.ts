import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallOptions } from '../../support/call.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/hires.ts';
import { signedPayment } from '../../support/signed-payments.ts';

const ROUNDS = 20;
const CALLS = 50;

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { DATABASE_POOL_SIZE: '20' } });
}, 60_000);
afterAll(() => market.close());

type Place = (id: string, brief: string) => [method: string, path: string, options: CallOptions];

/** Everything that makes orders of payments. */
const PLACES: Place[] = [
  (id, brief) => ['GET', `/api/x402/discover?service_id=${id}`, { query: { brief } }],
  (id, brief) => ['GET', `/api/x402/discover/${id}`, { query: { brief } }],
  (id, brief) => ['POST', `/api/x402/discover/${id}`, { body: { brief } }],
  (id, brief) => ['POST', `/api/x402/pay?service_id=${id}`, { body: { brief } }],
  (id, brief) => ['POST', '/api/orders', { body: { service_id: id, brief } }],
];

async function race(id: string, payment: string, briefs: readonly string[]) {
  const calls = Array.from({ length: CALLS }, (_, index) => {
    const place = PLACES[index % PLACES.length] as Place;
    const [method, path, options] = place(id, briefs[index % briefs.length] as string);
    return market.call(method, path, { ...options, headers: { 'X-PAYMENT': payment } });
  });
  const answers = await Promise.all(calls);
  const rows = await market.database.query('select id from orders where service_id = $1', [id]);
  const paid = answers.filter(({ status }) => status === 200 || status === 201);
  return {
    orders: rows.length,
    statuses: [...new Set(answers.map(({ status }) => status))].sort(),
    orderIds: new Set(paid.map(({ data }) => data.order_id)).size,
  };
}

it('one payment makes one order, over all places and in every round', async () => {
  const { id: first } = await market.list();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = round === 0 ? { id: first } : await market.list();
    const reference = await market.payFor(id, round % 2 === 0 ? 'base-mainnet' : 'solana-mainnet');
    const { orders, statuses, orderIds } = await race(id, reference, [BRIEF]);
    expect({ orders, orderIds }, `round ${round}: ${statuses}`).toEqual({ orders: 1, orderIds: 1 });
    expect(statuses.every((status) => status === 200 || status === 201)).toBe(true);
  }
}, 240_000);

it('whoever asks for something else with it is told that it is used', async () => {
  const { id } = await market.list();
  const { orders, statuses, orderIds } = await race(id, await market.payFor(id), [BRIEF, 'Something else']);
  expect({ orders, orderIds }).toEqual({ orders: 1, orderIds: 1 });
  expect(statuses.at(-1)).toBe(409);
}, 60_000);

it.each(['base-mainnet', 'solana-mainnet'] as const)(
  'a signed payment on %s is sent once and makes one order',
  async (network) => {
    const { id } = await market.list();
    const payment = await signedPayment(market, id, network);
    const { orders, statuses, orderIds } = await race(id, payment, [BRIEF]);
    expect({ orders, orderIds }, `${statuses}`).toEqual({ orders: 1, orderIds: 1 });
    const sent = await market.database.query('select 1 from x402_settlements where network = $1', [network]);
    expect(sent).toHaveLength(1);
  },
  60_000,
);

it('hiring, registering and paying an order with one payment does one of the three', async () => {
  const { id } = await market.list();
  const order = await market.place(id);
  const reference = await market.client.pay(market.treasury('base-mainnet'), 27_500_000n);
  const headers = { 'X-PAYMENT': reference };
  const name = `Racer ${order.id.slice(-8)}`;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => [
      market.hire(id, reference),
      market.call('POST', '/api/agents/register', {
        body: { name, description: 'Wants to be first' },
        headers,
      }),
      market.act(order, { action: 'pay', escrow_tx_hash: reference }),
    ]).flat(),
  );
  expect(answers.every(({ status }) => [200, 201, 409].includes(status))).toBe(true);
  const [done] = await market.database.query(
    `select (select count(*)::int from orders where payment_method = 'x402' and escrow_tx_hash = $1) as hired,
      (select count(*)::int from agents where name = $2) as registered,
      (select count(*)::int from orders where id = $3 and paid_micro is not null) as paid`,
    [reference, name, order.id],
  );
  const { hired, registered, paid } = done as Record<string, number>;
  expect((hired ?? 0) + (registered ?? 0) + (paid ?? 0)).toBe(1);
}, 60_000);
