import { wrapFetchWithSIWx } from '@x402/extensions/sign-in-with-x';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { evmSigner, solanaSigner, type WalletSigner } from '../../support/chains/signers.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignInHeader, toSiwxSigner } from '../../support/server/sign-in.ts';

let market: HiringMarket;
let base: string;
beforeAll(async () => {
  const port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  market = await startHiring({ env: { PORT: String(port), BASE_URL: base } });
}, 60_000);
afterAll(() => market.close());

describe.each([
  ['Solana', 'solana-mainnet', solanaSigner],
  ['EVM', 'base-mainnet', evmSigner],
] as const)('a wallet on %s that has paid and signs in again', (_name, network, newSigner) => {
  let serviceId: string;
  let orderId: string;
  beforeAll(async () => {
    serviceId = (await market.createService({ price_usd: '5.00' })).id;
    const paid = await market.payForService(serviceId, network);
    const { data, text } = await market.hire(serviceId, paid, { headers: { 'Idempotency-Key': 'first' } });
    expect(data?.order_id, text).toBeDefined();
    orderId = data.order_id;
  });

  const path = () => `/api/x402/discover/${serviceId}`;
  const discover = async (
    signer: WalletSigner,
    { brief = BRIEF, headers = {} }: { brief?: string; headers?: Record<string, string> } = {},
  ) =>
    market.call('POST', path(), {
      headers: { ...(await createSignInHeader(base, signer)), ...headers },
      body: { brief },
    });
  const payer = () => market.payers[network].signer;

  it('gets its order from the wrapped fetch of the package, and can open it', async () => {
    const response = await wrapFetchWithSIWx(fetch, toSiwxSigner(payer()))(`${base}${path()}`, {
      method: 'POST',
      // the package signs for the first network of the challenge
      headers: { 'content-type': 'application/json', 'X-Payment-Network': network },
      body: JSON.stringify({ brief: BRIEF }),
    });
    expect(response.status).toBe(200);
    const { order_id, result_url } = (await response.json()) as Record<string, string>;
    expect(order_id).toBe(orderId);
    expect((await fetch(String(result_url))).status).toBe(200);
  });

  it('gets the price for another request, under another key, and by another endpoint', async () => {
    expect((await discover(payer(), { brief: 'Something else' })).status).toBe(402);
    expect((await discover(payer(), { headers: { 'Idempotency-Key': 'second' } })).status).toBe(402);
    const same = await discover(payer(), { headers: { 'Idempotency-Key': 'first' } });
    expect([same.status, same.body.order_id]).toEqual([200, orderId]);
    const pay = await market.call('POST', '/api/x402/pay', {
      query: { service_id: serviceId },
      headers: await createSignInHeader(base, payer()),
      body: { brief: BRIEF },
    });
    expect(pay.status).toBe(402);
  });

  it('is no other wallet, which gets the price', async () => {
    const answer = await discover(newSigner());
    expect(answer.status).toBe(402);
    expect(answer.text).not.toContain(orderId);
  });

  it('gets the price again after the order was cancelled', async () => {
    const { query } = market.database;
    await query(`update orders set status = 'cancelled' where id = '${orderId}'`);
    expect((await discover(payer())).status).toBe(402);
  });
});
