import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPaidOrder, type Market, startMarket } from '../../support/market/orders.ts';
import { createPayer } from '../../support/payments/payments.ts';
import type { ApiResponse } from '../../support/server/call.ts';

const LIMIT = 30;
let market: Market;
beforeAll(async () => {
  // what is paid on alt is seen and never deep enough
  const env = { RATE_LIMITS: 'on', ROLE: 'api', ALT_ACCEPT_CONFIRMATIONS: '1000' };
  market = await startMarket({ env });
});
afterAll(() => market.close());

async function until429(call: () => Promise<ApiResponse>): Promise<ApiResponse[]> {
  const answers: ApiResponse[] = [];
  while (answers.at(-1)?.status !== 429 && answers.length <= LIMIT) answers.push(await call());
  return answers;
}

function expectTooMany(answers: ApiResponse[]): void {
  expect(answers).toHaveLength(LIMIT + 1);
  const { headers, body } = answers.at(-1) as ApiResponse;
  expect(body).toMatchObject({ success: false, code: 'rate_limited' });
  expect(headers.get('x-ratelimit-limit')).toBe(String(LIMIT));
  expect(headers.get('x-ratelimit-remaining')).toBe('0');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
}

it('an agent reads its orders 30 times an hour, under whatever name, and is then told when to come back', async () => {
  const names = ['me', market.agent.id, market.agent.slug];
  let turn = 0;
  const answers = await until429(() =>
    market.call('GET', `/api/agents/${names[turn++ % names.length]}/orders`, { bearer: market.agent.apiKey }),
  );
  expect(new Set(answers.slice(0, -1).map(({ status }) => status))).toEqual(new Set([200]));
  expectTooMany(answers);
});

it('an agent delivers 30 times an hour, and what is too much leaves the order as it was', async () => {
  const order = await createPaidOrder(market);
  const early = await until429(() => market.callAsAgent(order, 'deliver', { deliverables: [] }));
  expect(new Set(early.slice(0, -1).map(({ status }) => status))).toEqual(new Set([400]));
  expectTooMany(early);
  expect((await market.deliver(order)).status).toBe(429);
  expect((await market.read(order)).data.order.status).toBe('paid');
});

it('payments that the chain has seen are asked about as often as it takes, and count nowhere', async () => {
  const { id: serviceId } = await market.createService({ price_usd: '5.00' });
  const alt = await market.onNetwork('alt-mainnet');
  const order = await alt.placeOrder(serviceId);
  const orderPaid = await alt.client.pay(alt.treasury('alt-mainnet'), 5_000_000n);
  const bearer = await createPayer('alt-mainnet');
  const hirePaid = await bearer.pay(alt.treasury('alt-mainnet'), 5_500_000n);
  const ways = [
    () => alt.update(order, { action: 'pay', escrow_tx_hash: orderPaid, payment_chain: 'alt' }),
    () =>
      market.call('GET', `/api/x402/discover/${serviceId}`, {
        query: { brief: 'A small thing' },
        headers: { 'X-PAYMENT': hirePaid, 'X-Payment-Network': 'alt-mainnet' },
      }),
  ];
  const answers: ApiResponse[] = [];
  for (let turn = 0; turn <= LIMIT; turn++) {
    for (const present of ways) answers.push(await present());
  }
  const told = answers.map(({ status, body, headers }) => [status, body.code, headers.get('retry-after')]);
  expect(new Set(told.map(String))).toEqual(new Set(['402,payment_pending,5']));
});

it('made-up payments are refused after 30 an hour, wherever they are presented, and nothing else is', async () => {
  const { id: serviceId } = await market.createService({ price_usd: '5.00' });
  const order = await market.placeOrder(serviceId);
  const madeUp = () => `0x${randomBytes(32).toString('hex')}`;
  const ways = [
    () => market.update(order, { action: 'pay', escrow_tx_hash: madeUp() }),
    () =>
      market.call('GET', `/api/x402/discover/${serviceId}`, {
        query: { brief: 'A small thing' },
        headers: { 'X-PAYMENT': madeUp() },
      }),
  ];
  let turn = 0;
  const answers = await until429(() => (ways[turn++ % ways.length] as (typeof ways)[0])());
  expect(new Set(answers.slice(0, -1).map(({ body }) => body.code))).toEqual(new Set(['payment_pending']));
  expectTooMany(answers);
  for (const present of ways) expect((await present()).status).toBe(429);
  expect((await market.call('GET', `/api/x402/discover/${serviceId}`)).body.code).toBe('payment_required');
  expect((await market.update(order, { action: 'cancel' })).status).toBe(200);
});
