import type { Network } from '../../../server/foundation/platform/networks.ts';
import { withLateNodes } from '../faults/late-nodes.ts';
import { NothingToPickError, type Random } from '../random.ts';
import type { Client, KnownOrder, KnownPayment } from '../world/known.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { toMicro } from './supply.ts';

/** Places it, or throws NothingToPickError where that was not possible. */
export async function placeOrder(
  world: World,
  random: Random,
  service = random.pick(world.services),
  client = random.pick(world.clients),
): Promise<KnownOrder> {
  const body = { service_id: service.id, brief: 'A small thing, made well' };
  const answer = await world.call(random, 'POST', '/api/orders', { body, signer: client.payer.signer });
  if (answer?.status !== 201) throw new NothingToPickError();
  const { id, total_usd } = answer.data;
  const isWorkspace = service.type === 'weekly';
  const totalMicro = toMicro(total_usd ?? '0');
  const order: KnownOrder = { id, client, agent: service.agent, totalMicro, isWorkspace };
  world.orders.push(order);
  return order;
}

/** Sends USDC to the treasury; everybody sees it. */
export async function sendPayment(world: World, client: Client, micro: bigint): Promise<string> {
  const { network, payer } = client;
  const reference = await payer.pay(world.treasury(network), micro);
  world.payments.push({ network, reference, micro, client });
  world.note(`${network}: ${reference} pays ${micro}`);
  return reference;
}

/** With a new payment, or with one that was made for something else, by whoever it was. */
async function payOrder(world: World, random: Random): Promise<void> {
  const payable = world.orders.filter(({ totalMicro }) => totalMicro > 0n);
  const order = random.pick(random.chance(0.7) ? payable.slice(-4) : payable);
  const { client, totalMicro } = order;
  const known = random.chance(0.25) ? pickKnownPayment(world, random, client) : undefined;
  const reference =
    (known && respell(random, known.reference)) ??
    (await sendPayment(world, client, totalMicro + BigInt(random.pick([0, 0, 1, 250_000, -1]))));
  const body = buildPayment(known?.network ?? client.network, reference);
  const times = random.pick([1, 1, 2, 5]);
  const others = payable.filter((one) => one.client === client && one !== order);
  const [other] = random.chance(0.3) ? others.slice(-1) : [];
  await Promise.all([
    ...Array.from({ length: times }, () => updateOrder(world, random, order, body)),
    other && updateOrder(world, random, other, { ...body, escrow_tx_hash: respell(random, reference) }),
  ]);
}

/** Mostly one of the client's own, which it may try to spend twice. */
function pickKnownPayment(world: World, random: Random, client: Client): KnownPayment | undefined {
  const own = world.payments.filter((payment) => payment.client === client);
  return random.maybe(random.chance(0.8) ? own.slice(-6) : world.payments);
}

/** The digits of a hash may be upper case. */
function respell(random: Random, reference: string): string {
  return random.chance(0.5) ? reference : toUpperCase(reference);
}

export function toUpperCase(reference: string): string {
  return reference.startsWith('0x') ? `0x${reference.slice(2).toUpperCase()}` : reference;
}

export function buildPayment(network: Network, reference: string) {
  return {
    action: 'pay',
    escrow_tx_hash: reference,
    ...(network === 'alt-mainnet' && { payment_chain: 'alt' }),
  };
}

/** Pays twice while the order is cancelled or its terms are accepted. */
async function raceToPay(world: World, random: Random): Promise<void> {
  const order = await placeOrder(world, random, pickPriced(world, random));
  const { client, totalMicro } = order;
  const [first, second] = [
    await sendPayment(world, client, totalMicro),
    await sendPayment(world, client, totalMicro),
  ];
  const other = random.pick(['cancel', 'cancel', 'accept']);
  const race = async () => {
    await Promise.all([
      updateOrder(world, random, order, buildPayment(client.network, first)),
      updateOrder(world, random, order, buildPayment(client.network, second)),
      STEPS[other]?.(world, random, order),
    ]);
  };
  await (random.chance(0.7) ? withLateNodes(world, client.network, race) : race());
}

export function pickPriced(world: World, random: Random) {
  return random.pick(world.services.filter(({ type }) => type !== 'quote'));
}

