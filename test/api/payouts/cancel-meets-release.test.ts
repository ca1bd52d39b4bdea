import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { connectUntilTestEnds, waitForLockWaits } from '../../support/database/lock-waits.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { setPayout, setUndeliverablePayout } from '../../support/market/payouts.ts';
import { getRoundCount } from '../../support/rounds.ts';
import type { ApiResponse } from '../../support/server/call.ts';

const ROUNDS = getRoundCount(6, 20);
const SPREAD_MS = 30;

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { DATABASE_POOL_SIZE: '10' } });
  // stays held: a payment into a treasury that runs empty meanwhile costs more gas than its sender estimated
  await heldPayout();
}, 60_000);
afterAll(() => market.close());

interface Held {
  agent: TestAgent;
  orderId: string;
}

/** Hired and paid for, by a machine, with a payout that waits for an address. */
async function heldPayout(): Promise<Held> {
  const agent = await makeAgent(market, { endpoint_url: 'http://127.0.0.1:9/hook' });
  const service = await makeService(market, agent, { price_usd: '1.00' });
  const { data, text } = await market.hire(service.id, await market.payForService(service.id));
  expect(data?.x402.payout.status, text).toBe('held');
  return { agent, orderId: data.order_id };
}

const giveAddress = ({ agent }: Held) =>
  setPayout(market, agent, { payout_chain: 'base', payout_address_base: evmSigner().address });
const retry = ({ agent, orderId }: Held) =>
  market.call('POST', `/api/orders/${orderId}/retry-payout`, { bearer: agent.apiKey });
const asPayer = () => ({ signer: market.payers['base-mainnet'].signer });
const cancel = ({ orderId }: Held): Promise<ApiResponse> =>
  market.call('PATCH', `/api/orders/${orderId}`, { body: { action: 'cancel' }, ...asPayer() });

async function deadlocks(): Promise<number> {
  const [row] = await market.database.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row?.deadlocks);
}

const connection = () => connectUntilTestEnds(market.database);
const waiting = (count: number) => waitForLockWaits(market.database, count);

/** Until this connection waits for a lock. */
const waitingForLock = (pid: number) =>
  eventually(async () => {
    const [found] = await market.database.query<{ wait_event_type: string }>(
      'select wait_event_type from pg_stat_activity where pid = $1',
      [pid],
    );
    expect(found?.wait_event_type).toBe('Lock');
  });

/** Holds what the caller is about to take back until told to go on. */
function pauseBeforeTakingBack() {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { transfers } = market.parts;
  const withdraw = transfers.cancel.bind(transfers);
  vi.spyOn(transfers, 'cancel').mockImplementation(async (...args) => {
    reached.resolve();
    await goOn.promise;
    return withdraw(...args);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return { reached: reached.promise, goOn: goOn.resolve };
}

/** What a worker does when a transfer fails or settles. */
async function report(client: pg.Client, orderId: string, onLocked: () => void): Promise<void> {
  await client.query('begin');
  await client.query('select from chain_transactions where subject_id = $1 for update', [orderId]);
  onLocked();
  await client.query('update orders set payout_problem = payout_problem where id = $1', [orderId]);
  await client.query('commit');
}

it('cancelling while a held payout is released waits for the transfer before it holds the order', async () => {
  const held = await heldPayout();
  const first = await connection();
  await first.query('begin');
  await first.query('select from orders where id = $1 for update', [held.orderId]);
  await giveAddress(held);
  const retrying = retry(held);
  await waiting(1);
  const cancelling = cancel(held);
  await waiting(2);
  const { reached, goOn } = pauseBeforeTakingBack();
  await first.query('commit');
  await reached;
  const locked = Promise.withResolvers<void>();
  const reporter = await connection();
  const { rows } = await reporter.query('select pg_backend_pid() as pid');
  const reporting = report(reporter, held.orderId, locked.resolve);
  await Promise.race([locked.promise, waitingForLock(rows[0].pid)]);
  goOn();
  const [cancelled] = await Promise.all([cancelling, retrying, reporting]);
  expect(cancelled.status, cancelled.text).toBe(200);
  expect(await deadlocks()).toBe(0);
}, 30_000);

it('a retry that began before the order was cancelled does not pay the agent as well', async () => {
  const agent = await makeAgent(market);
  const payTo = (address: string) =>
    setPayout(market, agent, { payout_chain: 'base', payout_address_base: address });
  await setUndeliverablePayout(market, agent, market.treasury('base-mainnet'));
  const service = await makeService(market, agent, { price_usd: '1.00' });
  const { data } = await market.hire(service.id, await market.payForService(service.id));
  expect(data.x402.payout.status).toBe('failed');
  const failed = { agent, orderId: data.order_id };
  const { address } = evmSigner();
  await payTo(address);
  const first = await connection();
  await first.query('begin');
  await first.query('select from chain_transactions where subject_id = $1 for update', [failed.orderId]);
  const cancelling = cancel(failed);
  await waiting(1);
  const retrying = retry(failed);
  await waiting(2);
  await first.query('commit');
  const [cancelled, retried] = await Promise.all([cancelling, retrying]);
  expect(cancelled).toMatchObject({ status: 200, data: { refund: { amount_usd: '1.10' } } });
  expect(retried).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
  const transfers = () =>
    market.database.query('select kind, state from chain_transactions where subject_id = $1 order by kind', [
      failed.orderId,
    ]);
  const refund = { kind: 'refund', state: 'confirmed' };
  await eventually(async () => expect(await transfers()).toContainEqual(refund), 15_000);
  expect(await transfers()).toEqual([{ kind: 'payout', state: 'failed' }, refund]);
}, 30_000);

it(`cancelling, releasing and retrying at the same moment, ${ROUNDS} times: nobody fails, one gets the money`, async () => {
  const soon = <T>(act: () => Promise<T>) => delay(Math.random() * SPREAD_MS).then(act);
  for (let round = 0; round < ROUNDS; round++) {
    const held = await heldPayout();
    await giveAddress(held);
    const { sweeps, relay } = market.parts;
    const [cancelled, retried] = await Promise.all([
      soon(() => cancel(held)),
      soon(() => retry(held)),
      soon(async () => {
        await sweeps.runAll(market.clock.now());
        await relay.relayDue();
      }),
    ]);
    expect([200, 400], cancelled.text).toContain(cancelled.status);
    expect([200, 400, 422], retried.text).toContain(retried.status);
    const { data } = await market.call('GET', `/api/orders/${held.orderId}`, asPayer());
    const isRefunded = data.order.refund.status !== 'none';
    expect(isRefunded).toBe(cancelled.status === 200);
    expect(data.order.payout.status === 'none').toBe(isRefunded);
  }
  expect(await deadlocks()).toBe(0);
}, 120_000);

it(
  'and the ledger matches the treasury when everything has settled',
  () => expectLedgerToReconcile(market),
  30_000,
);
