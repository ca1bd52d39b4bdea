import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findViolations } from '../../../server/audit/audit.ts';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { createDeliveredOrder, type Market, startMarket } from '../../support/market/orders.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { startApi } from '../../support/server/api.ts';

const PAYOUTS = 3;
const PAID_OUT = 900_000n;
/** Longer than a lease and the delay of a lost job. */
const RECOVERY_MS = 30_000;

/** When a process is killed: as soon as it calls the node, or as soon as the node has responded. */
interface KillWindow {
  name: string;
  methods: Record<'solana-mainnet' | 'base-mainnet', string>;
  moment: 'call' | 'answer';
  states: readonly string[];
  /** Only calls that follow a broadcast count. */
  isAfterSending?: boolean;
}

/** Between signing and sending, and between sending and recording: see `test/faults/payouts`. */
const WINDOWS: readonly KillWindow[] = [
  {
    name: 'reserved',
    methods: { 'solana-mainnet': 'simulateTransaction', 'base-mainnet': 'eth_maxPriorityFeePerGas' },
    moment: 'call',
    states: ['prepared'],
  },
  {
    name: 'landed',
    methods: { 'solana-mainnet': 'getSignatureStatuses', 'base-mainnet': 'eth_getTransactionReceipt' },
    moment: 'answer',
    states: ['batched'],
    isAfterSending: true,
  },
];
const BROADCASTS = ['sendTransaction', 'eth_sendRawTransaction'];
const NETWORKS = ['solana-mainnet', 'base-mainnet'] as const;
const RPC_URL = { 'solana-mainnet': 'SOLANA_RPC_URL', 'base-mainnet': 'BASE_RPC_URL' };

interface Scene {
  network: (typeof NETWORKS)[number];
  market: Market;
  node: RpcProxy;
  paidMicro: bigint;
}

let scenes: Scene[];
let env: Record<string, string>;
let worker: Awaited<ReturnType<typeof startServerProcess>> | undefined;

beforeAll(async () => {
  const market = await startMarket({ env: { ROLE: 'api' } });
  scenes = await Promise.all(NETWORKS.map((network) => openScene(market, network)));
  await (await solanaChain()).mintUsdc(market.agent.owner.address, 0n);
  const nodes = scenes.map(({ network, node }) => [RPC_URL[network], node.url]);
  env = { ...market.env, ...Object.fromEntries(nodes), ROLE: 'worker' };
});
afterEach(kill);
afterAll(async () => {
  await Promise.all(scenes.map(({ node }) => node.close()));
  await scenes[0]?.market.close();
});

async function openScene(first: Market, network: Scene['network']): Promise<Scene> {
  const market = network === 'base-mainnet' ? first : await first.onNetwork(network);
  const node = await RpcProxy.start(market.env[RPC_URL[network]] as string);
  return { network, market, node, paidMicro: 0n };
}

async function kill(): Promise<void> {
  await worker?.kill();
  worker = undefined;
}

/** Resolves when a process has come to the window on each network. */
async function waitForWindow({ methods, moment, isAfterSending = false }: KillWindow): Promise<void> {
  const seen = scenes.map(({ node, network }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let isArmed = !isAfterSending;
    node.fault = (method) => {
      const isReached = isArmed && method === methods[network];
      isArmed ||= BROADCASTS.includes(method);
      return isReached ? { silentAfter: moment, tell: resolve } : undefined;
    };
    return promise;
  });
  await Promise.all(seen);
}

async function approveOrders(scene: Scene): Promise<void> {
  const { market } = scene;
  const orders = [];
  for (let count = 0; count < PAYOUTS; count++)
    orders.push(await createDeliveredOrder(market, { price_usd: '1.00' }));
  await Promise.all(orders.map((order) => market.update(order, { action: 'approve' })));
  scene.paidMicro += PAID_OUT * BigInt(PAYOUTS);
}

const read = (market: Market) => market.parts.orm.em.fork();

it.each(WINDOWS)(
  'a worker that dies with its transfers $name loses and repeats none',
  async (window) => {
    const { market } = scenes[0] as Scene;
    const reached = waitForWindow(window);
    await Promise.all(scenes.map(approveOrders));
    worker = await startServerProcess(env);
    await reached;
    await kill();
    const caught = await read(market).find(ChainTransaction, { kind: 'payout', state: { $ne: 'confirmed' } });
    expect(caught.length).toBeGreaterThan(0);
    for (const { state } of caught) expect(['prepared', ...window.states]).toContain(state);
    expect(caught.filter(({ state }) => window.states.includes(state))).not.toHaveLength(0);
    for (const { node } of scenes) node.fault = () => undefined;
    const successor = await startApi({ env });
    onTestFinished(() => successor.close());
    await eventually(async () => {
      const open = await read(market).find(ChainTransaction, { state: ['prepared', 'sent', 'batched'] });
      expect(open).toEqual([]);
    }, RECOVERY_MS);
    for (const scene of scenes) {
      const chain = market.parts.chains.get(scene.network) as ChainAdapter;
      expect(await chain.readUsdcBalance(scene.market.payoutAddress)).toBe(scene.paidMicro);
    }
    expect(await findViolations(read(market))).toEqual([]);
  },
  120_000,
);

it('and leave a ledger that balances and matches the treasuries', () =>
  expectLedgerToReconcile((scenes[0] as Scene).market));
