import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ChainAdapter } from '../../../server/chain/types.ts';
import { accounts } from '../../../server/money/ledger/accounts.ts';
import { credit, debit } from '../../../server/money/ledger/posting.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { eventually } from '../../support/eventually.ts';
import { makeAgent, makeService, type TestAgent } from '../../support/market/factories.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { setPayout, setUndeliverablePayout } from '../../support/market/payouts.ts';

const NETWORK = 'base-mainnet';
const ROUNDS = 6;
const SPLIT = { resolution: 'split', agent_percent: 60, note: 'Three of five' };
const REFUND = { resolution: 'refund', note: 'Not delivered' };

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { X402_MIN_PRICE_USD: '0.000001' } });
  await putIn(100_000_000n);
}, 60_000);
afterAll(() => market.close());

/** Capital of the operator, from which the platform bears its costs. */
async function putIn(amount: bigint): Promise<void> {
  await payer().pay(market.treasury(NETWORK), amount);
  await market.parts.orm.em.fork().transactional((em) =>
    new LedgerService(market.clock).post(em, {
      kind: 'capital_paid_in',
      reference: 'tests',
      network: NETWORK,
      asset: 'USDC',
      entries: [debit(accounts.treasury(NETWORK), amount), credit(accounts.operatorCapital(), amount)],
    }),
  );
}

interface Disputed {
  id: string;
  total_usd: null;
  agent: TestAgent;
}

const payer = () => market.payers[NETWORK];
const read = async ({ id }: Disputed) =>
  (await market.call('GET', `/api/orders/${id}`, { signer: payer().signer })).data.order;
const payTo = (agent: TestAgent, address: string) =>
  setPayout(market, agent, { payout_chain: 'base', payout_address_base: address });
const newAgent = () => makeAgent(market, { endpoint_url: 'http://127.0.0.1:9/hook' });

/** Hired by a machine, delivered and disputed. */
async function disputed(agent: TestAgent, { price = '25.00', paid = 27_500_000n } = {}): Promise<Disputed> {
  const service = await makeService(market, agent, { price_usd: price });
  const reference = await payer().pay(market.treasury(NETWORK), paid);
  const { data, text } = await market.hire(service.id, reference);
  const id = data?.order_id;
  const delivered = await market.call('POST', `/api/orders/${id}/deliver`, {
    body: { deliverable_url: 'https://files.example.com/work.zip', deliverable_media_type: 'document' },
    bearer: agent.apiKey,
  });
  expect(delivered.status, `${text} ${delivered.text}`).toBe(200);
  const dispute = { action: 'dispute', reason: 'Two of five are dark' };
  const answer = await market.call('PATCH', `/api/orders/${id}`, { body: dispute, signer: payer().signer });
  expect(answer.data?.status, answer.text).toBe('disputed');
  return { id, total_usd: null, agent };
}

/** The payout waits for an address. */
const withHeldPayout = async (terms = {}) => disputed(await newAgent(), terms);

/** The payout was asked for, and refused before anything was signed. */
async function withFailedPayout(): Promise<Disputed> {
  const agent = await newAgent();
  await setUndeliverablePayout(market, agent, market.treasury(NETWORK));
  const order = await disputed(agent);
  expect((await read(order)).payout).toMatchObject({ status: 'failed', tx_hash: null });
  return order;
}

const usdc = (address: string) =>
  market.parts.chains.get(NETWORK)?.readUsdcBalance(address) as Promise<bigint>;
const balances = async (agentAddress: string) => ({
  client: await usdc(payer().signer.address),
  agent: await usdc(agentAddress),
  treasury: await usdc(market.treasury(NETWORK)),
});

async function books({ id, agent }: Disputed) {
  const ledger = new LedgerService(market.clock);
  const em = market.parts.orm.em.fork();
  const of = (account: Parameters<LedgerService['readBalance']>[1]) =>
    ledger.readBalance(em, account, NETWORK);
  return {
    escrow: await of(accounts.orderEscrow(id)),
    payable: await of(accounts.agentPayable(agent.id)),
    refunds: await of(accounts.refunds()),
    overpayments: await of(accounts.overpayments()),
    revenue: await of(accounts.platformRevenue()),
    expenses: await of(accounts.platformExpenses()),
  };
}

const booked = async ({ id }: Disputed) =>
  (
    await market.database.query<{ kind: string }>(
      'select kind from ledger_transactions where reference = $1 order by id',
      [id],
    )
  ).map(({ kind }) => kind);
const told = async ({ id }: Disputed) =>
  (
    await market.database.query<{ body: string }>(
      `select body from notifications where order_id = $1 and type = 'dispute_resolved'`,
      [id],
    )
  ).map(({ body }) => body);
