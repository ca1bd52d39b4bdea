import pg from 'pg';
import { type Address, type Hex, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type EvmChain, startEvmChain } from '../../../sandbox/evm/chain.ts';
import { callRpc } from '../../../sandbox/networks/json-rpc.ts';
import { BASE_CHAIN_ID } from '../../support/chains/chains.ts';
import { RpcProxy } from '../../support/chains/rpc-proxy.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { buildVenue, createVaultWithControls, encodeVenues } from '../../support/chains/vaults.ts';
import { eventually } from '../../support/eventually.ts';
import { createAwardedBounty } from '../../support/market/bounties.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import {
  createDeliveredOrder,
  createOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { createEvmPayer, type Payer } from '../../support/payments/payments.ts';
import { signChallenge } from '../../support/payments/signed-payments.ts';

/** A chain of this file alone, on which nothing becomes final by itself. */
let chain: EvmChain;
let node: RpcProxy;
let market: Market;
let client: Payer;

interface Receipt {
  transactionHash: Hex;
  logs: { data: Hex }[];
}

const HOUR_SECONDS = 3600;
const REPLACED_BLOCKS = 3;

beforeAll(async () => {
  chain = await startEvmChain({ chainId: BASE_CHAIN_ID, finalizeAfterMs: Number.POSITIVE_INFINITY });
  node = await RpcProxy.start(chain.rpcUrl);
  client = await createEvmPayer(chain);
  const vault = await createVaultWithControls(chain, 'lending');
  market = await startMarket({
    client,
    env: {
      BASE_RPC_URL: node.url,
      BASE_USDC_ADDRESS: chain.usdc,
      EARN_VENUES: encodeVenues([buildVenue(vault)]),
    },
  });
  await chain.fund(market.treasury('base-mainnet') as Address, 10n ** 18n);
  market = { ...market, advanceClock: passTime(market.advanceClock) };
});

/** The chain's time moves with the market's: a payment must not be older than its order. */
const passTime = (advanceClock: Market['advanceClock']) => async (seconds: number) => {
  await chain.advanceTime(seconds);
  await advanceClock(seconds);
};

afterEach(() => {
  node.fault = () => undefined;
});
afterAll(async () => {
  await market.close();
  await node.close();
  await chain.close();
});

const isSame = (sender: string, address: string) => sender.toLowerCase() === address.toLowerCase();

/** The chain drops the client's payment. */
async function dropPayment(): Promise<void> {
  const lost = await chain.reorganize(REPLACED_BLOCKS, (sender) => isSame(sender, client.signer.address));
  expect(lost).toHaveLength(1);
  // beyond the height at which the payment was
  for (let blocks = 0; blocks < REPLACED_BLOCKS; blocks++) await chain.advanceTime(1);
}

/** Another transaction of the client has the nonce of the payment, for good. */
async function losePayment(): Promise<void> {
  await dropPayment();
  await client.pay(evmSigner().address, 1n);
  chain.finalizeAll();
}

/** Everything is due, and the workers do it. */
async function eventuallyAfterChecks(check: () => Promise<void>): Promise<void> {
  await eventually(async () => {
    await market.advanceClock(HOUR_SECONDS / 4);
    await eventually(check, 500);
  }, 60_000);
}

const expectOrder = (order: TestOrder, expected: object) =>
  eventuallyAfterChecks(async () => {
    const { data } = await market.read(order);
    expect(data.order).toMatchObject(expected);
  });

const listLost = (subjectId: string) =>
  market.database.query<{ reference: string }>('select reference from lost_payments where subject_id = $1', [
    subjectId,
  ]);

/** The receipt of the order's payment, as if half had been paid. */
async function halveAmount(order: TestOrder): Promise<Receipt> {
  const hash = (await market.read(order)).data.order.escrow_tx_hash;
  const receipt = await callRpc<Receipt>(chain.rpcUrl, 'eth_getTransactionReceipt', [hash]);
  const logs = receipt.logs.map((log) => ({ ...log, data: toHex(BigInt(log.data) / 2n, { size: 32 }) }));
  return { ...receipt, logs };
}

const LOST = expect.stringContaining('dropped');

