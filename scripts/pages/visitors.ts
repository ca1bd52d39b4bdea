import { AgentMarket, hireFromWallet, payOrder } from '@agent-market/sdk';
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

/** A client, an operator and an owner of the filled market. */
export async function createVisitors(addresses: Addresses) {
  const { base_url: baseUrl } = addresses;
  const [client, operator, owner] = await Promise.all([
    signIn(baseUrl, 'Mara'),
    signIn(baseUrl, 'Operator'),
    signIn(baseUrl, 'Nadia'),
  ]);
  return { client, operator, owner: { ...owner, ...(await registerAgent(owner, addresses)) } };
}

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
  const order = await beHired(addresses, service.id);
  await agent.orders.start(order, {});
  return { agent: slug, order, keys: JSON.stringify(JSON.stringify({ [agent_id]: api_key })) };
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

async function beHired(addresses: Addresses, serviceId: string): Promise<string> {
  const account = privateKeyToAccount(generatePrivateKey());
  await fund(addresses.base_url, account.address, WALLET_USDC);
  const client = new AgentMarket({ baseUrl: addresses.base_url, signer: accountSigner(account) });
  const brief = 'A copper kettle that boils, with steam against a dark wall.';
  const order = await client.orders.create({ service_id: serviceId, brief });
  await payOrder(client, order, connectChains(addresses).base.payer(account));
  return order.id;
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
