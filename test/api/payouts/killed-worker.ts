import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { ChainTransfer } from '../../../server/chain/chain-transfer.entity.ts';
import { signedOf } from '../../../server/chain/transfer-rows.ts';
import type { ChainAdapter, SignedTransfer } from '../../../server/chain/types.ts';
import { treasuriesOf } from '../../../server/ledger/treasuries.ts';
import { reconcile, verifyLedger } from '../../../server/ledger/verification.ts';
import { payoutOf } from '../../../server/payouts/order-money.ts';
import { deliveredOrder, type Market, startMarket, type TestOrder } from '../../support/orders.ts';
import { RpcProxy } from '../../unit/chain/rpc-proxy.ts';

const KILLS = 5;
const PAID_OUT = 900_000n;
/** What was being sent is looked at again after 5 seconds: each worker is that much ahead of the one before. */
const AHEAD_MS = 6000;
const WORKER = fileURLToPath(new URL('worker-ahead.ts', import.meta.url));
const RPC_URL = { 'solana-mainnet': 'SOLANA_RPC_URL', 'base-mainnet': 'BASE_RPC_URL' };
const BROADCAST = new Set(['sendTransaction', 'eth_sendRawTransaction']);

/** A file for each network calls this, so that they run at the same time. */
export function testKilledWorkers(network: 'solana-mainnet' | 'base-mainnet'): void {
  let market: Market;
  let node: RpcProxy;
  let worker: ChildProcess | undefined;
  let aheadMs = 0;
  beforeAll(async () => {
    market = await startMarket({ network, env: { ROLE: 'api' } });
    node = await RpcProxy.start(market.env[RPC_URL[network]] as string);
  });
  afterEach(kill);
  afterAll(async () => {
    await node.close();
    await market.close();
  });

  async function startWorker(): Promise<void> {
    const env = { ...market.env, [RPC_URL[network]]: node.url, ROLE: 'worker', LOG_LEVEL: 'error' };
    worker = fork(WORKER, { env: { ...env, CLOCK_AHEAD_MS: String(aheadMs) } });
    aheadMs += AHEAD_MS;
    await once(worker, 'message');
  }

  async function kill(): Promise<void> {
    if (worker?.kill('SIGKILL')) await once(worker, 'exit');
    worker = undefined;
  }

  /** Resolves when the running worker sends a transaction: before the node gets it, or after the node has. */
  function sending(moment: 'call' | 'answer'): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    node.fault = (method) => (BROADCAST.has(method) ? { silentAfter: moment, tell: resolve } : undefined);
    return promise;
  }

  const chain = () => market.parts.chains.get(network) as ChainAdapter;
  const transferOf = ({ id }: TestOrder): Promise<ChainTransfer> =>
    market.parts.transfers.find(market.parts.orm.em.fork(), payoutOf(id));

  it.each([
    ['between signing and sending', 'call', ['unknown']],
    ['between sending and recording', 'answer', ['pending', 'confirmed', 'finalized']],
  ] as const)(
    `a worker that is killed %s, ${KILLS} times, neither loses nor repeats a payout`,
    async (_name, moment, statuses) => {
      const before = await chain().usdcBalance(market.payoutAddress);
      await startWorker();
      for (let kills = 1; kills <= KILLS; kills++) {
        const order = await deliveredOrder(market, { price_usd: '1.00' });
        const reached = sending(moment);
        await market.act(order, { action: 'approve' });
        await reached;
        await kill();
        const transfer = await transferOf(order);
        expect(transfer).toMatchObject({ state: 'prepared', attempt: 1 });
        expect(statuses).toContain(await chain().transferStatus(signedOf(transfer) as SignedTransfer));
        node.fault = () => undefined;
        await startWorker();
        await market.until(order, { payout: { status: 'confirmed', tx_hash: transfer.txHash } });
        expect(await transferOf(order)).toMatchObject({ attempt: 1 });
      }
      const after = await chain().usdcBalance(market.payoutAddress);
      expect(after - before).toBe(PAID_OUT * BigInt(KILLS));
    },
    120_000,
  );

  it('and leaves books that balance and a treasury that holds what they say', async () => {
    const em = market.parts.orm.em.fork();
    expect((await verifyLedger(em)).problems).toEqual([]);
    const reconciled = await reconcile(em, treasuriesOf(market.parts.chains));
    expect(reconciled.find((one) => one.network === network)).toMatchObject({ difference: 0n });
  });
}