/** First, while the chain's time is that of the signature. */
it('a hire whose signed payment is undone and has expired meanwhile is cancelled', async () => {
  const { id } = await market.createService();
  const signer = evmSigner();
  await chain.mintUsdc(signer.address, 100_000_000n);
  const path = `/api/x402/discover/${id}`;
  const payment = await signChallenge(await market.call('GET', path), 'base-mainnet', { signer });
  const headers = { 'PAYMENT-SIGNATURE': payment };
  const { data } = await market.call('POST', path, { body: { brief: 'Paid' }, headers });
  await chain.reorganize(50, (sender) => isSame(sender, market.treasury('base-mainnet')));
  await chain.advanceTime(HOUR_SECONDS);
  await eventuallyAfterChecks(async () => {
    chain.finalizeAll();
    const [order] = await market.database.query('select status, payout_micro from orders where id = $1', [
      data.order_id,
    ]);
    expect(order).toEqual({ status: 'cancelled', payout_micro: null });
  });
  expect(await listLost(data.order_id)).toHaveLength(1);
  await expectLedgerToReconcile(market);
});

it('an order whose payment is lost is cancelled', async () => {
  const order = await createPaidOrder(market);
  await losePayment();
  await expectOrder(order, { status: 'cancelled', refund: { status: 'none', reason: LOST } });
  const events = await market.listEvents(order);
  expect(events.at(-1)).toMatchObject({ event: 'order.cancelled', data: { previous_status: 'paid' } });
  expect(await listLost(order.id)).toHaveLength(1);
  await expectLedgerToReconcile(market);
});

it('work that was approved stays completed, and nothing is paid out of the money of others', async () => {
  const order = await createDeliveredOrder(market);
  await market.update(order, { action: 'approve' });
  await losePayment();
  await expectOrder(order, { status: 'completed', payout: { status: 'none', reason: LOST } });
  const events = await market.listEvents(order);
  expect(events.at(-1)).toMatchObject({ event: 'order.completed', data: { payout_failed: true } });
  await expectLedgerToReconcile(market);
});

it('a refund of a lost payment is withdrawn', async () => {
  const order = await createPaidOrder(market);
  await market.update(order, { action: 'cancel' });
  await losePayment();
  await expectOrder(order, { status: 'cancelled', refund: { status: 'none', reason: LOST } });
  await expectLedgerToReconcile(market);
});

it('a hire whose payment is lost is cancelled before its agent is paid', async () => {
  const { id } = await market.createService();
  const reference = await client.pay(market.treasury('base-mainnet'), 27_500_000n);
  const hired = await market.call('POST', '/api/orders', {
    body: { service_id: id, brief: 'By a machine' },
    headers: { 'X-PAYMENT': reference },
    signer: client.signer,
  });
  expect(hired.status).toBe(201);
  await losePayment();
  await expectOrder(hired.data, { status: 'cancelled', payout: { status: 'none', reason: LOST } });
  await expectLedgerToReconcile(market);
});

it('a bounty whose payment is lost is cancelled with its order', async () => {
  const { bounty, order } = await createAwardedBounty(market);
  await losePayment();
  await expectOrder(order, { status: 'cancelled' });
  const { data } = await market.call('GET', `/api/bounties/${bounty.id}`);
  expect(data).toMatchObject({ status: 'cancelled' });
  await expectLedgerToReconcile(market);
});

it('a deposit whose payment is lost gets no shares', async () => {
  const reference = await client.pay(market.treasury('base-mainnet'), 100_000_000n);
  const body = { amount_usd: 100, incoming_tx_hash: reference, key: 'lend-usdc' };
  const asked = market.call('POST', '/api/earn/pool/deposit', { body, signer: client.signer });
  const readDeposit = async () =>
    (await market.database.query('select * from earn_deposits where reference = $1', [reference]))[0];
  await eventually(async () => expect(await readDeposit()).toMatchObject({ state: 'deploying' }), 10_000);
  await losePayment();
  await eventuallyAfterChecks(async () => {
    expect(await readDeposit()).toMatchObject({ state: 'lost', shares: null, reason: LOST });
  });
  await asked;
  await expectLedgerToReconcile(market);
});

it('a payment that is held and lost is not returned', async () => {
  const order = await createOrder(market);
  const reference = await client.pay(market.treasury('base-mainnet'), 1_000_000n);
  expect((await market.update(order, { action: 'pay', escrow_tx_hash: reference })).status).toBe(402);
  await losePayment();
  await eventuallyAfterChecks(async () => {
    expect(await market.database.query('select id from unfinal_payments')).toEqual([]);
  });
  expect(
    await market.database.query('select * from held_payments where reference = $1', [reference]),
  ).toEqual([]);
  await expectLedgerToReconcile(market);
});

it('a payment that the chain drops is sent again, and pays as before', async () => {
  const order = await createDeliveredOrder(market);
  await market.update(order, { action: 'approve' });
  await dropPayment();
  chain.finalizeAll();
  await eventuallyAfterChecks(async () => {
    chain.finalizeAll();
    const { data } = await market.read(order);
    expect(data.order).toMatchObject({ status: 'completed', payout: { status: 'confirmed' } });
  });
  expect(await listLost(order.id)).toEqual([]);
  await expectLedgerToReconcile(market);
});

