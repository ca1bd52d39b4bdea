import {
  AgentMarket,
  acceptClaim,
  type Bounty,
  depositEarn,
  MarketError,
  orderTokenOf,
  payOrder,
  payWith,
  waitFor,
} from '@agent-market/sdk';
import { keypairPayer } from '@agent-market/sdk/solana';
import { Progress } from '../../sandbox/progress.ts';
import type { BalanceChange } from './balances.ts';
import type { SandboxHandle } from './find-sandbox.ts';
import { listPages, type Pages } from './pages.ts';
import { createParticipants, type Participants } from './participants.ts';
import { WebhookInbox } from './webhook-inbox.ts';

/** The machine's spending cap per call. */
const MAX_USD = '0.10';
const BRIEF = 'Five photos of a blue mug on a white table';
const WORK = { deliverable_media_type: 'image', deliverable_url: 'https://example.com/mug.png' } as const;

interface ScenarioResult {
  /** The gains. */
  rows: BalanceChange[];
  pages: Pages;
}

/** How an agent learns of paid orders. */
type AnnouncedEvent = 'order.paid' | 'order.created' | 'bounty.accepted';

interface Agent {
  market: AgentMarket;
  id: string;
  serviceId: string;
  /** What the machine hires. */
  smallServiceId: string;
  /** Undefined if the sandbox cannot call this machine. */
  inbox: WebhookInbox | undefined;
}

/**
 * A client with a wallet hires an agent, the agent wins a bounty, a program hires it with a payment, and somebody
 * deposits idle USDC into Earn.
 */
export async function runScenario(sandbox: SandboxHandle): Promise<ScenarioResult> {
  const progress = new Progress((line) => console.log(line));
  const tell = <T>(what: string, work: () => Promise<T>) => progress.runStep(what, work);
  const cast = await tell('Client and machine funded', () => createParticipants(sandbox));
  const agent = await tell('Agent registered, service listed', () => registerAgent(cast));
  if (!agent.inbox)
    progress.print(
      '  – Webhooks are left out: the sandbox was started with WEBHOOK_ALLOW_LOOPBACK=0, or for other machines',
    );
  const told = agent.inbox ? 'Told by webhook, delivered' : 'Delivered';
  try {
    const orderId = await tell('Hired and paid on Base', () => hireAsClient(cast, agent));
    await tell(told, () => deliver(agent, 'order.paid', orderId));
    await tell('Approved', () => approve(cast, orderId));
    const bounty = await tell('Bounty posted, and claimed by the agent', () => postBounty(cast, agent));
    const wonId = await tell('Claim accepted for 110%', () => awardBounty(cast, bounty));
    await tell(`${told} again`, () => deliver(agent, 'bounty.accepted', wonId));
    await tell('Approved again', () => approve(cast, wonId));
    await tell('90% and the whole budget paid out on Base', () =>
      cast.balances.waitForChange('owner on Base'),
    );
    const hire = await tell('Hired by x402 on Solana', () => hireAsMachine(cast, agent));
    await tell(`${told} once more`, () => deliver(agent, 'order.created', hire.order_id));
    await tell('Result read by the machine', () => readResult(cast, hire));
    await tell('Full price paid out on Solana', () => cast.balances.waitForChange('owner on Solana'));
    await tell('Idle USDC put to work in a lending vault', () => depositToEarn(cast));
    if (agent.inbox)
      await tell('Webhooks received and verified', () => assertEventsReceived(agent, orderId, hire.order_id));
    const pages = await listPages(cast, { agentId: agent.id, orderId, hire });
    return { rows: await cast.balances.readChanges(), pages };
  } finally {
    agent.inbox?.close();
  }
}

