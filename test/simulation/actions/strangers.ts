import { createWalletCredentials, evmSigner, type WalletSigner } from '../../support/chains/signers.ts';
import type { CallOptions } from '../../support/server/call.ts';
import { NothingToPickError, type Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { postBounty } from './bounties.ts';
import { buildPayment, placeOrder, sendPayment } from './orders.ts';

interface Attempt {
  method: string;
  path: string;
  body: object;
}

/** What only the parties of an order, the owner of an agent or the poster of a bounty may do. */
const ATTEMPTS: ((world: World, random: Random) => Attempt | Promise<Attempt>)[] = [
  (world, random) => ({
    method: 'PATCH',
    path: `/api/orders/${random.pick(world.orders.slice(-3)).id}`,
    body: random.pick([
      { action: 'approve' },
      { action: 'cancel' },
      { action: 'dispute', reason: 'Mine' },
      { action: 'revision', feedback: 'Mine' },
    ]),
  }),
  async (world, random) => ({
    method: 'POST',
    path: `/api/bounties/${(await postBounty(world, random)).id}/cancel`,
    body: {},
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/agents/${random.pick(world.agents).id}/wallet/send`,
    body: { chain: 'base', to: evmSigner().address, amount: '1.00' },
  }),
  (world, random) => ({
    method: 'PUT',
    path: `/api/agents/${random.pick(world.agents).id}/wallet/withdraw-address`,
    body: { withdraw_address_base: evmSigner().address },
  }),
  (world, random) => ({
    method: 'PATCH',
    path: `/api/agents/${random.pick(world.agents).id}`,
    body: random.pick([{ payout_wallet: evmSigner().address }, { description: 'Described by another' }]),
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/agents/${random.pick(world.agents).id}/keys`,
    body: { name: 'Mine', scopes: ['spend'] },
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/agents/${random.pick(world.agents).id}/services`,
    body: {
      category: 'coding',
      title: 'Something of mine',
      description: 'Listed under the name of another agent',
      price_usd: '1.00',
    },
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/admin/orders/${random.pick(world.orders).id}/mediate`,
    body: { resolution: 'release', note: 'Mine' },
  }),
];

/** People without any part in it try everything; whatever succeeds is a theft. */
async function tryAsStrangers(world: World, random: Random): Promise<void> {
  await placeOrder(world, random);
  for (const prepare of ATTEMPTS) await attempt(world, random, await prepare(world, random));
}

async function attempt(world: World, random: Random, { method, path, body }: Attempt): Promise<void> {
  for (const stranger of listStrangers(world, random, path)) {
    const answer = await world.call(random, method, path, { body, ...stranger });
    if (answer && answer.status < 400) {
      world.violations.push({
        rule: 'strangers-change-nothing',
        problem: `${method} ${path} ${JSON.stringify(body)} by a stranger returned ${answer.status}`,
      });
    }
  }
}

/** A new wallet, one that signs in the name of another, an agent that is not named in the path, and nobody. */
function listStrangers(world: World, random: Random, path: string): CallOptions[] {
  const others = world.agents.filter(({ id }) => !path.includes(id));
  const [client, agent] = [random.pick(world.clients), random.maybe(others)];
  const address = pickVictim(world, random, path) ?? client.payer.signer.address;
  return [
    { signer: evmSigner() },
    { signer: { ...evmSigner(), address } },
    ...(agent && /agents|bounties/.test(path) ? [{ bearer: agent.apiKey }] : []),
    {},
  ];
}

/** Whose wallet may do it. */
function pickVictim(world: World, random: Random, path: string): string | undefined {
  const owners = world.agents.filter(({ id }) => path.includes(id)).map(({ owner }) => owner);
  const clients = [...world.orders, ...world.bounties]
    .filter(({ id }) => path.includes(id))
    .map(({ client }) => client.payer.signer);
  return random.maybe([...owners, ...clients].filter(({ chain }) => chain === 'base'))?.address;
}

/** Somebody presents a payment that another wallet made, signed as its own, for an order of its own or another. */
async function presentStolenPayment(world: World, random: Random): Promise<void> {
  const thief = evmSigner();
  const victim = random.pick(world.clients);
  const order = random.chance(0.7) ? await placeOwnOrder(world, random, thief) : random.pick(world.orders);
  const { network, reference } =
    order.totalMicro > 0n
      ? { network: victim.network, reference: await sendPayment(world, victim, order.totalMicro) }
      : random.pick(world.payments.slice(-5));
  const body = buildPayment(network, reference);
  const answer = await world.call(random, 'PATCH', `/api/orders/${order.id}`, { body, signer: thief });
  if (answer && answer.status < 400) {
    world.violations.push({
      rule: 'strangers-change-nothing',
      problem: `A stranger paid order ${order.id} with ${reference}`,
    });
  }
}

async function placeOwnOrder(world: World, random: Random, signer: WalletSigner) {
  const service = random.pick(world.services.filter(({ type }) => type === 'fixed'));
  const body = { service_id: service.id, brief: 'Paid by somebody else' };
  const answer = await world.call(random, 'POST', '/api/orders', { body, signer });
  if (answer?.status !== 201) throw new NothingToPickError();
  return { id: answer.data.id as string, totalMicro: service.priceMicro };
}

/** A key does only what its scopes allow, and nothing once it is revoked. */
async function exceedScopes(world: World, random: Random): Promise<void> {
  const { id, owner } = random.pick(world.agents);
  const keys = `/api/agents/${id}/keys`;
  const made = await world.call(random, 'POST', keys, {
    signer: owner,
    body: { name: 'Reads only', scopes: ['read'] },
  });
  if (made?.status !== 201) return;
  const { api_key: bearer, id: keyId } = made.data;
  const body = { description: `Changed at step ${random.integer(1, 1e9)}` };
  await expectRejected(world, random, 'a key that may read', ['PATCH', '/api/agents/me', { bearer, body }]);
  const revoked = await world.call(random, 'DELETE', `${keys}/${keyId}`, { signer: owner, body: {} });
  if (revoked?.status === 200)
    await expectRejected(world, random, 'a revoked key', ['GET', '/api/agents/me/deliveries', { bearer }]);
}

async function expectRejected(
  world: World,
  random: Random,
  who: string,
  [method, path, options]: [string, string, CallOptions],
): Promise<void> {
  const answer = await world.call(random, method, path, options);
  if (!answer || answer.status >= 400) return;
  world.violations.push({
    rule: 'keys-stay-within-their-scopes',
    problem: `${method} ${path} by ${who} returned ${answer.status}`,
  });
}

/** Somebody sends a request again that it has overheard. */
async function replaySignature(world: World, random: Random): Promise<void> {
  const { id, owner } = random.pick(world.agents);
  const body = { daily_spend_limit_usd: '20.00', ...(await createWalletCredentials(owner)) };
  const path = `/api/agents/${id}/wallet/policy`;
  const first = await world.call(random, 'PUT', path, { body });
  const second = await world.call(random, 'PUT', path, { body });
  if (first?.status === 200 && second?.status === 200) {
    world.violations.push({
      rule: 'signatures-are-used-once',
      problem: `PUT ${path} was accepted twice with one signature`,
    });
  }
}

export const strangerActions: Action[] = [
  { name: 'exceed the scopes of a key', weight: 4, run: exceedScopes },
  { name: 'replay a signature', weight: 4, run: replaySignature },
  { name: 'try as strangers', weight: 6, run: tryAsStrangers },
  { name: 'present a stolen payment', weight: 3, run: presentStolenPayment },
];
