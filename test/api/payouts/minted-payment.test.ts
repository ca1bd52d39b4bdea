import type { Address } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { evmChain } from '../../support/chains.ts';
import { eventually } from '../../support/eventually.ts';
import { makeService } from '../../support/factories.ts';
import { type Market, startMarket } from '../../support/orders.ts';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
}, 60_000);
afterAll(() => market.close());

it('a payment that a bridge minted to the treasury can be refunded', async () => {
  const service = await makeService(market, market.agent);
  const bearer = await market.idp.token({ sub: 'bridge-user' });
  const body = { service_id: service.id, brief: 'Something made well' };
  const { id } = (await market.call('POST', '/api/orders', { body, bearer })).data;
  const act = (action: object) => market.call('PATCH', `/api/orders/${id}`, { body: action, bearer });
  const chain = await evmChain();
  const minted = await chain.mintUsdc(market.treasury('base-mainnet') as Address, 25_000_000n);
  const paid = await act({ action: 'pay', escrow_tx_hash: minted });
  expect(paid.status, paid.text).toBe(200);
  expect((await act({ action: 'cancel' })).status).toBe(200);
  await eventually(async () => {
    const { data } = await market.call('GET', `/api/orders/${id}`, { bearer });
    expect(data.order.refund).toMatchObject({ tx_hash: expect.stringMatching(/^0x/) });
  }, 20_000);
}, 60_000);
