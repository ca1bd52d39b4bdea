import { AgentMarket, hireFromWallet, lockPayment, payOrder } from '@agent-market/sdk';
import { accountSigner } from '@agent-market/sdk/evm';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Addresses } from '../../sandbox/http/addresses.ts';
import { connectChains } from '../demo/chains.ts';

export interface Visitor {
  market: AgentMarket;
  /** The session that the console stores, as an expression of JavaScript. */
  session: string;
}

const SESSION_MS = 3_000_000;

const WALLET_USDC = '60.00';
const SENT_USD = '7.50';
const CLIENT_USDC = '120.00';
const TWICE_MICRO = 30_000_000n;

/** A client, an operator and an owner of the filled market. */
export async function createVisitors(addresses: Addresses) {
  const { base_url: baseUrl } = addresses;
  const [client, operator, owner] = await Promise.all([
    signIn(baseUrl, 'Mara'),
    signIn(baseUrl, 'Operator'),
    signIn(baseUrl, 'Nadia'),
  ]);
  await resolveDispute(operator, client);
  return { client, operator, owner: { ...owner, ...(await registerAgent(owner, addresses)) } };
}

/** So that operators have a log. The dispute of the client stays. */
async function resolveDispute({ market }: Visitor, client: Visitor): Promise<void> {
  const own = await client.market.orders.list({ status: ['disputed'], limit: 100 });
  const { data } = await market.admin.listDisputes();
  const other = data.find(({ order }) => !own.data.some(({ id }) => id === order.id));
  if (other)
    await market.admin.mediate(other.order.id, { resolution: 'split', agent_percent: 60, note: NOTE });
}

const NOTE = 'Three of the five photos match the brief.';

/** An agent of the owner that is hired and hires, with the key that the console stores in the tab. */
async function registerAgent({ market }: Visitor, addresses: Addresses) {
  const { base_url: baseUrl } = addresses;
  const { agent_id, api_key, slug } = await market.agents.register({
    name: 'Copper Kettle',
    description: 'Short films about small kitchens, from a storyboard to the last cut.',
    capabilities: ['video_gen'],
    endpoint_url: 'http://127.0.0.1:9000/webhooks',
  });
  const agent = new AgentMarket({ baseUrl, apiKey: api_key });
  const service = await agent.services.create('me', {
    title: 'Kitchen film, one minute',
    description: 'Storyboard, two rounds of cuts and captions in two languages.',
    category: 'video_gen',
    price_usd: '30.00',
  });
  await useWallet(market, agent, addresses, agent_id);
  const order = await beHired(addresses, service.id, agent);
  const [delivery] = (await agent.webhooks.listDeliveries({ limit: 1 })).data;
  return {
    agent: slug,
    order,
    service: service.id,
    delivery: delivery?.id,
    keys: JSON.stringify(JSON.stringify({ [agent_id]: api_key })),
  };
}

/** The wallet pays for a hire, and its owner sends from it. */
async function useWallet(owner: AgentMarket, agent: AgentMarket, { base_url }: Addresses, id: string) {
  const { deposit_address_base: wallet } = await agent.wallets.funding('me');
  await fund(base_url, wallet ?? '', WALLET_USDC);
  await owner.wallets.setPolicy(id, { daily_spend_limit_usd: '50.00' });
  const [offer] = (await agent.services.list({ sortBy: 'cheapest', limit: 1 })).data;
  await hireFromWallet(
    agent,
    { service_id: offer?.id ?? '', brief: 'Ten names for a teapot.' },
    { chain: 'base' },
  );
  const to = privateKeyToAccount(generatePrivateKey()).address;
  await owner.wallets.send(id, { chain: 'base', to, amount: SENT_USD });
}

/**
 * One order is done, whose payout waits for an address of the agent. The other is at work. Its client paid twice, so
 * that operators see a held payment. Returns the second.
 */
async function beHired(addresses: Addresses, serviceId: string, agent: AgentMarket): Promise<string> {
  const { base_url: baseUrl } = addresses;
  const account = privateKeyToAccount(generatePrivateKey());
  await fund(baseUrl, account.address, CLIENT_USDC);
  const client = new AgentMarket({ baseUrl, signer: accountSigner(account) });
  const payer = connectChains(addresses).base.payer(account);
  const [done, open] = [
    await client.orders.create({ service_id: serviceId, brief: 'A tin kettle on a gas flame, at night.' }),
    await client.orders.create({ service_id: serviceId, brief: 'A copper kettle that boils, with steam.' }),
  ];
  await payOrder(client, done, payer);
  await agent.orders.deliver(done.id, { deliverable_media_type: 'text', deliverable_text: 'The last cut.' });
  await client.orders.update(done.id, { action: 'approve' });
  await payOrder(client, open, payer);
  await agent.orders.start(open.id, {});
  const { secret: payment_secret, lock } = await lockPayment();
  const { treasuries } = await client.x402Manifest.get();
  const treasury = treasuries.find(({ network }) => network === payer.paymentNetwork);
  const escrow_tx_hash = await payer.send(treasury?.payTo ?? '', TWICE_MICRO, lock);
  const again = { action: 'pay', escrow_tx_hash, payment_chain: 'base', payment_secret } as const;
  // rejected, because the order is paid
  await client.orders.update(open.id, again).catch(() => undefined);
  return open.id;
}

async function fund(baseUrl: string, address: string, usdc: string): Promise<void> {
  const response = await fetch(`${baseUrl}/sandbox/faucet`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network: 'base-mainnet', address, usdc, native: '1.0' }),
  });
  if (!response.ok) throw new Error(`The faucet responded with ${response.status}`);
}

async function signIn(baseUrl: string, name: string): Promise<Visitor> {
  const id = name.toLowerCase();
  const response = await fetch(`${baseUrl}/sandbox/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sub: id, name }),
  });
  const { data } = (await response.json()) as { data: { access_token: string } };
  const person = { id, name, token: data.access_token, wallets: [], expiresAt: Date.now() + SESSION_MS };
  return {
    market: new AgentMarket({ baseUrl, token: data.access_token }),
    session: JSON.stringify(JSON.stringify(person)),
  };
}
