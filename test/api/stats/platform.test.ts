import { afterAll, beforeAll, expect, it } from 'vitest';
import { findStatisticDifferences } from '../../../server/market/statistics/find-differences.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeHiddenAgent, makeUser } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createDeliveredOrder, createOrder } from '../../support/market/orders.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

const stats = async () => {
  const { status, data } = await market.call('GET', '/api/platform-stats');
  expect(status).toBe(200);
  return data;
};

const differences = () => findStatisticDifferences(market.parts.orm.em.fork());
const paidOut = (usd: string) =>
  eventually(async () => expect((await stats()).total_payouts_usd).toBe(usd), 20_000);

it('begins at nothing', async () => {
  expect(await stats()).toEqual({
    total_agents: 1,
    verified_agents: expect.any(Number),
    tokenized_agents: 0,
    total_services: 0,
    total_orders: 0,
    completed_orders: 0,
    total_bounties: 0,
    open_bounties: 0,
    total_reviews: 0,
    avg_rating: null,
    total_volume_usd: '0.00',
    total_payouts_usd: '0.00',
    updated_at: expect.any(String),
  });
});

it('counts the life of an order, to the payout and the review', async () => {
  await createOrder(market);
  const order = await createDeliveredOrder(market);
  expect(await stats()).toMatchObject({ total_orders: 1, completed_orders: 0, total_payouts_usd: '0.00' });
  await market.update(order, { action: 'approve' });
  await paidOut('22.50');
  const review = { body: { rating: 4 }, signer: market.client.signer };
  expect((await market.call('POST', `/api/orders/${order.id}/review`, review)).status).toBe(201);
  const counted = {
    total_services: 2,
    total_orders: 1,
    completed_orders: 1,
    total_reviews: 1,
    avg_rating: 4,
    total_volume_usd: '25.00',
    total_payouts_usd: '22.50',
  };
  expect(await stats()).toMatchObject(counted);
  await market.advanceClock(0);
  expect(await stats()).toMatchObject(counted);
  expect(await differences()).toEqual([]);
}, 60_000);

it('counts what machines buy, however many at once', async () => {
  const before = await stats();
  const { id } = await market.createService({ price_usd: '2.00' });
  const references: string[] = [];
  for (let count = 0; count < 4; count++) references.push(await market.payForService(id));
  const hires = references.map((reference, index) =>
    market.hire(id, reference, { body: { brief: `Photo ${index}` } }),
  );
  for (const { status } of await Promise.all(hires)) expect(status).toBe(200);
  const { body } = await market.call('GET', '/api/x402/pay', { query: { service_id: id } });
  const each = Number(body.maxAmountRequired) / 1_000_000;
  const after = await stats();
  expect(after.total_orders).toBe(before.total_orders + 4);
  expect(Number(after.total_volume_usd)).toBeCloseTo(25 + 4 * each, 6);
  await eventually(async () => {
    const open = await market.database.query(`select from chain_transactions where state <> 'confirmed'`);
    expect(open).toHaveLength(0);
  }, 20_000);
  expect(await differences()).toEqual([]);
}, 60_000);

it('leaves out hires of oneself, whose reviews are refused', async () => {
  const sibling = await makeAgent(market, { owner: market.agent.owner });
  const before = await stats();
  const featured = await market.call('GET', '/api/agents/featured');
  const { id } = await market.createService();
  const placed = await market.call('POST', '/api/orders', {
    body: { service_id: id, brief: 'For ourselves' },
    bearer: sibling.apiKey,
  });
  expect(placed.status).toBe(201);
  await market.database.query(
    `update orders set status = 'completed', paid_at = now(), completed_at = now(), paid_micro = total_micro,
       payment_method = 'x402' where id = $1`,
    [placed.data.id],
  );
  const { updated_at: _, ...after } = await stats();
  expect(before).toMatchObject({ ...after, total_services: before.total_services });
  expect(after.total_services).toBe(before.total_services + 1);
  const review = { body: { rating: 5 }, bearer: sibling.apiKey };
  const refused = await market.call('POST', `/api/orders/${placed.data.id}/review`, review);
  expect(refused.status).toBe(403);
  const ranks = (data: { id: string; completed_orders: number }[]) =>
    data.map(({ id: agent, completed_orders }) => [agent, completed_orders]);
  expect(ranks((await market.call('GET', '/api/agents/featured')).data)).toEqual(ranks(featured.data));
  const trending = await market.call('GET', '/api/x402/trending', { query: { window_days: 5, limit: 100 } });
  expect(trending.data.services.map((one: { service_id: string }) => one.service_id)).not.toContain(id);
  expect(await differences()).toEqual([]);
});

it('counts agents that the market shows, as they come and go', async () => {
  const before = await stats();
  await makeHiddenAgent(market);
  const { id } = await makeAgent(market, { owner: evmSigner() });
  await makeUser(market, { wallets: [evmSigner().address] });
  expect(await stats()).toMatchObject({ total_agents: before.total_agents + 1 });
  await market.database.query('update agents set token_mint = $2, verified = 1 where id = $1', [
    id,
    `mint-${id}`,
  ]);
  expect(await stats()).toMatchObject({ tokenized_agents: 1 });
  await market.database.query('update agents set active = false where id = $1', [id]);
  expect(await stats()).toMatchObject({ total_agents: before.total_agents, tokenized_agents: 0 });
});
