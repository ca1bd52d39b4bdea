import { type Hex, parseTransaction } from 'viem';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { DEPLOYMENT } from '../../../server/money/earn/deposits/deployments.ts';
import { reconcileVenues } from '../../../server/money/earn/pools/verification.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { eventually } from '../../support/eventually.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createPayer } from '../../support/payments/payments.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { callApi } from '../../support/server/call.ts';

/** How often a server is killed. */
const KILLS = getRoundCount(1, 20);
/** Deposits that one kill catches, each in a pool of its own. */
const AT_ONCE = 2;
const AMOUNT = 100_000_000n;

let market: Market;
let node: RpcProxy;
let vaults: Set<string>;
let server: Awaited<ReturnType<typeof startServerProcess>> | undefined;
const keys = Array.from({ length: AT_ONCE + 1 }, (_, index) => `pool-${index}`);

beforeAll(async () => {
  const chain = await evmChain();
  const made: string[] = [];
  for (const _ of keys) made.push((await createVaultWithControls(chain, 'lending')).address);
  vaults = new Set(made.map((address) => address.toLowerCase()));
  const venues = keys.map((key, index) => buildVenue({ address: made[index] as Hex }, { key, market: key }));
  // without jobs, which would take up what was killed before a test has looked at it
  market = await startMarket({ env: { ROLE: 'api', EARN_VENUES: encodeVenues(venues) } });
  node = await RpcProxy.start(market.env.BASE_RPC_URL as string);
}, 120_000);
afterEach(kill);
afterAll(async () => {
  await node?.close();
  await market?.close();
});

async function kill(): Promise<void> {
  await server?.kill();
  server = undefined;
}

interface Sent {
  key: string;
  body: object;
  signer: Awaited<ReturnType<typeof createPayer>>['signer'];
}

async function paidFor(key: string): Promise<Sent> {
  const payer = await createPayer('base-mainnet');
  const incoming_tx_hash = await payer.pay(market.treasury('base-mainnet'), AMOUNT);
  return { key, signer: payer.signer, body: { amount_usd: '100.00', incoming_tx_hash, key } };
}

const register = ({ body, signer }: Sent) =>
  callApi(server?.url ?? '', 'POST', '/api/earn/pool/deposit', { body, signer });

/** Resolves when so many deposits went to their vaults. */
function deploying(count: number, silentAfter: 'call' | 'answer'): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let seen = 0;
  const tell = () => (++seen === count ? resolve() : undefined);
  node.fault = (method, [raw]) => {
    if (method !== 'eth_sendRawTransaction') return undefined;
    const { to } = parseTransaction(raw as Hex);
    return to && vaults.has(to.toLowerCase()) ? { silentAfter, tell } : undefined;
  };
  return promise;
}

const start = async () => {
  const env = { ...market.env, BASE_RPC_URL: node.url, ROLE: 'all', RPC_TIMEOUT_MS: '60000' };
  server = await startServerProcess({ ...env, DATABASE_POOL_SIZE: '20' });
};

const held = (key: string) => market.parts.vaults.get(key)?.read();

/** Deposits into the pools on a server that is killed when all of them are on their way to their vaults. */
async function interrupt(pools: readonly string[], silentAfter: 'call' | 'answer'): Promise<Sent[]> {
  const deposits = await Promise.all(pools.map(paidFor));
  const reached = deploying(deposits.length, silentAfter);
  // the one that took over from the last
  await kill();
  await start();
  for (const deposit of deposits) void register(deposit).catch(() => {});
  await reached;
  await kill();
  node.fault = () => undefined;
  return deposits;
}

async function expectOnce(deposit: Sent, micro: bigint): Promise<void> {
  await eventually(async () => {
    const { status, data, text } = await register(deposit);
    expect(status, text).toBe(200);
    expect(BigInt(data.shares_minted)).toBe(BigInt(data.position.shares));
  }, 60_000);
  expect((await held(deposit.key))?.ownAssetsMicro).toBe(micro);
}

it.each([
  ['after its vault has it and before that is recorded', 'answer', keys.slice(0, AT_ONCE), KILLS],
  ['before it is sent', 'call', keys.slice(AT_ONCE), 1],
] as const)(
  'a deposit whose server is killed %s is put to work once',
  async (_when, silentAfter, pools, kills) => {
    for (let before = 0n; before < BigInt(kills) * AMOUNT; before += AMOUNT) {
      const deposits = await interrupt(pools, silentAfter);
      const inVaults = before + (silentAfter === 'answer' ? AMOUNT : 0n);
      for (const { key } of deposits)
        await eventually(async () => expect((await held(key))?.ownAssetsMicro).toBe(inVaults), 20_000);
      await start();
      for (const deposit of deposits) await expectOnce(deposit, before + AMOUNT);
    }
    await expectLedgerToReconcile(market);
    for (const venue of await reconcileVenues(market.parts.orm.em.fork(), market.parts.vaults))
      expect(venue.chainShares).toBe(venue.recordedShares);
    const busy = await market.database.query('select key from earn_pools where deploying is not null');
    expect(busy, 'every pool is free for the next deposit').toEqual([]);
    const made = await market.parts.orm.em.fork().find(ChainTransaction, { kind: DEPLOYMENT });
    const subjects = made.map(({ subjectId }) => subjectId);
    expect(new Set(subjects).size).toBe(subjects.length);
  },
  KILLS * 60_000 + 120_000,
);