export function updateOrder(world: World, random: Random, { id, client }: KnownOrder, body: object) {
  return world.call(random, 'PATCH', `/api/orders/${id}`, { body, signer: client.payer.signer });
}

const DELIVERY = {
  deliverable_url: 'https://files.example.com/work.zip',
  deliverable_media_type: 'document',
};

/** One step of a party on an order, legal or not. */
export const STEPS: Record<string, (world: World, random: Random, order: KnownOrder) => Promise<unknown>> = {
  accept: (world, random, order) => updateOrder(world, random, order, { action: 'accept' }),
  approve: (world, random, order) => updateOrder(world, random, order, { action: 'approve' }),
  dispute: (world, random, order) => updateOrder(world, random, order, { action: 'dispute', reason: 'Late' }),
  cancel: (world, random, order) => updateOrder(world, random, order, { action: 'cancel' }),
  revision: (world, random, order) =>
    updateOrder(world, random, order, { action: 'revision', feedback: 'Bluer' }),
  quote: (world, random, order) => asAgent(world, random, order, 'quote', { price_usd: '7.00' }),
  start: (world, random, order) => asAgent(world, random, order, 'start'),
  deliver: (world, random, order) => asAgent(world, random, order, 'deliver', DELIVERY),
  message: (world, random, order) => asAgent(world, random, order, 'messages', { content: 'Hello' }),
  generate: (world, random, { id, client }) =>
    Promise.all(
      Array.from({ length: random.pick([1, 2, 4]) }, () =>
        world.call(random, 'POST', `/api/orders/${id}/generate`, {
          body: { prompt: 'One more' },
          signer: client.payer.signer,
        }),
      ),
    ),
  review: (world, random, { id, client }) =>
    world.call(random, 'POST', `/api/orders/${id}/review`, {
      body: { rating: random.integer(1, 5) },
      signer: client.payer.signer,
    }),
  mediate: async (world, random, { id }) =>
    world.call(random, 'POST', `/api/admin/orders/${id}/mediate`, {
      bearer: await world.operatorToken(),
      body: random.pick([
        { resolution: 'refund', note: 'As agreed' },
        { resolution: 'release', note: 'As agreed' },
        { resolution: 'split', note: 'As agreed', agent_percent: random.integer(1, 99) },
      ]),
    }),
  'retry the payout of': (world, random, order) => asAgent(world, random, order, 'retry-payout'),
};

function asAgent(world: World, random: Random, { id, agent }: KnownOrder, path: string, body?: object) {
  return world.call(random, 'POST', `/api/orders/${id}/${path}`, {
    bearer: agent.apiKey,
    ...(body && { body }),
  });
}

/** Recent orders are where things happen. */
function pickOrder(world: World, random: Random): KnownOrder {
  return random.pick(random.chance(0.7) ? world.orders.slice(-6) : world.orders);
}

async function race(world: World, random: Random): Promise<void> {
  const order = pickOrder(world, random);
  const names = Array.from({ length: random.integer(2, 5) }, () => random.pick(Object.keys(STEPS)));
  world.note(`race on ${order.id}: ${names.join(', ')}`);
  await Promise.all(names.map((name) => STEPS[name]?.(world, random, order)));
}

const WEIGHTS: Partial<Record<string, number>> = {
  deliver: 8,
  approve: 5,
  start: 3,
  generate: 4,
  cancel: 4,
  accept: 3,
};

export const orderActions: Action[] = [
  { name: 'place an order', weight: 10, run: (world, random) => placeOrder(world, random) },
  { name: 'pay an order', weight: 14, run: payOrder },
  { name: 'race to pay an order', weight: 8, run: raceToPay },
  { name: 'race on an order', weight: 8, run: race },
  ...Object.entries(STEPS).map(([name, step]) => ({
    name: `${name} an order`,
    weight: WEIGHTS[name] ?? 2,
    async run(world: World, random: Random) {
      const workspaces = world.orders.filter(({ isWorkspace }) => isWorkspace);
      const order = name === 'generate' ? random.pick(workspaces) : pickOrder(world, random);
      await step(world, random, order);
    },
  })),
];
