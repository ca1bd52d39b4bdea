import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { eventually } from '../../support/eventually.ts';
import { type Market, parseUsd, startMarket, type TestOrder } from '../../support/market/orders.ts';
import { startServerProcess } from '../../support/processes/server-process.ts';
import { getRoundCount } from '../../support/rounds.ts';
import { createLife, type Life } from './life.ts';

const TIMES = getRoundCount(10, 50);
const PRICE = parseUsd('1.00');
/** Requests take some milliseconds to arrive; the clock should not always be first. */
const SPREAD_MS = 15;

let market: Market;
let life: Life;
let orders: TestOrder[];
beforeAll(async () => {
  // the payouts are made later, by a worker of their own
  market = await startMarket({ env: { ROLE: 'api', DATABASE_POOL_SIZE: '10' } });
  life = await createLife(market);
  orders = await deliveredOrders(TIMES);
}, 120_000);
afterAll(() => market.close());

async function deliveredOrders(count: number): Promise<TestOrder[]> {
  const placed = await Promise.all(Array.from({ length: count }, () => life.place('fixed')));
  const payments: string[] = [];
  for (const _ of placed) payments.push(await market.client.pay(market.treasury('base-mainnet'), PRICE));
  await Promise.all(
    placed.map((order, index) => market.update(order, { action: 'pay', escrow_tx_hash: payments[index] })),
  );
  await Promise.all(placed.map((order) => market.deliver(order)));
  return placed;
}

const count = async (sql: string, id: string) => (await market.database.query(sql, [id])).length;

async function stepsAfterDelivery({ id }: TestOrder): Promise<string> {
  const rows = await market.database.query<{ trigger: string; from_status: string; to_status: string }>(
    'select trigger, from_status, to_status from order_history where order_id = $1 order by id',
    [id],
  );
  rows.slice(1).forEach((row, index) => {
    expect(row.from_status).toBe(rows[index]?.to_status);
  });
  const triggers = rows.map(({ trigger }) => trigger);
  return triggers.slice(triggers.indexOf('deliver') + 1).join(', ');
}

it(`approve, dispute and release at the same moment, ${TIMES} times: one outcome, one payout`, async () => {
  for (const order of orders) {
    await life.age(order);
    const [approved, disputed] = await Promise.all([
      life.ask('approve', 'client', order),
      life.ask('dispute', 'client', order),
      delay(Math.random() * SPREAD_MS).then(() => life.takeDue('release', order)),
    ]);
    const steps = await stepsAfterDelivery(order);
    // a dispute that came first is ended by the approval
    expect(['approve', 'release', 'dispute, approve']).toContain(steps);
    expect([approved.status, disputed.status]).toEqual([
      steps.includes('approve') ? 200 : 400,
      steps.includes('dispute') ? 200 : 400,
    ]);
    expect((await market.read(order)).data.order.status).toBe('completed');
    expect(await count('select from chain_transactions where subject_id = $1', order.id)).toBe(1);
    expect(
      await count(
        `select from ledger_transactions where reference = $1 and kind = 'order_settled'`,
        order.id,
      ),
    ).toBe(1);
  }
}, 60_000);

it('and the agent is paid for each once', async () => {
  const worker = await startServerProcess({ ...market.env, ROLE: 'worker' });
  try {
    const unpaid = `select from chain_transactions where state <> 'confirmed'`;
    await eventually(async () => expect(await market.database.query(unpaid)).toEqual([]), 60_000);
  } finally {
    await worker.stop();
  }
  const base = market.parts.chains.get('base-mainnet');
  expect(await base?.readUsdcBalance(market.payoutAddress)).toBe((PRICE * 9n * BigInt(TIMES)) / 10n);
  expect(await base?.readUsdcBalance(market.treasury('base-mainnet'))).toBe((PRICE * BigInt(TIMES)) / 10n);
  expect((await verifyLedger(market.parts.orm.em.fork())).problems).toEqual([]);
}, 90_000);
