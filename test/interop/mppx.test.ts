import { Receipt } from 'mppx';
import { evm, Mppx } from 'mppx/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BASE_CHAIN_ID, evmChain } from '../support/chains/chains.ts';
import { evmSigner } from '../support/chains/signers.ts';
import { BRIEF, type HiringMarket, startHiring } from '../support/market/hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

/** A buyer with USDC on Base, who knows the token but nothing about the market. */
async function createBuyer() {
  const signer = evmSigner();
  const chain = await evmChain(BASE_CHAIN_ID);
  await chain.mintUsdc(signer.address, 100_000_000n);
  const { body } = await market.call('GET', '/api/x402/discover', {
    query: { service_id: (await market.createService()).id },
  });
  const { name, version } = body.accepts.find(
    ({ network }: { network: string }) => network === 'base-sepolia',
  ).extra;
  const client = Mppx.create({
    methods: [evm({ account: signer.account, networks: [BASE_CHAIN_ID], authorization: { name, version } })],
    polyfill: false,
  });
  return { address: signer.address, fetch: client.fetch };
}

it('mppx hires on Base: it answers the challenge and reads the receipt', async () => {
  const buyer = await createBuyer();
  const { id } = await market.createService();
  const response = await buyer.fetch(`${market.url}/api/x402/discover/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brief: BRIEF }),
  });
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const { x402 } = JSON.parse(text).data;
  expect(x402).toMatchObject({
    payer_wallet: buyer.address,
    payment_chain: 'base',
    total_charged_usd: '27.50',
  });
  expect(Receipt.fromResponse(response)).toMatchObject({
    method: 'evm',
    reference: x402.tx_signature,
    status: 'success',
  });
}, 60_000);

it('mppx pays twice for two hires', async () => {
  const buyer = await createBuyer();
  const { id } = await market.createService();
  const url = `${market.url}/api/x402/discover/${id}?brief=same`;
  const orders = [];
  for (const _ of [1, 2]) {
    const response = await buyer.fetch(url);
    orders.push(((await response.json()) as { order_id: string }).order_id);
  }
  expect(new Set(orders).size).toBe(2);
}, 60_000);
