import { resolve as resolvePath } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { solanaOf } from '../../../server/chain/solana/adapter.ts';
import { Swap } from '../../../server/money/swaps/swap.entity.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type SolanaSigner, solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { newcomer, openDesk, signedBy } from '../../support/market/swaps.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

/** Swaps that one kill catches. */
const AT_ONCE = 4;
/** `KILL_ROUNDS=20` for as many swaps killed at each moment as one likes. */
const ROUNDS = Math.ceil(Number(process.env.KILL_ROUNDS ?? AT_ONCE) / AT_ONCE);
const DESK_SERVER = resolvePath(import.meta.dirname, 'desk-server.ts');

interface Offer {
  request_id: string;
  transaction: string;
}

type Moment = { method: string; silentAfter: 'call' | 'answer' };

let api: Api;
let node: RpcProxy;
const desk = solanaSigner();

beforeAll(async () => {
  const { airdrop, mintUsdc } = await solanaChain();
  await airdrop(desk.address, 1_000_000_000_000n);
  await mintUsdc(desk.address, 0n);
  const env = { ROLE: 'api', RATE_LIMITS: 'off' };
  api = await startApi({ chains: true, env, swapProvider: await openDesk(desk) });
  node = await RpcProxy.start(api.env.SOLANA_RPC_URL ?? '');
});
afterAll(async () => {
  await node.close();
  await api.close();
});

const takers = () => Promise.all(Array.from({ length: AT_ONCE }, () => newcomer()));
const order = (url: string, signer: SolanaSigner) =>
  callApi(url, 'POST', '/api/swap/order', { signer, body: { amount_usd: 16, taker: signer.address } });
const execute = (url: string, signer: SolanaSigner, { request_id, transaction }: Offer) =>
  callApi(url, 'POST', '/api/swap/execute', {
    signer,
    body: { request_id, signed_transaction: signedBy(transaction, signer) },
  });

/** Runs calls of each against a server that is killed when all of them have come to the moment. */
async function killAt(
  { method, silentAfter }: Moment,
  call: (url: string, index: number) => Promise<unknown>,
): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => {
    seen += 1;
    if (seen === AT_ONCE) resolve();
  };
  node.fault = (called) => (called === method ? { silentAfter, tell } : undefined);
  const env = { ...api.env, SOLANA_RPC_URL: node.url, DESK_KEY: JSON.stringify([...desk.secretKey]) };
  const server = await startServerProcess(env, DESK_SERVER);
  for (let index = 0; index < AT_ONCE; index++) void call(server.url, index).catch(() => {});
  await reached;
  await server.kill();
  node.fault = () => undefined;
}

const swapsOf = ({ address: taker }: SolanaSigner) => api.parts.orm.em.fork().find(Swap, { taker });

async function holds({ address }: SolanaSigner): Promise<bigint[]> {
  const chain = solanaOf(api.parts.chains);
  return [await chain.usdcBalance(address), await chain.nativeBalance(address)];
}

const BEFORE = [100_000_000n, 0n];
const AFTER = [84_000_000n, 100_000_000n];

async function expectOneSwap(taker: SolanaSigner, offer: Offer): Promise<void> {
  for (let time = 0; time < 2; time++) {
    const { status, text } = await execute(api.url, taker, offer);
    expect(status, text).toBe(200);
  }
  expect(await holds(taker)).toEqual(AFTER);
  expect((await swapsOf(taker)).map(({ state }) => state)).toEqual(['done']);
}

const LIMIT_MS = 60_000 + ROUNDS * 30_000;

it(
  'offers that were signed and not stored when the server was killed are nobody’s, and asked for again',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const all = await takers();
      await killAt({ method: 'simulateTransaction', silentAfter: 'answer' }, (url, index) =>
        order(url, all[index] as SolanaSigner),
      );
      for (const taker of all) {
        expect([await swapsOf(taker), await holds(taker)]).toEqual([[], BEFORE]);
        await expectOneSwap(taker, (await order(api.url, taker)).data);
      }
    }
  },
  LIMIT_MS,
);

it.each([
  ['stored and not sent', 'call', BEFORE],
  ['sent and not recorded', 'answer', AFTER],
] as const)(
  'swaps that were %s when the server was killed are made once',
  async (_name, silentAfter, held) => {
    for (let round = 0; round < ROUNDS; round++) {
      const all = await takers();
      const offers: Offer[] = await Promise.all(all.map(async (taker) => (await order(api.url, taker)).data));
      await killAt({ method: 'sendTransaction', silentAfter }, (url, index) =>
        execute(url, all[index] as SolanaSigner, offers[index] as Offer),
      );
      for (const [index, taker] of all.entries()) {
        await eventually(async () => expect(await holds(taker)).toEqual(held), 20_000);
        expect((await swapsOf(taker)).map(({ state }) => state)).toEqual(['sent']);
        await expectOneSwap(taker, offers[index] as Offer);
      }
    }
  },
  LIMIT_MS,
);
