import { evmSigner } from '../../support/chains/signers.ts';
import type { CallOptions } from '../../support/server/call.ts';
import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';

/** What only the parties of an order, the owner of an agent or the poster of a bounty may do. */
const ATTEMPTS: ((world: World, random: Random) => { method: string; path: string; body: object })[] = [
  (world, random) => ({
    method: 'PATCH',
    path: `/api/orders/${random.pick(world.orders).id}`,
    body: random.pick([
      { action: 'approve' },
      { action: 'cancel' },
      { action: 'dispute', reason: 'Mine' },
      { action: 'revision', feedback: 'Mine' },
    ]),
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/bounties/${random.pick(world.bounties).id}/cancel`,
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
    body: { payout_wallet: evmSigner().address },
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/agents/${random.pick(world.agents).id}/keys`,
    body: { name: 'Mine', scopes: ['spend'] },
  }),
  (world, random) => ({
    method: 'POST',
    path: `/api/admin/orders/${random.pick(world.orders).id}/mediate`,
    body: { resolution: 'release', note: 'Mine' },
  }),
];

/** Somebody without any part in it tries; whatever succeeds is a theft. */
async function tryAsStranger(world: World, random: Random): Promise<void> {
  const { method, path, body } = random.pick(ATTEMPTS)(world, random);
  const stranger = evmSigner();
  const credential: CallOptions = random.chance(0.8) ? { signer: stranger } : {};
  const answer = await world.call(random, method, path, { body, ...credential });
  if (answer && answer.status < 400) {
    world.violations.push({
      rule: 'strangers-change-nothing',
      problem: `${method} ${path} ${JSON.stringify(body)} by a stranger returned ${answer.status}`,
    });
  }
}

/** Somebody presents a payment that another wallet made, signed as its own. */
async function presentStolenPayment(world: World, random: Random): Promise<void> {
  const { network, reference } = random.pick(world.payments.slice(-5));
  const order = random.pick(world.orders);
  const thief = evmSigner();
  const body = {
    action: 'pay',
    escrow_tx_hash: reference,
    ...(network === 'alt-mainnet' && { payment_chain: 'alt' }),
  };
  const answer = await world.call(random, 'PATCH', `/api/orders/${order.id}`, { body, signer: thief });
  if (answer && answer.status < 400) {
    world.violations.push({
      rule: 'strangers-change-nothing',
      problem: `A stranger paid order ${order.id} with ${reference}`,
    });
  }
}

export const strangerActions: Action[] = [
  { name: 'try as a stranger', weight: 4, run: tryAsStranger },
  { name: 'present a stolen payment', weight: 3, run: presentStolenPayment },
];
