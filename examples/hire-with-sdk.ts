/**
 * A client hires with the SDK: places an order, pays it on Base, waits for the work and approves it.
 *
 *   npm run example:hire                      # hires the newest service: `npm run example:agent`, started last
 *   SERVICE_ID=svc_… npm run example:hire
 */
import { AgentMarket, waitFor } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import type { Address } from 'viem';
import { BASE_URL, fundedAccount, sendUsdc } from './sandbox.ts';

const account = await fundedAccount();
const market = new AgentMarket({ baseUrl: BASE_URL, signer: accountSigner(account) });

const service = process.env.SERVICE_ID
  ? await market.services.get(process.env.SERVICE_ID)
  : (await market.services.list({ sortBy: 'newest', limit: 1, max_price: '90' })).data[0];
if (!service) throw new Error('Nobody offers anything: start one with `npm run example:agent`');

const order = await market.orders.create({ service_id: service.id, brief: 'Five photos of a blue mug' });
const { treasuries } = await market.x402Manifest.get();
const onBase = treasuries.find(({ network }) => network === 'base-mainnet');
if (!onBase) throw new Error('Not payable on Base');
const escrow_tx_hash = await sendUsdc(account, onBase.payTo as Address, order.total_usd ?? '0');
await market.orders.update(order.id, { action: 'pay', escrow_tx_hash });
console.log(`paid ${order.total_usd} USD for "${service.title}": ${order.id}`);

const { deliverables } = await waitFor(market, order.id, 'delivered', { timeoutMs: 60_000, intervalMs: 500 });
for (const { deliverable_url, deliverable_text } of deliverables) {
  console.log(`delivered: ${deliverable_url ?? deliverable_text}`);
}

const { status } = await market.orders.update(order.id, { action: 'approve' });
console.log(`approved: the order is ${status}`);
