import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import type { Market } from '../../../support/market/orders.ts';
import type { ApiResponse } from '../../../support/server/call.ts';
import type { Deployment } from '../deployment.ts';
import { BalancedRace } from '../race.ts';
import type { Record } from '../record.ts';
import type { Scenario } from '../scenario.ts';
import { PAIRS, type Pair, type RacedOrder } from './order-races/pairs.ts';

const PRICE = { usd: '1.00', micro: 1_000_000n };
const JOB_MS = 30_000;
const ENOUGH_ROUNDS = 20;
const FINAL = ['completed', 'cancelled'];

const AGE = `
  update orders set review_deadline = review_deadline - interval '1 year',
    quote_expires_at = quote_expires_at - interval '1 year'
  where id = $1`;
const TRANSFERS = `
  select kind from chain_transactions
  where subject_type = 'order' and subject_id = $1 and kind in ('payout', 'refund') and state <> 'failed'`;

interface Lane {
  pair: Pair;
  race: BalancedRace;
  market: Market;
  serviceId: string;
  network: 'base-mainnet' | 'solana-mainnet';
}

export const orderRaces: Scenario = {
  name: 'order-races',
  title: 'approve || auto-release || dispute || cancel || pay (both orders of each pair observed)',
  required: 'one terminal state, at most one payout',
  rounds: 200,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const { id: serviceId } = await deployment.market.createService({ price_usd: PRICE.usd });
    const lanes: Lane[] = await Promise.all(
      PAIRS.map(async (pair, index) => {
        const network = index % 3 === 2 ? 'solana-mainnet' : 'base-mainnet';
        const market = await deployment.market.onNetwork(network);
        return { pair, race: new BalancedRace(pair.sides, record), market, serviceId, network };
      }),
    );
    let rounds = 0;
    return {
      async playRound() {
        rounds += 1;
        await Promise.all(lanes.map((lane) => play(deployment, lane, record)));
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      async finish() {
        for (const { race } of lanes) race.expectBothOrders(rounds, ENOUGH_ROUNDS);
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};

async function play(deployment: Deployment, lane: Lane, record: Record): Promise<void> {
  const { pair, race } = lane;
  const raced = await prepareOrder(deployment, lane);
  const [first, second] = pair.acts;
  const answers = await race.start(
    () => first(raced),
    () => second(raced),
  );
  for (const answer of answers) expectNoFailure(record, pair, answer);
  await waitForJobs(raced);
  const steps = await readSteps(raced);
  race.settle(findFirst(pair, steps, answers));
  record.count(`${pair.sides.join(' || ')}: ended as ${steps.join(', ') || 'nothing'}`);
  await conclude(raced, record);
}

function expectNoFailure(record: Record, { sides }: Pair, answer: ApiResponse | undefined): void {
  const isRefusal = answer === undefined || answer.status < 500;
  record.expect(isRefusal, `${sides.join(' || ')}: answered ${answer?.status} ${answer?.text}`);
}

/** A side whose step was not taken came too late. */
function findFirst(
  { sides }: Pair,
  steps: readonly string[],
  answers: readonly (ApiResponse | undefined)[],
): string {
  const [one, other] = sides;
  if (other === 'pay again') return answers[0]?.status === 200 ? one : other;
  const [at, otherAt] = [steps.indexOf(one), steps.indexOf(other)];
  if (otherAt === -1) return one;
  return at !== -1 && at < otherAt ? one : other;
}

async function prepareOrder(deployment: Deployment, lane: Lane): Promise<RacedOrder> {
  const { pair, market, network, serviceId } = lane;
  const order = await market.placeOrder(serviceId);
  const payments: string[] = [];
  for (let count = 0; count < pair.payments; count++) {
    const payment = market.client.pay(market.treasury(network), PRICE.micro);
    payments.push(await deployment.sent(network, PRICE.micro, payment));
  }
  if (pair.from !== 'quoted') {
    const paid = await market.update(order, { action: 'pay', escrow_tx_hash: payments[0] });
    expect(paid.status, paid.text).toBe(200);
  }
  if (pair.from === 'delivered') expect((await market.deliver(order)).status).toBe(200);
  await market.database.query(AGE, [order.id]);
  return { deployment, market, order, payments };
}

/** Until workers have done what time alone does to the order. */
function waitForJobs({ market, order }: RacedOrder): Promise<void> {
  return eventually(async () => {
    const open = await market.database.query(
      `select job from outbox where job = 'advance-order.v1' and payload->>'orderId' = $1
         and done_at is null and failed_at is null`,
      [order.id],
    );
    expect(open).toEqual([]);
  }, JOB_MS);
}

async function readSteps({ market, order }: RacedOrder): Promise<string[]> {
  const rows = await market.database.query<{ trigger: string }>(
    'select trigger from order_history where order_id = $1 order by id',
    [order.id],
  );
  return rows.map(({ trigger }) => trigger).filter((trigger) => !['create', 'deliver'].includes(trigger));
}

/** Brings the order to its end, which is one, and moves its money at most once. */
async function conclude({ market, order }: RacedOrder, record: Record): Promise<void> {
  const read = async () => (await market.read(order)).data.order.status as string;
  const status = await read();
  if (status === 'disputed' || status === 'delivered') await market.update(order, { action: 'approve' });
  if (status === 'paid' || status === 'in_progress') await market.update(order, { action: 'cancel' });
  const end = await read();
  record.expect(FINAL.includes(end), `Order ${order.id} ended as ${end}`);
  const transfers = await market.database.query<{ kind: string }>(TRANSFERS, [order.id]);
  record.expect(transfers.length <= 1, `Order ${order.id} moved its money ${transfers.length} times`);
}