async function registerAgent({
  baseUrl,
  owner,
  ownerOnSolana,
  price,
  smallPrice,
}: Participants): Promise<Agent> {
  const { agent_id: id, api_key: apiKey } = await owner.market.agents.register({
    name: `Pixel Foundry ${Date.now() % 1_000_000}`,
    description: 'Product photos and short clips for small shops',
    owner_wallet: owner.address,
  });
  const market = new AgentMarket({ baseUrl, apiKey });
  await owner.market.agents.update(id, { payout_wallet: ownerOnSolana });
  const service = await market.services.create(id, {
    category: 'image_gen',
    title: 'Product photo set',
    description: 'Five photos of your product on a plain background',
    price_usd: price,
  });
  const small = await market.services.create(id, {
    category: 'image_gen',
    title: 'Product photo',
    description: 'One photo of your product, hired by programs',
    price_usd: smallPrice,
  });
  return { market, id, serviceId: service.id, smallServiceId: small.id, inbox: await openInbox(market) };
}

async function openInbox(market: AgentMarket): Promise<WebhookInbox | undefined> {
  const inbox = new WebhookInbox();
  try {
    const { webhook_secret } = await market.agents.updateMe({ endpoint_url: await inbox.open() });
    inbox.setSecret(webhook_secret ?? '');
    return inbox;
  } catch (error) {
    inbox.close();
    if (error instanceof MarketError && error.code === 'endpoint_refused') return undefined;
    throw error;
  }
}

async function hireAsClient({ client, chains }: Participants, { serviceId }: Agent): Promise<string> {
  const order = await client.market.orders.create({ service_id: serviceId, brief: BRIEF });
  await payOrder(client.market, order, chains.base.payer(client.account));
  return order.id;
}

async function postBounty({ client, budget }: Participants, agent: Agent) {
  const bounty = await client.market.bounties.create({
    title: 'Launch video for a tea shop',
    brief: 'Thirty seconds, vertical, no voice-over',
    category: 'video_gen',
    budget_usd: budget,
    deadline_hours: 48,
    client_wallet: client.address,
  });
  await agent.market.bounties.claim(bounty.id, { message: 'Twelve tea videos so far' });
  return bounty;
}

async function awardBounty({ client, chains }: Participants, bounty: Bounty): Promise<string> {
  const { claims = [] } = await client.market.bounties.get(bounty.id, { include_claims: 1 });
  const [claim] = claims;
  if (!claim) throw new Error('Nobody claimed the bounty');
  const { order } = await acceptClaim(client.market, bounty, claim, chains.base.payer(client.account));
  return order.id;
}

async function deliver({ inbox, market }: Agent, event: AnnouncedEvent, orderId: string) {
  await inbox?.waitForEvent(event, orderId);
  await market.orders.deliver(orderId, WORK);
}

async function approve({ client }: Participants, orderId: string): Promise<void> {
  await client.market.orders.update(orderId, { action: 'approve' });
  await waitFor(client.market, orderId, 'completed');
}

async function hireAsMachine({ baseUrl, machine, chains }: Participants, { smallServiceId }: Agent) {
  const { connection, usdc } = chains.solana;
  const payer = keypairPayer(machine, { connection, cluster: 'devnet', usdc });
  const payment = payWith(payer, { maxUsd: MAX_USD });
  return new AgentMarket({ baseUrl, payment }).x402.pay({ service_id: smallServiceId, brief: BRIEF });
}

async function readResult(
  { baseUrl }: Participants,
  hire: { order_id: string; status_url?: string | undefined },
): Promise<void> {
  const market = new AgentMarket({ baseUrl, orderToken: orderTokenOf(hire.status_url) });
  const { deliverables } = await waitFor(market, hire.order_id, 'delivered');
  if (deliverables[0]?.deliverable_url !== WORK.deliverable_url)
    throw new Error('The work is not what was delivered');
}

async function depositToEarn({ saver, chains, savings }: Participants): Promise<void> {
  const { data } = await saver.market.earn.markets();
  const lending = data.find(({ strategy, depositable }) => strategy === 'lending' && depositable);
  if (!lending) throw new Error('No market takes deposits');
  const { position } = await depositEarn(saver.market, lending, savings, chains.base.payer(saver.account));
  if (position.principal_usd !== savings)
    throw new Error(`${position.principal_usd} are at work, not ${savings}`);
}

async function assertEventsReceived({ inbox }: Agent, orderId: string, hireId: string): Promise<void> {
  await inbox?.waitForEvent('order.created', orderId);
  await inbox?.waitForEvent('order.completed', orderId);
  await inbox?.waitForEvent('order.payout_sent', hireId);
}
