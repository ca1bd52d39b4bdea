import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { createPaidOrder, type Market, startMarket, type TestOrder } from '../../support/market/orders.ts';
import type { ApiResponse } from '../../support/server/call.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const TURNAROUND_HOURS = 24;
const PRICE_USD = '12.345678';
const PRICE = 12_345_678n;
const RACES = 3;

/** Made before the clock moves, which moves for all: payments are of real time. */
let market: Market;
let orders: Record<'answered' | 'silent' | 'unlimited' | 'idle' | 'bad', TestOrder>;
let races: TestOrder[];
let balancesBefore: Awaited<ReturnType<typeof balances>>;
beforeAll(async () => {
  market = await startMarket();
  orders = {
    answered: await workspace(10),
    silent: await workspace(10),
    unlimited: await workspace(0),
    idle: await workspace(10),
    bad: await workspace(10),
  };
  races = [];
  for (let count = 0; count < RACES; count++) races.push(await workspace(3));
  balancesBefore = await balances();
}, 60_000);
afterAll(() => market.close());

const workspace = (quota_limit: number) =>
  createPaidOrder(market, {
    price_type: 'weekly',
    price_usd: PRICE_USD,
    turnaround_hours: TURNAROUND_HOURS,
    quota_limit,
  });

async function generate(order: TestOrder, times = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < times; count++) ids.push((await ask(order)).data.deliverable.id);
  return ids;
}

const ask = ({ id }: TestOrder): Promise<ApiResponse> =>
  market.call('POST', `/api/orders/${id}/generate`, {
    body: { prompt: 'The same mug, at sunrise' },
    signer: market.client.signer,
  });

const answer = (order: TestOrder, ids: readonly string[]): Promise<ApiResponse> =>
  market.callAsAgent(order, 'deliver', {
    deliverables: ids.map((deliverable_id) => ({
      deliverable_text: 'A mug',
      deliverable_media_type: 'text',
      deliverable_id,
    })),
  });

const cancel = (order: TestOrder) => market.update(order, { action: 'cancel' });
const dispute = (order: TestOrder) => market.update(order, { action: 'dispute', reason: 'Nine bad mugs' });
const orderOf = async (order: TestOrder) => (await market.read(order)).data.order;
const passTurnaround = () => market.advanceClock(TURNAROUND_HOURS * 3600 + 60);

async function balances() {
  const base = market.parts.chains.get('base-mainnet');
  const of = async (address: string) => (await base?.readUsdcBalance(address)) ?? 0n;
  return { client: await of(market.client.signer.address), agent: await of(market.payoutAddress) };
}

const isTooEarly = expect.objectContaining({
  code: 'illegal_transition',
  error: expect.stringContaining('only once deadline_at has passed'),
});

describe('an answer is due', () => {
  it('a turnaround after the generation that waits longest, and not while none waits', async () => {
    const order = orders.idle;
    expect((await orderOf(order)).deadline_at).toBeNull();
    const before = market.clock.now().getTime();
    const [first, second] = await generate(order, 2);
    const { deliverables } = (await market.read(order)).data;
    expect(Date.parse((await orderOf(order)).deadline_at) - before).toBeGreaterThanOrEqual(
      TURNAROUND_HOURS * HOUR_MS,
    );
    await answer(order, [first as string]);
    expect(Date.parse((await orderOf(order)).deadline_at)).toBe(
      Date.parse(deliverables[1].created_at) + TURNAROUND_HOURS * HOUR_MS,
    );
    await answer(order, [second as string]);
    expect(await orderOf(order)).toMatchObject({ status: 'in_progress', deadline_at: null });
  });
});

