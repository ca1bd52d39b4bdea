import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { ChainTransaction } from '../../../server/chain/transactions/chain-transaction.entity.ts';
import { findSigned } from '../../../server/chain/transactions/transaction-rows.ts';
import type { ChainAdapter, TransactionStatus } from '../../../server/chain/types.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { eventually } from '../../support/eventually.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  createDeliveredOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { startApi } from '../../support/server/api.ts';

const KILLS = getRoundCount(2, 20);
const PAID_OUT = 900_000n;
/** Of payouts on each network, at the moment of a kill: these and what earlier kills left. */
const IN_FLIGHT = 2;
/** From the start of a successor to the end of all that others left behind. */
const RECOVERY_MS = 30_000;
const NETWORKS = ['solana-mainnet', 'base-mainnet'] as const;
const RPC_URL = { 'solana-mainnet': 'SOLANA_RPC_URL', 'base-mainnet': 'BASE_RPC_URL' };
const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);

/** A network with the market on it, and the node as the workers see it. */
interface Scene {
  network: (typeof NETWORKS)[number];
  market: Market;
  node: RpcProxy;
  chain: ChainAdapter;
  orders: TestOrder[];
}

interface Kill {
  name: string;
  /** When a transaction is on its way to the node, which never gets it; or when the node has it. */
  moment: 'call' | 'answer';
  /** What the chain says about such a transaction. */
  statuses: readonly TransactionStatus[];
}

/** Each moment has a file of its own, so that they run at the same time. */
export function testKilledWorkers({ name, moment, statuses }: Kill): void {
  let scenes: Scene[];
  let env: Record<string, string>;
  let worker: Awaited<ReturnType<typeof startServerProcess>> | undefined;

  beforeAll(async () => {
    const market = await startMarket({ env: { ROLE: 'api' } });
    scenes = await Promise.all(NETWORKS.map((network) => sceneOn(market, network)));
    const nodes = scenes.map(({ network, node }) => [RPC_URL[network], node.url]);
    // small payouts open no account
    await (await solanaChain()).mintUsdc(market.agent.owner.address, 0n);
    env = { ...market.env, ...Object.fromEntries(nodes), ROLE: 'worker' };
  });
  afterEach(kill);
  afterAll(async () => {
    await Promise.all(scenes.map(({ node }) => node.close()));
    await scenes[0]?.market.close();
  });

  async function kill(): Promise<void> {
    await worker?.kill();
    worker = undefined;
  }

  /** Resolves when a transaction was sent on each network. */
  async function sending(): Promise<void> {
    const seen = scenes.map(({ node }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      node.fault = (method) => (BROADCAST.has(method) ? { silentAfter: moment, tell: resolve } : undefined);
      return promise;
    });
    await Promise.all(seen);
  }

  async function approveNewOrders({ market, orders }: Scene): Promise<void> {
    const made = [];
    for (let count = 0; count < IN_FLIGHT; count++) {
      made.push(await createDeliveredOrder(market, { price_usd: '1.00' }));
    }
    await Promise.all(made.map((order) => market.update(order, { action: 'approve' })));
    orders.push(...made);
  }

  async function expectCaught({ chain, market, network }: Scene): Promise<void> {
    const em = market.parts.orm.em.fork();
    const prepared = await em.find(ChainTransaction, { network, state: 'prepared' });
    const signed = prepared.flatMap((row) => findSigned(row) ?? []);
    const found = await Promise.all(signed.map((one) => chain.readTransactionStatus(one)));
    expect(found.filter((status) => statuses.includes(status))).not.toHaveLength(0);
  }

  async function expectPaidOnce({ market, chain, orders }: Scene): Promise<void> {
    for (const order of orders) {
      expect((await market.read(order)).data.order).toMatchObject({ payout: { status: 'confirmed' } });
    }
    expect(await chain.readUsdcBalance(market.payoutAddress)).toBe(PAID_OUT * BigInt(KILLS * IN_FLIGHT));
  }

  it(`workers killed ${name}, ${KILLS} times, neither lose nor repeat a payout`, async () => {
    for (let kills = 1; kills <= KILLS; kills++) {
      const reached = sending();
      await Promise.all(scenes.map(approveNewOrders));
      worker = await startServerProcess(env);
      await reached;
      await kill();
      await Promise.all(scenes.map(expectCaught));
    }
    for (const { node } of scenes) node.fault = () => undefined;
    const successor = await startApi({ env });
    onTestFinished(() => successor.close());
    const em = () => (scenes[0] as Scene).market.parts.orm.em.fork();
    const unsettled = async () => (await em().find(ChainTransaction, { state: { $ne: 'confirmed' } })).length;
    await eventually(async () => expect(await unsettled()).toBe(0), RECOVERY_MS);
    for (const scene of scenes) await expectPaidOnce(scene);
  }, 300_000);

  it('and leave a ledger that balances and matches the treasuries', () =>
    expectLedgerToReconcile((scenes[0] as Scene).market));
}

async function sceneOn(first: Market, network: Scene['network']): Promise<Scene> {
  const market = network === 'base-mainnet' ? first : await first.onNetwork(network);
  const node = await RpcProxy.start(market.env[RPC_URL[network]] as string);
  const chain = market.parts.chains.get(network) as ChainAdapter;
  return { network, market, node, chain, orders: [] };
}
