import type { PaymentRequirements } from '@x402/core/types';
import { ExactEvmScheme } from '@x402/evm/exact/client';
import type { Hex } from 'viem';
import { quantile } from '../report/medians.ts';
import type { LifecycleOptions } from './options.ts';
import type { Entrant } from './programs.ts';
import { type Line, mapValues, printLines, toMeasurements } from './report.ts';
import { callApi, createClients, PRICE_MICRO, requireSuccess, type Seller } from './shop.ts';
import { Stack } from './stack.ts';
import type { Meter } from './usage.ts';
import type { Contestant } from './versions.ts';
import { type PayingWallet, toSigner } from './wallets.ts';

/** With the fee, which hires by x402 pay on top. */
const HIRE_MICRO = (PRICE_MICRO * 11n) / 10n;

const AT_ONCE = 24;
const SELLERS = 8;
/** What runs for days is compiled. */
const WARM_UP_ROUNDS = 8;
const NETWORK = 'base-mainnet';
const PROOFS = ['reference', 'signed payload'] as const;
type Proof = (typeof PROOFS)[number];

interface Player {
  stack: Stack;
  sellers: Seller[];
  alone: Record<Proof, number[]>;
  together: Record<Proof, number[]>;
}

interface Hire {
  serviceId: string;
  headers: Record<string, string>;
}

async function sign(url: string, serviceId: string, { key }: PayingWallet): Promise<Record<string, string>> {
  const { headers } = await callApi(url, 'GET', `/api/x402/discover/${serviceId}`);
  const required = JSON.parse(Buffer.from(String(headers['payment-required']), 'base64').toString());
  const accepted = required.accepts[1] as PaymentRequirements;
  const scheme = new ExactEvmScheme(toSigner(key as Hex).account);
  const { payload } = await scheme.createPaymentPayload(2, accepted);
  const body = { x402Version: 2, resource: required.resource, accepted, payload };
  return { 'PAYMENT-SIGNATURE': Buffer.from(JSON.stringify(body)).toString('base64') };
}

/** So many hires that are paid for, and not sent yet. */
async function prepare(
  { stack, sellers }: Player,
  { chains }: Meter,
  proof: Proof,
  count: number,
): Promise<Hire[]> {
  const clients = await createClients(chains, NETWORK, count);
  const [url = ''] = stack.urls;
  const getService = (index: number) => (sellers[index % sellers.length] as Seller).serviceId;
  if (proof === 'signed payload') {
    const signed = clients.map(async (client, index) => {
      const serviceId = getService(index);
      return { serviceId, headers: await sign(url, serviceId, client) };
    });
    return Promise.all(signed);
  }
  const payment = { network: NETWORK, to: stack.treasury[NETWORK], micro: HIRE_MICRO, count: 1 } as const;
  const references = await chains.call.pay(clients.map(({ key }) => ({ ...payment, key })));
  return references.map(([reference = ''], index) => ({
    serviceId: getService(index),
    headers: { 'X-PAYMENT': reference },
  }));
}

async function hireAll({ stack }: Player, hires: readonly Hire[]): Promise<number[]> {
  return Promise.all(
    hires.map(async ({ serviceId, headers }, index) => {
      const url = stack.urls[index % stack.urls.length] as string;
      const began = performance.now();
      const body = { brief: 'Five photos of a blue mug' };
      const answer = await callApi(url, 'POST', `/api/x402/pay?service_id=${serviceId}`, { body, headers });
      requireSuccess(answer, 'Hiring by x402');
      return performance.now() - began;
    }),
  );
}

async function measureRound(player: Player, meter: Meter): Promise<void> {
  player.stack.resume();
  for (const proof of PROOFS) {
    player.alone[proof].push(...(await hireAll(player, await prepare(player, meter, proof, 1))));
    player.together[proof].push(...(await hireAll(player, await prepare(player, meter, proof, AT_ONCE))));
  }
  await waitUntilPaidOut(player.stack);
  player.stack.pause();
}

async function waitUntilPaidOut({ database }: Stack): Promise<void> {
  for (;;) {
    const { rows } = await database.query(
      `select count(*)::int as open from orders o where status <> 'cancelled' and not exists
         (select 1 from ledger_transactions t where t.kind = 'payout_settled' and t.reference = o.id)`,
    );
    if (rows[0].open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Hires that many machines pay for at the same moment, until the response. */
export async function measureX402(entrants: readonly Entrant[], meter: Meter, options: LifecycleOptions) {
  const players: Partial<Record<Contestant, Player>> = {};
  const { rpcDelayMs, rounds } = options;
  try {
    for (const { programs, createDatabase, openShops } of entrants) {
      const databaseUrl = await createDatabase(`${programs.contestant}_x402`);
      const stack = await Stack.start({
        ...meter,
        programs,
        databaseUrl,
        apis: 1,
        workers: 1,
        relayers: options.relayers,
        profileFolder: programs.contestant === 'ours' ? options.profileFolder : undefined,
      });
      const sellers = await openShops(stack, SELLERS);
      const empty = () => ({ reference: [], 'signed payload': [] });
      const player: Player = { stack, sellers, alone: empty(), together: empty() };
      players[programs.contestant] = player;
      for (let round = 0; round < WARM_UP_ROUNDS; round++) await measureRound(player, meter);
      Object.assign(player, { alone: empty(), together: empty() });
    }
    for (let round = 0; round < rounds; round++)
      for (const player of Object.values(players)) await measureRound(player, meter);
    const lines = PROOFS.flatMap((proof): Line[] => [
      {
        path: `${proof}, alone, p50 ms`,
        digits: 0,
        values: mapValues(players, ({ alone }) => quantile(alone[proof], 0.5)),
      },
      {
        path: `${proof}, ${AT_ONCE} at once, p50 ms`,
        digits: 0,
        values: mapValues(players, ({ together }) => quantile(together[proof], 0.5)),
        target: { atMost: 400 },
      },
      {
        path: `${proof}, ${AT_ONCE} at once, p99 ms`,
        digits: 0,
        values: mapValues(players, ({ together }) => quantile(together[proof], 0.99)),
        target: { atMost: 2500 },
      },
    ]);
    const title = `x402 hires, 1+1 (API + workers), nodes ${rpcDelayMs} ms away`;
    return {
      results: [{ setting: title, lines: printLines(title, lines) }],
      report: toMeasurements(title, lines),
    };
  } finally {
    await Promise.all(Object.values(players).map(({ stack }) => stack.close()));
  }
}