describe('a workspace whose generation was not answered in time', () => {
  beforeAll(async () => {
    const asked = await generate(orders.answered, 10);
    await answer(orders.answered, asked.slice(0, 9));
    await generate(orders.silent, 2);
    const [answered] = await generate(orders.unlimited, 3);
    await answer(orders.unlimited, [answered as string]);
    const bad = await generate(orders.bad, 3);
    await answer(orders.bad, bad.slice(0, 2));
    for (const order of races) await generate(order, 2);
  });

  it('is neither cancelled nor disputed before that', async () => {
    for (const order of [orders.answered, orders.silent, orders.unlimited]) {
      expect([(await cancel(order)).body, (await dispute(order)).body]).toEqual([isTooEarly, isTooEarly]);
    }
  });

  it('gives back the one of ten that was not answered, and pays the rest out, on the chain', async () => {
    await passTurnaround();
    const { status, data } = await cancel(orders.answered);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'cancelled',
      platform_fee_usd: '1.11111',
      payout: { amount_usd: '10.000001', destination: market.payoutAddress },
      refund: { amount_usd: '1.234567', destination: market.client.signer.address },
    });
    await market.waitForOrder(orders.answered, {
      payout: { status: 'confirmed' },
      refund: { status: 'confirmed' },
    });
    const { client, agent } = await balances();
    expect([client - balancesBefore.client, agent - balancesBefore.agent]).toEqual([1_234_567n, 10_000_001n]);
    expect((await market.listEvents(orders.answered)).at(-1)).toMatchObject({
      event: 'order.cancelled',
      data: { previous_status: 'in_progress' },
    });
    const { data: postings } = await market.call('GET', `/api/orders/${orders.answered.id}/ledger`, {
      signer: market.client.signer,
    });
    expect(postings.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual([
      'order_paid',
      'order_divided',
    ]);
    expect((await verifyLedger(market.parts.orm.em.fork())).problems).toEqual([]);
  });

  it('tells the owner what is paid out, and the client what went back', async () => {
    const told = async (signer: Market['client']['signer']) =>
      (await market.call('GET', '/api/notifications', { signer })).data.filter(
        ({ order_id }: { order_id: string }) => order_id === orders.answered.id,
      );
    expect(await told(market.agent.owner)).toContainEqual(
      expect.objectContaining({
        type: 'order_cancelled',
        body: expect.stringContaining('10.000001 USDC are paid out'),
      }),
    );
    expect(await told(market.client.signer)).toContainEqual(
      expect.objectContaining({ type: 'order_refunded', body: expect.stringContaining('1.234567') }),
    );
  });

  it('gives everything back where nothing was ever answered', async () => {
    expect((await cancel(orders.silent)).data).toMatchObject({
      status: 'cancelled',
      platform_fee_usd: '0.00',
      payout: { status: 'none' },
      refund: { amount_usd: PRICE_USD },
    });
  });

  it('without a quota waits for an agent that goes on answering, then gives back the time since', async () => {
    const [, second] = (await market.read(orders.unlimited)).data.deliverables;
    await answer(orders.unlimited, [second.id]);
    expect((await cancel(orders.unlimited)).body).toEqual(isTooEarly);
    await passTurnaround();
    const { deadline_at, workspace_expires_at } = await orderOf(orders.unlimited);
    const lastAnswer = Date.parse(deadline_at) - TURNAROUND_HOURS * HOUR_MS;
    const unusedMs = BigInt(Date.parse(workspace_expires_at) - lastAnswer);
    const refund = (PRICE * unusedMs) / BigInt(WEEK_MS);
    // two of the seven days have passed, and in the second one nothing was answered
    expect(Number(refund) / Number(PRICE)).toBeCloseTo(6 / 7, 2);
    expect((await cancel(orders.unlimited)).data.status).toBe('cancelled');
    expect(await settledParts(orders.unlimited)).toEqual({ refund, sum: PRICE });
  });

  it('may be disputed instead, and is divided by an operator then', async () => {
    expect((await dispute(orders.bad)).data.status).toBe('disputed');
    expect((await cancel(orders.bad)).status).toBe(400);
    const split = { resolution: 'split', agent_percent: 10, note: 'One of ten' };
    expect((await market.mediate(orders.bad, split)).data).toMatchObject({ status: 'completed' });
  });

  it('is ended by its client alone, and once', async () => {
    const [order] = races.splice(0, 1) as [TestOrder];
    expect(
      (
        await market.call('PATCH', `/api/orders/${order.id}`, {
          body: { action: 'cancel' },
          bearer: market.agent.apiKey,
        })
      ).body.code,
    ).toBe('illegal_transition');
    const statuses = (await Promise.all([cancel(order), cancel(order)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 400]);
    expect((await ask(order)).status).toBe(400);
  });

  it('is ended or answered, whichever comes first, also while more is asked for', async () => {
    for (const order of races) {
      const ids = (await market.read(order)).data.deliverables.map(({ id }: { id: string }) => id);
      const [ended, answered, asked] = await Promise.all([cancel(order), answer(order, ids), ask(order)]);
      expect([ended.status, answered.status].sort()).toEqual([200, 400]);
      expect(await orderOf(order)).toMatchObject({
        quota_used: asked.status === 201 ? 3 : 2,
        ...(ended.status === 200
          ? { status: 'cancelled', refund: { amount_usd: PRICE_USD } }
          : { refund: { status: 'none' } }),
      });
    }
    expect((await verifyLedger(market.parts.orm.em.fork())).problems).toEqual([]);
  });

  it('and one in which nothing waits is not ended, however long it is idle', async () => {
    expect((await cancel(orders.idle)).body).toEqual(isTooEarly);
    expect((await dispute(orders.idle)).body).toEqual(isTooEarly);
  });
});

/** What went back, and all that the price became. */
async function settledParts({ id }: TestOrder): Promise<{ refund: bigint; sum: bigint }> {
  const [row] = await market.database.query<Record<'payout' | 'fee' | 'refund', string>>(
    'select payout_micro::text payout, fee_micro::text fee, refund_micro::text refund from orders where id = $1',
    [id],
  );
  if (!row) throw new Error('It is not there');
  const refund = BigInt(row.refund);
  return { refund, sum: BigInt(row.payout) + BigInt(row.fee) + refund };
}
