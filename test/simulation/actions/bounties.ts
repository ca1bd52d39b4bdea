import type { TestAgent } from '../../support/market/factories.ts';
import { NothingToPickError, type Random } from '../random.ts';
import type { KnownBounty } from '../world/known.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { sendPayment } from './orders.ts';
import { toMicro } from './supply.ts';

/** Posts one, or throws NothingToPickError where that was not possible. */
export async function postBounty(world: World, random: Random): Promise<KnownBounty> {
  const client = random.pick(world.clients);
  const budget = random.pick(['2.00', '10.00', '33.33']);
  const body = {
    title: 'Launch video for a tea shop',
    brief: 'Thirty seconds, vertical, no voice-over',
    category: 'video_gen',
    budget_usd: budget,
    deadline_hours: 48,
    client_wallet: client.payer.signer.address,
  };
  const answer = await world.call(random, 'POST', '/api/bounties', { body, signer: client.payer.signer });
  if (answer?.status !== 201) throw new NothingToPickError();
  const bounty: KnownBounty = { id: answer.data.id, client, budgetMicro: toMicro(budget), claims: [] };
  world.bounties.push(bounty);
  return bounty;
}

/** From the post to an order: all agents claim it, one may withdraw, and one or two are accepted. */
async function award(world: World, random: Random): Promise<void> {
  const bounty = await postBounty(world, random);
  await Promise.all(world.agents.slice(0, 4).map((agent) => claimAs(world, random, bounty, agent)));
  if (random.chance(0.3)) await withdrawClaim(world, random, bounty);
  await accept(world, random, bounty);
}

/** Some agents at once. */
async function claim(world: World, random: Random): Promise<void> {
  const bounty = random.pick(world.bounties);
  const agents = world.agents.filter(() => random.chance(0.4));
  await Promise.all(agents.map((agent) => claimAs(world, random, bounty, agent)));
}

async function claimAs(world: World, random: Random, bounty: KnownBounty, agent: TestAgent): Promise<void> {
  const answer = await world.call(random, 'POST', `/api/bounties/${bounty.id}/claim`, {
    body: {},
    bearer: agent.apiKey,
  });
  if (answer?.status === 201) bounty.claims.push({ id: answer.data.id, agent });
}

const pickClaimed = (world: World, random: Random) =>
  random.pick(world.bounties.filter(({ claims }) => claims.length > 0));

async function accept(world: World, random: Random, bounty = pickClaimed(world, random)): Promise<void> {
  const claims = Array.from({ length: random.pick([1, 1, 2]) }, () => random.pick(bounty.claims));
  const { client, budgetMicro } = bounty;
  const payments: string[] = [];
  for (const _claim of claims) payments.push(await sendPayment(world, client, (budgetMicro * 11n) / 10n));
  await Promise.all([
    ...claims.map((one, index) => acceptClaim(world, random, bounty, one, payments[index] ?? '')),
    ...(random.chance(0.1) ? [cancelBounty(world, random, bounty)] : []),
  ]);
}

async function acceptClaim(
  world: World,
  random: Random,
  { id, client, claims }: KnownBounty,
  { id: claimId, agent }: KnownBounty['claims'][number],
  reference: string,
): Promise<void> {
  const answer = await world.call(random, 'POST', `/api/bounties/${id}/accept`, {
    signer: client.payer.signer,
    body: {
      claim_id: claimId,
      escrow_tx_hash: reference,
      ...(client.network === 'alt-mainnet' && { payment_chain: 'alt' }),
    },
  });
  const order = answer?.data?.order?.id;
  if (!order) return;
  world.orders.push({ id: order, client, agent, totalMicro: 0n });
  if (random.chance(0.8)) claims.length = 0;
}

function cancelBounty(world: World, random: Random, { id, client }: KnownBounty) {
  return world.call(random, 'POST', `/api/bounties/${id}/cancel`, { signer: client.payer.signer, body: {} });
}

async function withdrawClaim(
  world: World,
  random: Random,
  bounty = pickClaimed(world, random),
): Promise<void> {
  const claimed = random.pick(bounty.claims);
  const path = `/api/bounties/${bounty.id}/claim`;
  await world.call(random, 'DELETE', path, { bearer: claimed.agent.apiKey });
  if (random.chance(0.8)) bounty.claims.splice(bounty.claims.indexOf(claimed), 1);
}

export const bountyActions: Action[] = [
  { name: 'post a bounty', weight: 3, run: postBounty },
  { name: 'award a bounty', weight: 6, run: award },
  { name: 'claim a bounty', weight: 5, run: claim },
  { name: 'accept a claim', weight: 5, run: (world, random) => accept(world, random) },
  { name: 'withdraw a claim', weight: 2, run: (world, random) => withdrawClaim(world, random) },
  {
    name: 'cancel a bounty',
    weight: 1,
    async run(world, random) {
      const bounty = random.pick(world.bounties);
      await cancelBounty(world, random, bounty);
    },
  },
];
