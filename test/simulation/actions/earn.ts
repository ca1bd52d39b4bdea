import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';
import type { Action } from './action.ts';
import { sendPayment } from './orders.ts';

const onBase = (world: World) => world.clients.filter(({ network }) => network === 'base-mainnet');

async function deposit(world: World, random: Random): Promise<void> {
  const client = random.pick(onBase(world));
  const usd = random.pick(['2.00', '10.00', '50.00']);
  const reference = await sendPayment(world, client, BigInt(usd.replace('.', '')) * 10_000n);
  const body = { amount_usd: usd, incoming_tx_hash: reference };
  const options = { body, signer: client.payer.signer };
  const times = random.pick([1, 1, 2]);
  await Promise.all(
    Array.from({ length: times }, () => world.call(random, 'POST', '/api/earn/pool/deposit', options)),
  );
}

async function withdraw(world: World, random: Random): Promise<void> {
  const { signer } = random.pick(onBase(world)).payer;
  const answer = await world.call(random, 'GET', '/api/earn/pool/positions', { signer });
  const shares = answer?.data?.positions?.[0]?.shares ?? '0';
  const body =
    shares === '0' || random.chance(0.5)
      ? { all: true }
      : { shares: String(BigInt(shares) / BigInt(random.integer(1, 3))) };
  await world.call(random, 'POST', '/api/earn/pool/withdraw', { body, signer });
}

export const earnActions: Action[] = [
  { name: 'deposit to earn', weight: 4, run: deposit },
  { name: 'withdraw from earn', weight: 3, run: withdraw },
];