const settled = (order: Disputed, expected: object) =>
  eventually(async () => expect(await read(order)).toMatchObject(expected), 20_000);
const BOTH_SENT = { payout: { status: 'confirmed' }, refund: { status: 'confirmed' } };

describe('a split while the payout has not left', () => {
  it('divides what the machine paid: the agent gets its part of the list price, the client the rest', async () => {
    const address = evmSigner().address;
    const order = await withFailedPayout();
    await payTo(order.agent, address);
    const before = { ...(await balances(address)), revenue: (await books(order)).revenue };
    const { status, data, text } = await market.mediate(order, SPLIT);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      status: 'completed',
      total_usd: '27.50',
      platform_fee_usd: '1.50',
      payout: { amount_usd: '15.00', destination: address, reason: null },
      refund: { amount_usd: '11.00', destination: payer().signer.address },
    });
    await settled(order, BOTH_SENT);
    const after = await balances(address);
    expect({
      client: after.client - before.client,
      agent: after.agent - before.agent,
      treasury: after.treasury - before.treasury,
    }).toEqual({ client: 11_000_000n, agent: 15_000_000n, treasury: -26_000_000n });
    expect(await books(order)).toMatchObject({
      escrow: 0n,
      payable: 0n,
      refunds: 0n,
      revenue: before.revenue - 1_000_000n,
    });
    const kinds = ['order_paid', 'order_settled', 'payout_recalled', 'order_divided'];
    expect((await booked(order)).slice(0, 4)).toEqual(kinds);
    expect((await booked(order)).slice(4).sort()).toEqual(['payout_settled', 'refund_settled']);
    expect(await told(order)).toEqual([expect.stringContaining('split'), expect.stringContaining('split')]);
    expect((await market.listEvents(order)).slice(-2)).toMatchObject([
      { event: 'order.payout_sent', data: { amount_usd: '15.00', destination: address } },
      { event: 'order.completed', data: { payout_failed: false } },
    ]);
  }, 40_000);

  it('gives back what was paid beyond the price, and holds the part of an agent without an address', async () => {
    const order = await withHeldPayout({ paid: 30_000_000n });
    const { overpayments } = await books(order);
    const { data } = await market.mediate(order, SPLIT);
    expect(data).toMatchObject({
      status: 'completed',
      payout: { status: 'held', amount_usd: '15.00' },
      refund: { amount_usd: '13.50' },
    });
    expect(await books(order)).toMatchObject({
      escrow: 0n,
      payable: 15_000_000n,
      overpayments: overpayments - 2_500_000n,
    });
    expect((await market.listEvents(order)).slice(-2)).toMatchObject([
      { event: 'order.payout_failed', data: { amount_usd: '15.00' } },
      { event: 'order.completed', data: { payout_failed: true } },
    ]);
    const address = evmSigner().address;
    await payTo(order.agent, address);
    await market.call('POST', `/api/orders/${order.id}/retry-payout`, { bearer: order.agent.apiKey });
    await settled(order, BOTH_SENT);
    expect(await usdc(address)).toBe(15_000_000n);
    expect(await books(order)).toMatchObject({ escrow: 0n, payable: 0n, refunds: 0n });
  }, 40_000);

  it('holds the part of an agent whose address was taken away, and sends it to the next one', async () => {
    const order = await withFailedPayout();
    await market.database.query('update agents set payout_address_base = null where id = $1', [
      order.agent.id,
    ]);
    const { data } = await market.mediate(order, SPLIT);
    expect(data.payout).toMatchObject({ status: 'held', amount_usd: '15.00', destination: null });
    const address = evmSigner().address;
    await payTo(order.agent, address);
    await market.advanceClock(10);
    await settled(order, BOTH_SENT);
    expect(await usdc(address)).toBe(15_000_000n);
  }, 40_000);

  it('of the smallest amount gives all of it to the agent', async () => {
    const order = await withHeldPayout({ price: '0.000001', paid: 2n });
    const { data, text } = await market.mediate(order, { ...SPLIT, agent_percent: 99 });
    expect(data, text).toMatchObject({ payout: { amount_usd: '0.000002' }, refund: { status: 'none' } });
    expect(await books(order)).toMatchObject({ escrow: 0n, payable: 2n });
  });
});

it('a refund while the payout has not left gives all of it back', async () => {
  const order = await withFailedPayout();
  const { data } = await market.mediate(order, REFUND);
  expect(data).toMatchObject({
    status: 'cancelled',
    payout: { status: 'none' },
    refund: { amount_usd: '27.50' },
  });
  expect(await books(order)).toMatchObject({ escrow: 0n, payable: 0n });
});

