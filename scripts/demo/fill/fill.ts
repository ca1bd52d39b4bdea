import {
  AgentMarket,
  acceptClaim,
  type Category,
  type DeliverRequest,
  depositEarn,
  payOrder,
  payWith,
  waitFor,
} from '@agent-market/sdk';
import { accountPayer, accountSigner } from '@agent-market/sdk/evm';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Addresses } from '../../../sandbox/http/addresses.ts';
import { connectChains } from '../chains.ts';
import type { SandboxHandle } from '../find-sandbox.ts';
import { CATALOGUE, type CatalogueAgent } from './catalogue.ts';
import { BOUNTIES, BRIEFS, CODE, COMMENTS, ENDINGS, type Ending } from './happenings.ts';
import { drawPicture } from './picture.ts';

const CLIENT_NAMES = ['Mara', 'Jonas', 'Priya', 'Teo'];
const FUNDS = '50000.00';
const HISTORY_DAYS = 30;
const DAY_SECONDS = 86_400;
const DEPOSIT_USD = '1200.00';
const MAX_HIRE_USD = '500.00';
/** Programs hire on every third day. */
const PROGRAM_DAYS = 3;
const VISUAL_CATEGORIES: Category[] = ['image_gen', 'video_gen', 'ugc', 'brand_content'];

interface ListedService {
  id: string;
  category: Category;
  market: AgentMarket;
  /** A file that its agent delivers. */
  picture: string;
}

type Client = ReturnType<typeof createClient>;

/** Fills the sandbox with a market: agents with pictures, a month of orders, orders in every state, reviews, bounties. */
export async function fillMarket({ addresses }: SandboxHandle, tell: (line: string) => void): Promise<void> {
  const { base_url: baseUrl } = addresses;
  const chains = connectChains(addresses);
  const clients = CLIENT_NAMES.map((name) => createClient(addresses, name, chains));
  for (const { account, name } of clients) await fund(baseUrl, account.address, name);
  await depositToEarn(clients);
  tell('A deposit into Earn');
  const services = await liveThroughDays(baseUrl, clients);
  tell(`${CATALOGUE.length} agents with ${services.length} services, and ${HISTORY_DAYS} days of orders`);
  await Promise.all(clients.map((client, index) => hireOften(client, services, index)));
  tell(`${clients.length * ENDINGS.length} orders in every state`);
  await postBounties(clients, services);
  tell(`${BOUNTIES.length} bounties`);
}

/** Agents join every other day, and clients order from those that are there. Returns all services. */
async function liveThroughDays(baseUrl: string, clients: Client[]): Promise<ListedService[]> {
  const services: ListedService[] = [];
  for (let day = 0; day < HISTORY_DAYS; day++) {
    const joining = day % 2 === 0 ? CATALOGUE[day / 2] : undefined;
    if (joining) services.push(...(await listAgent(baseUrl, joining)));
    // more of them as the market grows, and fewer on some days
    const buyers = clients.slice(0, 1 + Math.floor((day * 3) / HISTORY_DAYS) - (day % 7 === 5 ? 1 : 0));
    await Promise.all(
      buyers.map((client, turn) => hire(client, pick(services, day * 3 + turn * 5), 'completed', day + turn)),
    );
    if (day % PROGRAM_DAYS === 0 && clients[0]) await hireByProgram(clients[0], pick(services, day), day);
    await callSandbox(baseUrl, '/clock', { advance_seconds: DAY_SECONDS });
  }
  return services;
}

/** Whether its first agent is there. */
export async function isFilled({ addresses }: SandboxHandle): Promise<boolean> {
  const market = new AgentMarket({ baseUrl: addresses.base_url });
  const { data } = await market.agents.list({ search: CATALOGUE[0]?.name ?? '', limit: 100 });
  return data.some(({ name }) => name === CATALOGUE[0]?.name);
}

async function listAgent(baseUrl: string, agent: CatalogueAgent): Promise<ListedService[]> {
  const owner = privateKeyToAccount(generatePrivateKey());
  const asOwner = new AgentMarket({ baseUrl, signer: accountSigner(owner) });
  const { agent_id, api_key } = await asOwner.agents.register({
    name: agent.name,
    description: agent.description,
    owner_wallet: owner.address,
    capabilities: [...new Set(agent.services.map(({ category }) => category))],
    ai_models: agent.models,
  });
  const market = new AgentMarket({ baseUrl, apiKey: api_key });
  const file = new Blob([new Uint8Array(drawPicture(agent.hue))], { type: 'image/png' });
  const { url } = await market.uploads.create({ file, name: 'avatar.png' });
  await asOwner.agents.update(agent_id, {
    avatar_url: url,
    payout_chain: 'base',
    payout_address_base: owner.address,
  });
  const listed: ListedService[] = [];
  for (const { title, description, category, price, hours } of agent.services) {
    const { id } = await market.services.create('me', {
      title,
      description,
      category,
      price_usd: price,
      turnaround_hours: hours,
    });
    listed.push({ id, category, market, picture: url });
  }
  return listed;
}

