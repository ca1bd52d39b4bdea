import { createSignedPayment } from '../../support/payments/signed-payments.ts';
import type { CallOptions } from '../../support/server/call.ts';
import type { Random } from '../random.ts';
import type { Client, KnownOrder } from '../world/known.ts';
import { LOST, type World } from '../world/world.ts';
import type { Action } from './action.ts';
import { STEPS, sendPayment } from './orders.ts';

const BRIEF = { brief: 'Bought by a machine' };

/** Pays on the chain first and shows the transaction, or one that somebody else made, signed by its payer or not. */
async function hireByTransaction(
  world: World,
  random: Random,
  isSigned = random.chance(0.5),
): Promise<KnownOrder | undefined> {
  const service = random.pick(world.services.filter(({ type }) => type === 'fixed'));
  const client = random.pick(world.clients);
  const known = random.chance(0.2) && world.payments.length > 0 ? random.pick(world.payments) : undefined;
  const reference =
    known?.reference ?? (await sendPayment(world, client, (service.priceMicro * 11n) / 10n + 1n));
  const network = known?.network ?? client.network;
  const headers = { 'X-PAYMENT': reference, 'X-Payment-Network': network };
  return pay(
    world,
    random,
    service.id,
    { headers, ...(isSigned && { signer: client.payer.signer }) },
    known?.client ?? client,
  );
}

/** Both parties try to cancel, before or after the payment is final and the agent is paid. */
async function hireAndCancel(world: World, random: Random): Promise<void> {
  const order = await hireByTransaction(world, random, true);
  if (!order) return;
  for (const seconds of random.pick([[], [60], [60, 900, 900]])) await world.advance(seconds);
  const path = `/api/orders/${order.id}`;
  await STEPS.cancel?.(world, random, order);
  await world.call(random, 'PATCH', path, { bearer: order.agent.apiKey, body: { action: 'cancel' } });
}

async function pay(
  world: World,
  random: Random,
  serviceId: string,
  credentials: CallOptions,
  client: Client,
): Promise<KnownOrder | undefined> {
  const times = random.pick([1, 1, 3]);
  const query = { service_id: serviceId };
  const answers = await Promise.all(
    Array.from({ length: times }, () =>
      world.call(random, 'POST', '/api/x402/pay', { ...credentials, query, body: BRIEF }),
    ),
  );
  const id = answers.find((answer) => answer?.status === 200)?.data?.order_id;
  const service = world.services.find((one) => one.id === serviceId);
  if (!id || !service) return undefined;
  const order: KnownOrder = { id, client, agent: service.agent, totalMicro: 0n };
  world.orders.push(order);
  return order;
}

/** Signs an authorization that the market submits. */
async function hireBySignature(world: World, random: Random): Promise<void> {
  const service = random.pick(world.services.filter(({ type }) => type === 'fixed'));
  const network = random.pick(['base-mainnet', 'solana-mainnet'] as const);
  const process = await world.cluster.route(random);
  const call = async (method: string, path: string) => {
    const answer = await world.call(random, method, path);
    if (!answer) throw new Error(LOST);
    return answer;
  };
  try {
    const payment = await createSignedPayment({ call }, service.id, network);
    await pay(
      world,
      random,
      service.id,
      { headers: { 'PAYMENT-SIGNATURE': payment } },
      random.pick(world.clients),
    );
  } catch (error) {
    if (process.isAlive && !world.isFaulty && !String(error).includes('JSON')) throw error;
  }
}

export const hireActions: Action[] = [
  { name: 'hire by a transaction', weight: 6, run: (world, random) => hireByTransaction(world, random) },
  { name: 'hire by a signature', weight: 5, run: hireBySignature },
  { name: 'hire and cancel', weight: 5, run: hireAndCancel },
];
