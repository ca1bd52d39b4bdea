import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeService } from '../../support/market/factories.ts';
import {
  createDeliveredOrder,
  createPaidOrder,
  type Market,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { setPayout } from '../../support/market/payouts.ts';
import { startTcpProxy } from '../../support/processes/tcp-proxy.ts';

let market: Market;
let chain: Awaited<ReturnType<typeof startTcpProxy>>;
/** Delivered before the clock is moved: later the chain's time lies behind that of an order. */
const orders: TestOrder[] = [];
beforeAll(async () => {
  chain = await startTcpProxy((await evmChain()).rpcUrl);
  market = await startMarket({ env: { BASE_RPC_URL: chain.url } });
  for (let count = 0; count < 3; count += 1) orders.push(await createDeliveredOrder(market));
});
afterAll(async () => {
  await market.close();
  await chain.close();
});

/** How often held payouts are looked for that can be sent by now. */
const LOOKED_FOR_SECONDS = 5;
/** For how long workers leave a chain in peace that did not answer. */
const SILENCE_SECONDS = 5;

const retry = (order: TestOrder) => market.callAsAgent(order, 'retry-payout');
const approve = (order: TestOrder) => market.update(order, { action: 'approve' });
const setAddress = (address: string | null) =>
  setPayout(market, market.agent, { payout_address_base: address });
const completions = async (order: TestOrder) =>
  (await market.listEvents(order)).filter(({ event }) => event === 'order.completed').map(({ data }) => data);
const ownerNotices = async (order: TestOrder) => {
  const { data } = await market.call('GET', '/api/notifications', { signer: market.agent.owner });
  return data
    .filter(({ order_id }: { order_id: string }) => order_id === order.id)
    .map(({ type }: { type: string }) => type);
};

describe('refused', () => {
  it('with 400 is what is not due, under way or made', async () => {
    const order = await createPaidOrder(market);
    expect((await retry(order)).body.error).toContain('Nothing is due');
    await market.deliver(order);
    await approve(order);
    expect(await retry(order)).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
    await market.waitForOrder(order, { payout: { status: 'confirmed' } });
    expect(await retry(order)).toMatchObject({
      status: 400,
      body: { error: 'The payout was already sent.' },
    });
  });

  it('with 403 are the client and strangers', async () => {
    const order = await createPaidOrder(market);
    const path = `/api/orders/${order.id}/retry-payout`;
    for (const signer of [market.client.signer, evmSigner()]) {
      expect((await market.call('POST', path, { signer })).status).toBe(403);
    }
    expect((await market.call('POST', path)).status).toBe(401);
    expect(
      (await market.call('POST', '/api/orders/ord_1_none/retry-payout', { signer: evmSigner() })).status,
    ).toBe(404);
  });
});

it('the agent of an owner with an EVM wallet is paid there without setting anything', async () => {
  const owner = evmSigner();
  const agent = await makeAgent(market, { owner });
  const { id } = await makeService(market, agent);
  const order = await market.placeOrder(id);
  await market.pay(order);
  const link = { deliverable_url: 'https://files.example.com/', deliverable_media_type: 'link' };
  await market.call('POST', `/api/orders/${order.id}/deliver`, { body: link, bearer: agent.apiKey });
  await approve(order);
  await market.waitForOrder(order, { payout: { status: 'confirmed', destination: owner.address } });
});

describe('a payout with no address to go to', () => {
  it('is held, and sent as soon as there is one', async () => {
    await setAddress(null);
    const order = orders.pop() as TestOrder;
    const { data } = await approve(order);
    expect(data.payout).toMatchObject({
      status: 'held',
      amount_usd: '22.50',
      destination: null,
      tx_hash: null,
    });
    expect(data.payout.reason).toContain('no payout address on base-mainnet');
    expect(await completions(order)).toEqual([{ payout_failed: true }]);
    expect(await ownerNotices(order)).toContain('payout_held');
    const refused = await retry(order);
    expect(refused).toMatchObject({ status: 422, body: { code: 'unprocessable' } });

    await setAddress(market.payoutAddress);
    await market.advanceClock(LOOKED_FOR_SECONDS);
    await market.waitForOrder(order, {
      payout: { status: 'confirmed', destination: market.payoutAddress, reason: null },
    });
    expect(await completions(order)).toHaveLength(1);
    expect(await ownerNotices(order)).toContain('payout_sent');
  });

  it('is sent by a retry at once', async () => {
    // a server without workers: nobody else sends it
    const quiet = await startMarket({ env: { ROLE: 'api' } });
    onTestFinished(() => quiet.close());
    const setTo = (payout_address_base: string | null) =>
      setPayout(quiet, quiet.agent, { payout_address_base });
    await setTo(null);
    const order = await createDeliveredOrder(quiet);
    const { data: approved } = await quiet.update(order, { action: 'approve' });
    expect(approved.payout).toMatchObject({ status: 'held' });
    await setTo(quiet.payoutAddress);
    const base = quiet.parts.chains.get('base-mainnet') as ChainAdapter;
    await eventually(async () => expect(await base.findFinality(approved.escrow_tx_hash)).toBe('finalized'));
    const { status, data } = await quiet.callAsAgent(order, 'retry-payout');
    expect(status).toBe(200);
    expect(data.payout).toMatchObject({ status: 'sent', destination: quiet.payoutAddress, reason: null });
    expect(data.payout.tx_hash).toMatch(/^0x[0-9a-f]{64}$/);
    const again = await quiet.callAsAgent(order, 'retry-payout');
    expect(again).toMatchObject({ status: 400, body: { error: 'The payout is in progress.' } });
  });
});

function expectPayout(order: TestOrder, payout: object, withinMs: number): Promise<void> {
  return eventually(async () => {
    const { data } = await market.read(order);
    expect(data.order).toMatchObject({ payout });
  }, withinMs);
}

/** Whoever asked the chain before it was back, and hears of it only now, leaves it in peace once more. */
async function untilAnswered(order: TestOrder, payout: object): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await market.advanceClock(SILENCE_SECONDS);
    const confirmed = expectPayout(order, { status: 'confirmed' }, 1000);
    if (
      await confirmed.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await expectPayout(order, payout, 1000);
}

describe('a payout that fails', () => {
  it('is told once, tried again, and goes through when asked for after the chain is back', async () => {
    const order = orders.pop() as TestOrder;
    chain.cut();
    await approve(order);
    await market.waitForOrder(order, { payout: { status: 'failed' } });
    expect(await completions(order)).toEqual([{ payout_failed: true }]);
    expect(await ownerNotices(order)).toContain('payout_failed');
    const refused = await retry(order);
    expect(refused).toMatchObject({ status: 422, body: { code: 'unprocessable' } });
    expect(refused.body.error).toContain('is unavailable');

    chain.restore();
    const { status, data } = await retry(order);
    expect(status).toBe(200);
    expect(['pending', 'sent', 'confirmed']).toContain(data.payout.status);
    await untilAnswered(order, { status: 'confirmed', reason: null });
    expect(await completions(order)).toHaveLength(1);
  });

  it('goes to the address as it stands by then', async () => {
    const order = orders.pop() as TestOrder;
    chain.cut();
    await approve(order);
    await market.waitForOrder(order, { payout: { status: 'failed' } });
    const { address } = evmSigner();
    await setAddress(address);
    chain.restore();
    expect((await retry(order)).status).toBe(200);
    await untilAnswered(order, { status: 'confirmed', destination: address });
    await setAddress(market.payoutAddress);
  });
});
