import type { Random } from '../random.ts';
import type { Client } from '../world/known.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { sendPayment } from './orders.ts';
import { toMicro } from './supply.ts';

const onBase = (world: World) => world.clients.filter(({ network }) => network === 'base-mainnet');

/** The first deposit of a market has a minimum. */
const FIRST_DEPOSIT = '100.00';

async function deposit(world: World, random: Random): Promise<void> {
  const clients = random.chance(0.3) ? onBase(world) : [random.pick(onBase(world))];
  await Promise.all(clients.map((client) => depositOnce(world, random, client)));
}

async function depositOnce(
  world: World,
  random: Random,
  client: Client,
  usd = random.pick(['2.00', '10.00', '33.333333', FIRST_DEPOSIT]),
): Promise<void> {
  const reference = await sendPayment(world, client, toMicro(usd));
  const body = { amount_usd: usd, incoming_tx_hash: reference };
  const options = { body, signer: client.payer.signer };
  const times = random.pick([1, 1, 2]);
  await Promise.all(
    Array.from({ length: times }, () => world.call(random, 'POST', '/api/earn/pool/deposit', options)),
  );
}

async function withdraw(world: World, random: Random, client = random.pick(onBase(world))): Promise<void> {
  const { signer } = client.payer;
  const answer = await world.call(random, 'GET', '/api/earn/pool/positions', { signer });
  const shares = answer?.data?.[0]?.shares ?? '0';
  const body =
    shares === '0' || random.chance(0.5)
      ? { all: true }
      : { shares: String(BigInt(shares) / BigInt(random.integer(1, 3))) };
  await world.call(random, 'POST', '/api/earn/pool/withdraw', { body, signer });
}

/** Deposits enough, and withdraws in two parts as soon as it earns. */
async function depositAndWithdraw(world: World, random: Random): Promise<void> {
  const client = random.pick(onBase(world));
  await depositOnce(world, random, client, FIRST_DEPOSIT);
  await world.advance(60);
  await withdraw(world, random, client);
  await withdraw(world, random, client);
}

export const earnActions: Action[] = [
  { name: 'deposit to earn', weight: 4, run: deposit },
  { name: 'withdraw from earn', weight: 3, run: (world, random) => withdraw(world, random) },
  { name: 'deposit to earn and withdraw', weight: 5, run: depositAndWithdraw },
];
