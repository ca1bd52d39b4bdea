import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSettlements } from '../../../server/money/payments/settlement/list-settlements.ts';
import { countRowsReadBy } from '../../support/database/explain.ts';
import { eventually } from '../../support/eventually.ts';
import { ADMIN_ID, type Market, startMarket } from '../../support/market/orders.ts';
import { createFundedAgent } from '../../support/market/wallets.ts';

const PATH = '/api/admin/settlements';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());

const read = async (query: Record<string, string | number> = {}) =>
  market.call('GET', PATH, { query, bearer: await market.idp.signToken({ sub: ADMIN_ID }) });

it('a signed payment is listed from its submission on, with what it paid for', async () => {
  expect((await read()).body).toMatchObject({ data: [], total: 0 });
  const agent = await createFundedAgent(market, 'base', 5_000_000n, false);
  const service = await market.createService({ price_usd: '2.00' });
  const { data: hired } = await market.call('POST', '/api/x402/pay', {
    bearer: agent.apiKey,
    query: { service_id: service.id },
    body: { brief: 'Something small', pay_from_wallet: true },
  });
  await eventually(async () => {
    const { data, body } = await read({ status: 'confirmed', network: 'base-mainnet' });
    expect(body.total).toBe(1);
    expect(data[0]).toMatchObject({
      status: 'confirmed',
      network: 'base-mainnet',
      amount_usd: '2.20',
      payer: agent.wallet,
      subject_type: 'x402',
      subject_id: hired.order_id,
      tx_hash: hired.x402.tx_signature,
      completes_at: null,
    });
    expect(data[0].settled_at).not.toBeNull();
  }, 30_000);
  expect((await read({ network: 'solana-mainnet' })).data).toEqual([]);
  expect((await read({ status: 'failed' })).data).toEqual([]);
});

it('what is no status or no network is 400', async () => {
  expect((await read({ status: 'whatever' })).status).toBe(400);
  expect((await read({ network: 'whatever' })).status).toBe(400);
  expect((await read({ limit: 0 })).status).toBe(400);
});

it('is for operators', async () => {
  const { ADMIN_API_KEY: bearer = '' } = market.env;
  expect((await market.call('GET', PATH, { bearer })).status).toBe(200);
  const person = await market.idp.signToken({ sub: 'somebody' });
  expect((await market.call('GET', PATH, { bearer: person })).status).toBe(403);
  expect((await market.call('GET', PATH)).status).toBe(401);
});

it('reads the rows of a page only, and those of a rare status without the others', async () => {
  await market.database.query(
    `insert into chain_transactions (id, network, kind, subject_type, subject_id, state, created_at, updated_at)
     select 'many' || n, 'base-mainnet', 'settlement', 'authorization', 'many' || n,
       case when n % 500 = 0 then 'failed' else 'confirmed' end, now(), now() from generate_series(1, 3000) n`,
  );
  for (const table of ['chain_transactions', 'payment_spends', 'settlements'])
    await market.database.query(`vacuum analyze ${table}`);
  const { em } = market.parts.orm;
  const page = { limit: 10, offset: 0, cursor: undefined };
  const reads = await countRowsReadBy(
    em.fork(),
    () => listSettlements(em.fork(), { state: 'failed' }, page),
    ['chain_transactions'],
  );
  expect(Math.max(...reads.chain_transactions)).toBeLessThanOrEqual(6);
});