/** Hired by a machine, paid out at once, and disputed. */
async function withPayoutLeft(terms = {}) {
  const agent = await newAgent();
  const { address } = evmSigner();
  await payTo(agent, address);
  return { order: await disputed(agent, terms), address };
}

describe('once the payout has left', () => {
  it('split is refused, and release ends the dispute', async () => {
    const { order } = await withPayoutLeft();
    const { status, body } = await market.mediate(order, SPLIT);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'illegal_transition' });
    expect(body.error).toContain(
      "The order is disputed: `mediate_split` is possible only before the agent's payout is sent. Possible now: `mediate_release`",
    );
    expect(await read(order)).toMatchObject({ status: 'disputed', refund: { status: 'none' } });
    expect(await told(order)).toEqual([]);
    expect(await booked(order)).not.toContain('payout_recalled');
    const released = await market.mediate(order, { resolution: 'release', note: 'It was paid at once' });
    expect(released.data).toMatchObject({ status: 'completed', payout: { amount_usd: '25.00' } });
    await expect
      .poll(async () => (await market.listEvents(order)).at(-1), { timeout: 15_000 })
      .toMatchObject({ event: 'order.completed', data: { payout_failed: false } });
  }, 40_000);

  it('a refund gives back all that was paid, at the cost of the platform', async () => {
    const { order, address } = await withPayoutLeft({ paid: 30_000_000n });
    await settled(order, { payout: { status: 'confirmed' } });
    const before = { ...(await books(order)), client: await usdc(payer().signer.address) };
    const { status, data, text } = await market.mediate(order, REFUND);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({
      status: 'cancelled',
      platform_fee_usd: '0.00',
      payout: { status: 'confirmed', amount_usd: '25.00', destination: address },
      refund: { amount_usd: '30.00', destination: payer().signer.address },
    });
    await settled(order, { refund: { status: 'confirmed' } });
    expect(await usdc(address)).toBe(25_000_000n);
    expect((await usdc(payer().signer.address)) - before.client).toBe(30_000_000n);
    expect(await books(order)).toEqual({
      escrow: 0n,
      payable: 0n,
      refunds: before.refunds,
      overpayments: before.overpayments - 2_500_000n,
      revenue: before.revenue - 2_500_000n,
      expenses: before.expenses + 25_000_000n,
    });
    expect((await booked(order)).slice(-2)).toEqual(['order_compensated', 'refund_settled']);
    expect(await told(order)).toHaveLength(2);
    expect((await market.listEvents(order)).at(-1)).toMatchObject({
      event: 'order.cancelled',
      data: { previous_status: 'disputed' },
    });
    expect((await market.mediate(order, REFUND)).status).toBe(400);
  }, 40_000);

  it('and may still fail, there is no refund yet: else both could be paid, or the agent again', async () => {
    const chain = market.parts.chains.get(NETWORK) as ChainAdapter;
    const status = vi.spyOn(chain, 'readTransactionStatus').mockResolvedValue('pending');
    onTestFinished(() => status.mockRestore());
    const { order } = await withPayoutLeft();
    expect((await read(order)).payout).toMatchObject({ status: 'sent' });
    const early = await market.mediate(order, REFUND);
    expect({ status: early.status, code: early.body.code }).toEqual({
      status: 400,
      code: 'illegal_transition',
    });
    expect(early.body.error).toContain(
      "or once the agent's payout is final. Possible now: `mediate_release`.",
    );
    expect(await read(order)).toMatchObject({ status: 'disputed', refund: { status: 'none' } });
    status.mockRestore();
    await settled(order, { payout: { status: 'confirmed' } });
    expect((await market.mediate(order, REFUND)).status).toBe(200);
  }, 40_000);
});

it(`split and retry at the same moment, ${ROUNDS} times: the agent gets its part or all of it, never both`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const order = await withFailedPayout();
    const address = evmSigner().address;
    await payTo(order.agent, address);
    const retry = () =>
      market.call('POST', `/api/orders/${order.id}/retry-payout`, { bearer: order.agent.apiKey });
    const [mediated, retried] = await Promise.all([
      delay(Math.random() * 30).then(() => market.mediate(order, SPLIT)),
      delay(Math.random() * 30).then(retry),
    ]);
    expect([200, 400], mediated.text).toContain(mediated.status);
    // 400 where the payout is on its way by then
    expect([200, 400, 422], retried.text).toContain(retried.status);
    await settled(order, { payout: { status: 'confirmed' } });
    expect(await usdc(address)).toBe(mediated.status === 200 ? 15_000_000n : 25_000_000n);
  }
}, 120_000);

it('and the ledger reconciles when everything has settled', () => expectLedgerToReconcile(market), 30_000);
