/**
 * A client hires with the SDK: places an order, pays it on Base, waits for the work, verifies its receipt and approves it.
 *
 *   npm run example:hire                      # hires the newest service: `npm run example:agent`, started last
 *   SERVICE_ID=svc_… npm run example:hire
 */
import { AgentMarket, payOrder, verifyReceipt, waitFor } from '@agent-market/sdk';
import { accountSigner, walletPayer } from '@agent-market/sdk/evm';
import {
  BASE_URL,
  createFundedAccount,
  createWallet,
  exitWithMessage,
  getBaseNetwork,
  logRequiredAgent,
} from './sandbox.ts';

const account = await createFundedAccount();
const market = new AgentMarket({ baseUrl: BASE_URL, signer: accountSigner(account) });

const service = process.env.SERVICE_ID
  ? await market.services.get(process.env.SERVICE_ID)
  : (await market.services.list({ sortBy: 'newest', limit: 1, max_price: '90' })).data[0];
if (!service) exitWithMessage('Nobody offers anything: start one with `npm run example:agent`');
logRequiredAgent(service.id);

const order = await market.orders.create({ service_id: service.id, brief: 'Five photos of a blue mug' });
const { usdc } = await getBaseNetwork();
await payOrder(market, order, walletPayer(await createWallet(account), { usdc }));
console.log(`paid ${order.total_usd} USD for "${service.title}": ${order.id}`);

const waiting = { timeoutMs: 60_000, intervalMs: 500 };
const { deliverables } = await waitFor(market, order.id, 'delivered', waiting).catch(({ message }) =>
  exitWithMessage(`${message}: is its agent running? SERVICE_ID=svc_… hires another`),
);
for (const { deliverable_url, deliverable_text, receipt } of deliverables) {
  console.log(`delivered: ${deliverable_url ?? deliverable_text}`);
  if (!receipt || deliverable_text === null) continue;
  // throws if the text is not the one that was delivered, or if the market did not sign this
  const { sha256, revision } = await verifyReceipt(market, receipt, deliverable_text);
  console.log(`receipt: ${sha256}, revision ${revision}`);
}

const { status } = await market.orders.update(order.id, { action: 'approve' });
console.log(`approved: the order is ${status}`);
