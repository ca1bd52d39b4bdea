import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmChain } from '../support/chains/chains.ts';
import { BRIEF, type HiringMarket, startHiring } from '../support/market/hires.ts';

/**
 * A folder in which `npm install x402-fetch` was run. The package brings some 300 MB of wallet front ends along, so it
 * is not among the dependencies.
 */
const folder = process.env.X402_FETCH_FOLDER;

interface X402Fetch {
  createSigner(network: string, privateKey: string): Promise<unknown>;
  wrapFetchWithPayment(
    fetch: typeof globalThis.fetch,
    signer: unknown,
    most?: bigint,
  ): typeof globalThis.fetch;
}

describe.skipIf(!folder)('x402-fetch, a version 1 client', () => {
  let market: HiringMarket;
  beforeAll(async () => {
    market = await startHiring();
  }, 60_000);
  afterAll(() => market.close());

  it('sees a price on Base below what it spends unless told, signs, and has hired', async () => {
    const path = createRequire(`${folder}/package.json`).resolve('x402-fetch');
    const { createSigner, wrapFetchWithPayment } = (await import(pathToFileURL(path).href)) as X402Fetch;
    const key = generatePrivateKey();
    const { address } = privateKeyToAccount(key);
    const chain = await evmChain();
    await chain.mintUsdc(address, 100_000_000n);
    const { id } = await market.createService({ price_usd: '0.09' });
    const pay = wrapFetchWithPayment(fetch, await createSigner('base-sepolia', key));
    const response = await pay(`${market.url}/api/x402/discover/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brief: BRIEF }),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    expect(JSON.parse(text).data.x402).toMatchObject({ payer_wallet: address, payment_chain: 'base' });
    expect(response.headers.get('x-payment-response')).toBeTruthy();
  }, 60_000);
});
