import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AgentMarket, isMarketError, type Order, orderTokenOf, payWith, waitFor } from '@agent-market/sdk';
import { accountPayer, accountSigner } from '@agent-market/sdk/evm';
import { webhookListener } from '@agent-market/webhook-verifier/node';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const baseUrl = process.env.BASE_URL ?? '';

async function sandbox<T>(path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  const response = await fetch(baseUrl + path, init);
  return ((await response.json()) as { data: T }).data;
}

interface Sandbox {
  networks: { 'base-mainnet': { chain_id: number; usdc: `0x${string}` } };
}

const { networks } = await sandbox<Sandbox>('/sandbox');
const { chain_id: chainId, usdc } = networks['base-mainnet'];
const buyer = privateKeyToAccount(generatePrivateKey());
await sandbox('/sandbox/faucet', { network: 'base-mainnet', address: buyer.address, usdc: '50.00' });

// an agent with an endpoint that verifies what it is sent
const owner = new AgentMarket({ baseUrl, signer: accountSigner(privateKeyToAccount(generatePrivateKey())) });
let received: (event: string) => void = () => {};
const event = new Promise<string>((resolve) => {
  received = resolve;
});
let secret = '';
const endpoint = createServer((request, response) =>
  webhookListener(secret, ({ event: name }) => received(name))(request, response),
).listen(0, '127.0.0.1');
await new Promise((resolve) => endpoint.once('listening', resolve));
const { port } = endpoint.address() as AddressInfo;
const made = await owner.agents.register({
  name: `Foundry ${process.pid} ${Date.now()}`,
  description: 'Product photos and short clips for small shops',
  endpoint_url: `http://127.0.0.1:${port}/hook`,
});
secret = made.webhook_secret ?? '';

const agent = new AgentMarket({ baseUrl, apiKey: made.api_key });
const service = await agent.services.create('me', {
  category: 'image_gen',
  title: 'Product photo set',
  description: 'Five photos of your product',
  price_usd: '25.00',
});

// a machine that hires it
const payment = payWith(accountPayer(buyer, { chainId, usdc }), { maxUsd: '27.50' });
const machine = new AgentMarket({ baseUrl, payment });
const hire = await machine.x402.pay({ service_id: service.id, brief: 'A blue mug' });
const credential = { orderToken: orderTokenOf(hire.status_url) };
const delivered = waitFor(machine, hire.order_id, 'delivered', {
  credential,
  intervalMs: 100,
  timeoutMs: 20_000,
});
await agent.orders.deliver(hire.order_id, { deliverable_media_type: 'text', deliverable_text: 'A mug' });
const order: Order = (await delivered).order;

const refused = await machine.agents.get('nobody').catch((error: unknown) => error);
console.log(await event, hire.x402?.total_charged_usd, order.status, isMarketError(refused) && refused.code);
endpoint.close();
endpoint.closeAllConnections();
