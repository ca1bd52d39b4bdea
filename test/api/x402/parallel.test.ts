import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';
import { getRoundCount } from '../../support/rounds.ts';
import type { CallOptions } from '../../support/server/call.ts';

const ROUNDS = getRoundCount(4, 20);
const CALLS = 50;

let market: HiringMarket;
let node: RpcProxy;
beforeAll(async () => {
  node = await RpcProxy.start((await solanaChain()).rpcUrl);
  // the chains of a run are shared: on a busy machine they may take their time
  const env = { DATABASE_POOL_SIZE: '20', SOLANA_RPC_URL: node.url, RPC_TIMEOUT_MS: '10000' };
  market = await startHiring({ env });
}, 60_000);
afterAll(async () => {
  await market.close();
  await node.close();
});

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
    const brief = briefs[Math.floor((index * briefs.length) / CALLS)] as string;
    const [method, path, options] = place(id, brief);
    // all of them are of one caller, who knows the key
    const headers = { 'X-PAYMENT': payment, 'Idempotency-Key': `the hire of ${id}` };
    return market.call(method, path, { ...options, headers });
  });
  const answers = await Promise.all(calls);
  const rows = await market.database.query('select id from orders where service_id = $1', [id]);
  const paid = answers.filter(({ status }) => status === 200 || status === 201);
  return {
    orders: rows.length,
    orderIds: new Set(paid.map(({ data }) => data.order_id)).size,
    refused: answers.filter(({ status }) => status !== 200 && status !== 201),
  };
}

const ONE_FOR_ALL = { orders: 1, orderIds: 1, refused: [] };

it('one payment makes one order, over all places and in every round', async () => {
  const { id: first } = await market.createService();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = round === 0 ? { id: first } : await market.createService();
    const reference = await market.payForService(id, round % 2 === 0 ? 'base-mainnet' : 'solana-mainnet');
    expect(await race(id, reference, [BRIEF]), `round ${round}`).toEqual(ONE_FOR_ALL);
  }
}, 240_000);

it('whoever asks for something else with it is told that it is used', async () => {
  const { id } = await market.createService();
  const reference = await market.payForService(id);
  const { orders, orderIds, refused } = await race(id, reference, [BRIEF, 'Something else']);
  expect({ orders, orderIds }).toEqual({ orders: 1, orderIds: 1 });
  expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
    Array.from({ length: CALLS / 2 }, () => '409 payment_used'),
  );
}, 60_000);

it.each(['base-mainnet', 'solana-mainnet'] as const)(
  'a signed payment on %s is sent once and makes one order',
  async (network) => {
    const { id } = await market.createService();
    const payment = await createSignedPayment(market, id, network);
    expect(await race(id, payment, [BRIEF])).toEqual(ONE_FOR_ALL);
    const sent = await market.database.query(
      `select 1 from chain_transactions where kind = 'settlement' and network = $1`,
      [network],
    );
    expect(sent).toHaveLength(1);
  },
  60_000,
);

it('the chain is asked for a payment once, not by each who sends it', async () => {
  const { id } = await market.createService();
  const reference = await market.payForService(id, 'solana-mainnet');
  let asked = 0;
  node.fault = (method, params) => {
    if (method === 'getTransaction' && params[0] === reference) asked += 1;
    return undefined;
  };
  expect(await race(id, reference, [BRIEF])).toEqual(ONE_FOR_ALL);
  // by whoever hires, and by the payout that waits for the payment to be final
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(CALLS / 5);
}, 60_000);

it('hiring, registering and paying an order with one payment does one of the three', async () => {
  const { id } = await market.createService();
  const order = await market.placeOrder(id);
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
      market.update(order, { action: 'pay', escrow_tx_hash: reference }),
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