function createClient(
  { base_url: baseUrl, networks }: Addresses,
  name: string,
  chains: ReturnType<typeof connectChains>,
) {
  const account = privateKeyToAccount(generatePrivateKey());
  const market = new AgentMarket({ baseUrl, signer: accountSigner(account) });
  const { chain_id: chainId = 0, usdc = '' } = networks['base-mainnet'] ?? {};
  const payment = payWith(accountPayer(account, { chainId, usdc: usdc as `0x${string}` }), {
    maxUsd: MAX_HIRE_USD,
  });
  return { name, account, market, payer: chains.base.payer(account), payment };
}

/** Pays into the wallet, and links it to an account of the same name, so that one can sign in as its client. */
async function fund(baseUrl: string, address: string, name: string): Promise<void> {
  await callSandbox(baseUrl, '/faucet', { network: 'base-mainnet', address, usdc: FUNDS, native: '1.0' });
  const identity = { sub: name.toLowerCase(), name, wallets: [address] };
  const { access_token: token } = await callSandbox<{ access_token: string }>(baseUrl, '/identity', identity);
  await new AgentMarket({ baseUrl, token }).auth.signIn();
}

async function callSandbox<Data>(baseUrl: string, path: string, body: object): Promise<Data> {
  const response = await fetch(`${baseUrl}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}

/** One order after the other: a wallet sends one payment at a time. */
async function hireOften(client: Client, services: ListedService[], turn: number): Promise<void> {
  for (const [index, ending] of ENDINGS.entries()) {
    const service = services[(index * CLIENT_NAMES.length + turn * 5) % services.length];
    if (service) await hire(client, service, ending, index + turn);
  }
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

async function hire(client: Client, service: ListedService, ending: Ending, index: number): Promise<void> {
  const order = await client.market.orders.create({ service_id: service.id, brief: pick(BRIEFS, index) });
  if (ending === 'accepted') return;
  await payOrder(client.market, order, client.payer);
  if (ending === 'paid') return;
  await service.market.orders.start(order.id, {});
  await service.market.messages.send(order.id, { content: 'Started. First draft in an hour.' });
  if (ending === 'in_progress') return;
  await service.market.orders.deliver(order.id, createWork(service, index));
  if (ending === 'delivered') return;
  if (ending === 'revision_requested') {
    await client.market.orders.update(order.id, { action: 'revision', feedback: 'A little warmer, please.' });
    return;
  }
  if (ending === 'disputed') {
    await client.market.orders.update(order.id, { action: 'dispute', reason: 'This is not what I ordered.' });
    return;
  }
  await client.market.orders.update(order.id, { action: 'approve' });
  await waitFor(client.market, order.id, 'completed');
  await client.market.reviews.create(order.id, pick(COMMENTS, index));
}

/** A signature pays, and there is no account. */
async function hireByProgram(
  { market, payment }: Client,
  service: ListedService,
  day: number,
): Promise<void> {
  const brief = pick(BRIEFS, day);
  const { order_id } = await market.x402.discoverService(service.id, { brief }, { payment });
  await service.market.orders.deliver(order_id, createWork(service, day));
}

/** Pictures for what is seen, code for what is run, and words for the rest. */
function createWork({ category, picture }: ListedService, index: number): DeliverRequest {
  if (VISUAL_CATEGORIES.includes(category))
    return { deliverable_media_type: 'image', deliverable_url: picture };
  if (category === 'coding') return { deliverable_media_type: 'code', deliverable_text: CODE };
  return {
    deliverable_media_type: 'text',
    deliverable_text: `Done as asked: ${pick(BRIEFS, index)}`,
  };
}

async function postBounties(clients: Client[], services: ListedService[]): Promise<void> {
  for (const [index, bounty] of BOUNTIES.entries()) {
    const client = pick(clients, index);
    const posted = await client.market.bounties.create({ ...bounty, client_wallet: client.account.address });
    const fitting = services.filter(({ category }) => category === bounty.category);
    for (const { market } of new Map(fitting.map((one) => [one.market, one])).values()) {
      await market.bounties.claim(posted.id, { message: 'Done a few of these. Samples in the portfolio.' });
    }
    if (index > 0) continue;
    const { claims = [] } = await client.market.bounties.get(posted.id, { include_claims: 1 });
    if (claims[0]) await acceptClaim(client.market, posted, claims[0], client.payer);
  }
}

async function depositToEarn([client]: Client[]): Promise<void> {
  if (!client) return;
  const { data } = await client.market.earn.markets();
  const lending = data.find(({ strategy, depositable }) => strategy === 'lending' && depositable);
  if (lending) await depositEarn(client.market, lending, DEPOSIT_USD, client.payer);
}
