import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner, solanaSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import { fundedAgent, usdcOf, type WalletChain } from '../../support/market/wallets.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { type Api, startApi } from '../../support/server/api.ts';
import { callApi } from '../../support/server/call.ts';

/** With ten wallets on each chain, twenty withdrawals there are cut off at each of the two moments. */
const KILLS = 4;
const WALLETS = 10;
const AMOUNT = 1_000_000n;
const RECOVERY_MS = 60_000;
const RPC_URL = { solana: 'SOLANA_RPC_URL', base: 'BASE_RPC_URL' };
const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);
/** When a transaction is on its way to the node, which never gets it; then when the node has it and nobody knows. */
const MOMENTS = ['call', 'answer'] as const;

interface Wallet {
  chain: WalletChain;
  apiKey: string;
  address: string;
  to: string;
}

/** A chain with wallets on it, and its node as the killed servers see it. */
interface Scene {
  chain: WalletChain;
  wallets: Wallet[];
  node: RpcProxy;
}

let api: Api;
let scenes: Scene[];
let env: Record<string, string>;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;

beforeAll(async () => {
  api = await startApi({ chains: true, env: { ROLE: 'api', RATE_LIMITS: 'off' } });
  scenes = await Promise.all((['solana', 'base'] as const).map(sceneOn));
  const nodes = scenes.map(({ chain, node }) => [RPC_URL[chain], node.url]);
  env = { ...api.env, ...Object.fromEntries(nodes), ROLE: 'all' } as Record<string, string>;
});
afterEach(kill);
afterAll(async () => {
  await Promise.all(scenes.map(({ node }) => node.close()));
  await api.close();
});

async function sceneOn(chain: WalletChain): Promise<Scene> {
  const wallets = await Promise.all(Array.from({ length: WALLETS }, () => walletOn(chain)));
  return { chain, wallets, node: await RpcProxy.start(api.env[RPC_URL[chain]] as string) };
}

async function walletOn(chain: WalletChain): Promise<Wallet> {
  const agent = await fundedAgent(api, chain, AMOUNT * BigInt(KILLS));
  const to = (chain === 'solana' ? solanaSigner() : evmSigner()).address;
  const body = { [`withdraw_address_${chain}`]: to };
  await api.call('PUT', `/api/agents/${agent.id}/wallet/withdraw-address`, { signer: agent.owner, body });
  return { chain, apiKey: agent.apiKey, address: agent.wallet, to };
}

async function kill(): Promise<void> {
  await server?.kill();
  server = undefined;
}

const withdraw = (url: string, { chain, apiKey }: Wallet, round: number) =>
  callApi(url, 'POST', '/api/agents/me/withdraw', {
    bearer: apiKey,
    headers: { 'Idempotency-Key': `round-${round}` },
    body: { chain, amount: '1.00' },
  });

/** Resolves when as many transactions were sent on each chain as it has wallets. */
function sending(moment: (typeof MOMENTS)[number]): Promise<unknown> {
  return Promise.all(
    scenes.map(({ node }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let sent = 0;
      const tell = () => (++sent === WALLETS ? resolve() : undefined);
      node.fault = (method) => (BROADCAST.has(method) ? { silentAfter: moment, tell } : undefined);
      return promise;
    }),
  );
}

const transactions = (where: object) => api.parts.orm.em.fork().find(ChainTransaction, where);

async function interrupt(round: number): Promise<void> {
  const reached = sending(MOMENTS[round % 2] as (typeof MOMENTS)[number]);
  server = await startServerProcess(env);
  const { url } = server;
  for (const wallet of allWallets()) void withdraw(url, wallet, round).catch(() => {});
  await reached;
  const made = (round + 1) * allWallets().length;
  await eventually(
    async () => expect(await transactions({ txHash: { $ne: null } })).toHaveLength(made),
    30_000,
  );
  await kill();
}

const allWallets = () => scenes.flatMap(({ wallets }) => wallets);

it(`servers killed between signing, sending and recording neither lose nor repeat a withdrawal`, async () => {
  for (let round = 0; round < KILLS; round++) await interrupt(round);
  for (const { node } of scenes) node.fault = () => undefined;
  // as if the minute had passed after which a try is taken to be dead
  await api.database.query('update idempotency_keys set locked_until = now()');
  server = await startServerProcess(env);
  const { url } = server;
  const repeat = async (wallet: Wallet) => {
    for (let round = 0; round < KILLS; round++) {
      const again = async () => expect((await withdraw(url, wallet, round)).status).toBe(200);
      await eventually(again, RECOVERY_MS);
    }
  };
  await Promise.all(allWallets().map(repeat));
  const live = () => transactions({ state: ['prepared', 'sent'] });
  await eventually(async () => expect(await live()).toHaveLength(0), RECOVERY_MS);
  for (const { chain, address, to } of allWallets()) {
    expect(await usdcOf(api, chain, to)).toBe(AMOUNT * BigInt(KILLS));
    expect(await usdcOf(api, chain, address)).toBe(0n);
  }
}, 300_000);

it('an order that was being paid when the server was killed is paid, once, whether its agent asks again or not', async () => {
  const agent = await fundedAgent(api, 'base', 5n * AMOUNT, false);
  const service = await makeService(api, await makeAgent(api), { price_usd: '1.00' });
  const treasury = api.parts.chains.get('base-mainnet')?.treasury as `0x${string}`;
  await (await evmChain()).fund(treasury, 10n ** 18n);
  const body = { service_id: service.id, brief: 'Something small' };
  const place = async () => (await api.call('POST', '/api/orders', { bearer: agent.apiKey, body })).data.id;
  const [asked, left] = [await place(), await place()];
  const pay = (url: string, id: string) =>
    callApi(url, 'PATCH', `/api/orders/${id}`, { bearer: agent.apiKey, body: { action: 'pay' } });
  const node = scenes.find(({ chain }) => chain === 'base')?.node as RpcProxy;
  for (const id of [asked, left]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fault = { silentAfter: 'answer', tell: resolve } as const;
    node.fault = (method) => (BROADCAST.has(method) ? fault : undefined);
    server = await startServerProcess(env);
    void pay(server.url, id).catch(() => {});
    await promise;
    await kill();
  }
  node.fault = () => undefined;
  await api.database.query('update settlements set due_at = now() where due_at is not null');
  server = await startServerProcess(env);
  expect((await pay(server.url, asked)).data.status).toBe('paid');
  const read = (id: string) => api.call('GET', `/api/orders/${id}`, { bearer: agent.apiKey });
  await eventually(async () => expect((await read(left)).data.order.status).toBe('paid'), RECOVERY_MS);
  expect(await usdcOf(api, 'base', agent.wallet)).toBe(3n * AMOUNT);
}, 120_000);