it('a payment that lands after it was given up is returned to its payer', async () => {
  const order = await createOrder(market);
  const payment = await client.presign(market.treasury('base-mainnet'), 25_000_000n);
  await payment.send();
  await payment.waitForConfirmation();
  const pay = { action: 'pay', escrow_tx_hash: payment.reference };
  expect((await market.update(order, pay)).status).toBe(200);
  node.fault = (method) =>
    method === 'eth_sendRawTransaction' ? { error: { code: -32000, message: 'mempool is full' } } : undefined;
  await dropPayment();
  chain.finalizeAll();
  await expectOrder(order, { status: 'cancelled', refund: { status: 'none' } });
  await expectLedgerToReconcile(market);
  node.fault = () => undefined;
  await payment.send();
  await payment.waitForConfirmation();
  chain.finalizeAll();
  expect((await market.update(order, pay)).body.error).toContain('are returned to');
  await eventuallyAfterChecks(async () => {
    chain.finalizeAll();
    const held = await market.database.query('select state from held_payments where reference = $1', [
      payment.reference,
    ]);
    expect(held).toEqual([{ state: 'returned' }]);
  });
  await expectLedgerToReconcile(market);
});

it('a payment that a node hides is not lost', async () => {
  const order = await createPaidOrder(market);
  const hash = (await market.read(order)).data.order.escrow_tx_hash;
  await client.pay(evmSigner().address, 1n);
  chain.finalizeAll();
  let hidden = 0;
  node.fault = (method, [asked]) => {
    const isHidden = /^eth_getTransaction(Receipt|ByHash)$/.test(method) && asked === hash;
    if (isHidden) hidden += 1;
    return isHidden ? { pretend: null } : undefined;
  };
  // longer than a transaction may be missing
  for (let quarters = 0; quarters < 6; quarters++) {
    const before = hidden;
    await eventuallyAfterChecks(async () => expect(hidden).toBeGreaterThan(before));
  }
  node.fault = () => undefined;
  await eventuallyAfterChecks(async () => {
    expect(await market.database.query('select id from unfinal_payments')).toEqual([]);
  });
  expect((await market.read(order)).data.order).toMatchObject({ status: 'paid' });
  expect(await listLost(order.id)).toEqual([]);
});

it('a loss is recorded once if a worker dies while it records it', async () => {
  const order = await createPaidOrder(market);
  const blocker = new pg.Client({ connectionString: market.database.url });
  await blocker.connect();
  try {
    await blocker.query('begin; lock table lost_payments in exclusive mode');
    await losePayment();
    await eventuallyAfterChecks(async () => {
      const killed = await market.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ilike '%lost_payments%'`,
      );
      expect(killed).not.toEqual([]);
    });
    expect((await market.read(order)).data.order).toMatchObject({ status: 'paid' });
  } finally {
    await blocker.end();
  }
  await expectOrder(order, { status: 'cancelled' });
  expect(await listLost(order.id)).toHaveLength(1);
  await expectLedgerToReconcile(market);
});

it('a node that is wrong about the amount of a final payment during one check does not lose it', async () => {
  const order = await createPaidOrder(market);
  const lie = await halveAmount(order);
  // a check reads the receipt twice: whether it is final, and what it paid
  let lies = 0;
  node.fault = (method, [asked]) => {
    if (method !== 'eth_getTransactionReceipt' || asked !== lie.transactionHash || lies === 2)
      return undefined;
    lies += 1;
    return { pretend: lie };
  };
  chain.finalizeAll();
  await eventuallyAfterChecks(async () => {
    expect(await market.database.query('select id from unfinal_payments')).toEqual([]);
  });
  expect(lies).toBe(2);
  expect((await market.read(order)).data.order).toMatchObject({ status: 'paid' });
  expect(await listLost(order.id)).toEqual([]);
});

/** Last, because the chain has the whole amount. */
it('a payment that a later block includes with less money is lost', async () => {
  const order = await createPaidOrder(market);
  const receipt = await halveAmount(order);
  const hash = receipt.transactionHash;
  node.fault = (method, [asked]) =>
    method === 'eth_getTransactionReceipt' && asked === hash ? { pretend: receipt } : undefined;
  chain.finalizeAll();
  await expectOrder(order, { status: 'cancelled', refund: { status: 'none', reason: LOST } });
  expect(await listLost(order.id)).toEqual([{ reference: hash }]);
});
