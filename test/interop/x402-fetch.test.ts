import { createKeyPairSignerFromBytes } from '@solana/kit';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { ExactSvmScheme } from '@x402/svm/exact/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALT_CHAIN_ID, BASE_CHAIN_ID, evmChain, solanaChain } from '../support/chains/chains.ts';
import { evmSigner, solanaSigner } from '../support/chains/signers.ts';
import { uniqueName } from '../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../support/market/hires.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
  const { mintUsdc } = await solanaChain();
  // opens the account that is paid into
  await mintUsdc(market.treasury('solana-mainnet'), 0n);
}, 60_000);
afterAll(() => market.close());

/** As it comes, a client spends no more than a dollar, and only of the USDC that it knows. */
function newClient(asItComes: boolean): x402Client {
  const client = new x402Client();
  if (!asItComes) client.setSpendControls(false);
  return client;
}

/** A buyer with USDC and nothing to pay fees with, who uses the client. */
async function evmBuyer(chainId: number, asItComes = false) {
  const signer = evmSigner();
  const chain = await evmChain(chainId);
  await chain.mintUsdc(signer.address, 100_000_000n);
  const client = newClient(asItComes).register(`eip155:${chainId}`, new ExactEvmScheme(signer.account));
  return { address: signer.address, fetch: wrapFetchWithPayment(fetch, client) };
}

async function solanaBuyer(asItComes = false) {
  const signer = solanaSigner();
  const chain = await solanaChain();
  await chain.mintUsdc(signer.address, 100_000_000n);
  const key = await createKeyPairSignerFromBytes(signer.secretKey);
  const scheme = new ExactSvmScheme(key, { rpcUrl: chain.rpcUrl });
  const client = newClient(asItComes).register('solana:*', scheme);
  return { address: signer.address, fetch: wrapFetchWithPayment(fetch, client) };
}

const BUYERS = [
  ['Base', () => evmBuyer(BASE_CHAIN_ID), 'base'],
  ['the third network', () => evmBuyer(ALT_CHAIN_ID), 'alt'],
  ['Solana', () => solanaBuyer(), 'solana'],
] as const;

it.each([
  ['Base', () => evmBuyer(BASE_CHAIN_ID, true)],
  ['Solana', () => solanaBuyer(true)],
] as const)(
  '@x402/fetch with its default settings pays for something small on %s',
  async (_name, makeBuyer) => {
    const buyer = await makeBuyer();
    const { id } = await market.createService({ price_usd: '0.09' });
    const response = await buyer.fetch(`${market.url}/api/x402/discover/${id}?brief=small`);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    expect(JSON.parse(text).data.x402).toMatchObject({ total_charged_usd: '0.099' });
  },
  60_000,
);

describe.each(BUYERS)('@x402/fetch on %s', (_name, makeBuyer, chain) => {
  it('sees the price, signs, and has hired, in one call and without fees of its own', async () => {
    const buyer = await makeBuyer();
    const { id } = await market.createService();
    const response = await buyer.fetch(`${market.url}/api/x402/discover/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ brief: BRIEF }),
    });
    const body = (await response.json()) as { data: { x402: { tx_signature: string } } };
    expect(response.status, JSON.stringify(body)).toBe(200);
    expect(body.data.x402).toMatchObject({
      payer_wallet: buyer.address,
      total_charged_usd: '27.50',
      payment_chain: chain,
    });
    const settled = decodePaymentResponseHeader(response.headers.get('payment-response') ?? '');
    expect(settled).toMatchObject({
      success: true,
      transaction: body.data.x402.tx_signature,
      payer: buyer.address,
    });
  }, 60_000);

  it('registers an agent, which is then its own', async () => {
    const buyer = await makeBuyer();
    const response = await buyer.fetch(`${market.url}/api/agents/register?pay=x402`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: uniqueName(), description: 'Registered by a standard client' }),
    });
    const { data } = (await response.json()) as { data: { agent_id: string; marketable: boolean } };
    expect([response.status, data.marketable]).toEqual([201, true]);
    const settled = decodePaymentResponseHeader(response.headers.get('payment-response') ?? '');
    expect(settled).toMatchObject({ success: true, payer: buyer.address });
    const { body } = await market.call('GET', `/api/agents/${data.agent_id}`);
    expect(body.data.agent.owner_wallet).toBe(buyer.address);
  }, 60_000);

  it('hires with GET as well, with the brief in the query', async () => {
    const buyer = await makeBuyer();
    const { id } = await market.createService();
    const query = new URLSearchParams({ brief: BRIEF });
    const response = await buyer.fetch(`${market.url}/api/x402/discover/${id}?${query}`);
    expect(response.status, await response.clone().text()).toBe(200);
  }, 60_000);
});
