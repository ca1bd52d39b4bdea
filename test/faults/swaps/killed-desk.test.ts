import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSolanaAdapter } from '../../../server/chain/solana/adapter.ts';
import { Swap } from '../../../server/money/swaps/swap.entity.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { type SolanaSigner, solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { createSignerWithoutSol, createSwapProvider, signTransaction } from '../../support/market/swaps.ts';
import { findProgram } from '../../support/processes/programs.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

/** Swaps that one kill catches. */
const AT_ONCE = getRoundCount(4, 20);

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
  api = await startApi({ chains: true, env, swapProvider: await createSwapProvider(desk) });
  node = await RpcProxy.start(api.env.SOLANA_RPC_URL ?? '');
});
afterAll(async () => {
  await node.close();
  await api.close();
});

const takers = () => Promise.all(Array.from({ length: AT_ONCE }, () => createSignerWithoutSol()));
const order = (url: string, signer: SolanaSigner) =>
  callApi(url, 'POST', '/api/swap/order', { signer, body: { amount_usd: 16, taker: signer.address } });
const execute = (url: string, signer: SolanaSigner, { request_id, transaction }: Offer) =>
  callApi(url, 'POST', '/api/swap/execute', {
    signer,
    body: { request_id, signed_transaction: signTransaction(transaction, signer) },
  });

/** Runs calls against a server that is killed when as many have come to the moment. */
async function killAt(
  { method, silentAfter }: Moment,
  run: (url: string) => Promise<unknown>,
): Promise<void> {
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => {
    seen += 1;
    if (seen === AT_ONCE) resolve();
  };
  node.fault = (called) => (called === method ? { silentAfter, tell } : undefined);
  const env = { ...api.env, SOLANA_RPC_URL: node.url, DESK_KEY: JSON.stringify([...desk.secretKey]) };
  const server = await startServerProcess(env, await findProgram('test/faults/swaps/desk-server.ts'));
  const running = run(server.url).catch(() => {});
  await reached;
  await server.kill();
  await running;
  node.fault = () => undefined;
}

const swapsOf = ({ address: taker }: SolanaSigner) => api.parts.orm.em.fork().find(Swap, { taker });

async function holds({ address }: SolanaSigner): Promise<bigint[]> {
  const chain = getSolanaAdapter(api.parts.chains);
  return [await chain.readUsdcBalance(address), await chain.readNativeBalance(address)];
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

it('offers that were signed and not stored when the server was killed are nobody’s, and asked for again', async () => {
  const all = await takers();
  await killAt({ method: 'simulateTransaction', silentAfter: 'answer' }, (url) =>
    Promise.all(all.map((taker) => order(url, taker))),
  );
  for (const taker of all) {
    expect([await swapsOf(taker), await holds(taker)]).toEqual([[], BEFORE]);
    await expectOneSwap(taker, (await order(api.url, taker)).data);
  }
}, 300_000);

it.each([
  ['stored and not sent', 'call', BEFORE],
  ['sent and not recorded', 'answer', AFTER],
] as const)(
  'swaps that were %s when the server was killed are made once',
  async (_name, silentAfter, held) => {
    const all = await takers();
    const offers = new Map<SolanaSigner, Offer>();
    await killAt({ method: 'sendTransaction', silentAfter }, (url) =>
      Promise.all(
        all.map(async (taker) => {
          const { data } = await order(api.url, taker);
          offers.set(taker, data);
          await execute(url, taker, data);
        }),
      ),
    );
    for (const [taker, offer] of offers) {
      await eventually(async () => expect(await holds(taker)).toEqual(held), 20_000);
      expect((await swapsOf(taker)).map(({ state }) => state)).toEqual(['sent']);
      await expectOneSwap(taker, offer);
    }
    expect(offers.size).toBe(AT_ONCE);
  },
  300_000,
);
