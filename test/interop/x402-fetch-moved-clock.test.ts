import { ExactEvmScheme } from '@x402/evm/exact/client';
import { wrapFetchWithPayment, x402Client } from '@x402/fetch';
import { type Address, parseEther } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EvmChain, startEvmChain } from '../../sandbox/evm/chain.ts';
import { BASE_CHAIN_ID } from '../support/chains/chains.ts';
import { evmSigner } from '../support/chains/signers.ts';
import { BRIEF, type HiringMarket, startHiring } from '../support/market/hires.ts';

const DAY = 86_400;

/** Of this file alone: its clock is moved. */
let base: EvmChain;
let market: HiringMarket;
beforeAll(async () => {
  base = await startEvmChain({ chainId: BASE_CHAIN_ID });
  market = await startHiring({ env: { BASE_RPC_URL: base.rpcUrl, BASE_USDC_ADDRESS: base.usdc } });
  await base.fund(market.treasury('base-mainnet') as Address, parseEther('1'));
}, 60_000);
afterAll(async () => {
  await market.close();
  await base.close();
});

/** Signs what is valid by the clock of its own machine. */
async function newBuyer(): Promise<typeof fetch> {
  const { account, address } = evmSigner();
  await base.mintUsdc(address, 100_000_000n);
  const client = new x402Client().register(`eip155:${BASE_CHAIN_ID}`, new ExactEvmScheme(account));
  client.setSpendControls(false);
  return wrapFetchWithPayment(fetch, client) as typeof fetch;
}

it('@x402/fetch hires also when the clocks of the service and its chain are ahead of its own', async () => {
  const [buyer, { id }] = await Promise.all([newBuyer(), market.createService()]);
  await base.advanceTime(2 * DAY);
  market.clock.advance(2 * DAY);
  const response = await buyer(`${market.url}/api/x402/discover/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ brief: BRIEF }),
  });
  expect(response.status, await response.text()).toBe(200);
}, 60_000);
