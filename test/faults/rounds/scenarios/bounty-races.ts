import { expect } from 'vitest';
import { eventually } from '../../../support/eventually.ts';
import {
  acceptClaim,
  claimBounty,
  getAmountDue,
  postBounty,
  type TestBounty,
} from '../../../support/market/bounties.ts';
import { makeAgent, type TestAgent } from '../../../support/market/factories.ts';
import type { Market } from '../../../support/market/orders.ts';
import type { ApiResponse } from '../../../support/server/call.ts';
import type { Deployment } from '../deployment.ts';
import { BalancedRace } from '../race.ts';
import type { Record } from '../record.ts';
import type { Scenario } from '../scenario.ts';

const NETWORK = 'base-mainnet';
const JOB_MS = 30_000;
const RETURNS_MS = 120_000;
const ENOUGH_ROUNDS = 20;

interface RacedBounty {
  deployment: Deployment;
  market: Market;
  bounty: TestBounty;
  claims: readonly { id: string }[];
  payments: readonly string[];
}

type Act = (raced: RacedBounty) => Promise<ApiResponse | undefined>;

interface Pair {
  sides: readonly [string, string];
  payments: number;
  acts: readonly [Act, Act];
}

const accept =
  (which: number): Act =>
  ({ deployment, market, bounty, claims, payments }) =>
    acceptClaim(
      { ...market, call: (...request) => deployment.call(...request) },
      bounty,
      claims[which] as { id: string },
      { body: { escrow_tx_hash: payments[which] } },
    );

const cancel: Act = ({ deployment, market, bounty }) =>
  deployment.call('POST', `/api/bounties/${bounty.id}/cancel`, { signer: market.client.signer, body: {} });

/** Its time is over, and a worker finds out as soon as it gets the job. */
const expire: Act = async ({ market, bounty }) => {
  const end = `update bounties set expires_at = now() where id = $1 and status = 'open'`;
  await market.database.query(end, [bounty.id]);
  const { orm, outbox } = market.parts;
  const request = {
    job: 'expire-bounty.v1',
    key: `race:${bounty.id}`,
    payload: { bountyId: bounty.id },
  } as const;
  await orm.em.fork().transactional((em) => outbox.add(em, request));
  return undefined;
};

const PAIRS: readonly Pair[] = [
  { sides: ['accept', 'accept another'], payments: 2, acts: [accept(0), accept(1)] },
  { sides: ['accept', 'cancel'], payments: 1, acts: [accept(0), cancel] },
  { sides: ['accept', 'expiry'], payments: 1, acts: [accept(0), expire] },
  { sides: ['cancel', 'expiry'], payments: 0, acts: [cancel, expire] },
];

interface Lane {
  pair: Pair;
  race: BalancedRace;
  market: Market;
}

export const bountyRaces: Scenario = {
  name: 'bounty-races',
  title: 'Two accepts; accept || cancel || expiry of a bounty',
  required: 'one winner, losers refunded',
  rounds: 200,
  async prepare({ deployment: getDeployment, record }) {
    const deployment = await getDeployment();
    const rival = await makeAgent(deployment.market);
    const lanes: Lane[] = await Promise.all(
      PAIRS.map(async (pair) => ({
        pair,
        race: new BalancedRace(pair.sides, record),
        market: await deployment.market.onNetwork(NETWORK),
      })),
    );
    let rounds = 0;
    return {
      async playRound() {
        rounds += 1;
        await Promise.all(lanes.map((lane) => play(deployment, lane, rival, record)));
        await returnHeldPayments(deployment, record);
        for (const problem of await deployment.audit()) record.violate(problem);
      },
      async finish() {
        for (const { race } of lanes) race.expectBothOrders(rounds, ENOUGH_ROUNDS);
        await waitForReturns(deployment);
        for (const problem of await deployment.auditWhenSettled()) record.violate(problem);
      },
    };
  },
};

async function play(deployment: Deployment, lane: Lane, rival: TestAgent, record: Record): Promise<void> {
  const { pair, race, market } = lane;
  const raced = await prepareBounty(deployment, lane, rival);
  const [first, second] = pair.acts;
  const answers = await race.start(
    () => first(raced),
    () => second(raced),
  );
  const name = pair.sides.join(' || ');
  for (const answer of answers)
    record.expect((answer?.status ?? 0) < 500, `${name}: answered ${answer?.status} ${answer?.text}`);
  const { status, orders } = await waitForEnd(raced);
  const isWon = (answer: ApiResponse | undefined) => answer?.status === 200;
  const accepted = answers.filter(
    (answer, index) => pair.sides[index]?.startsWith('accept') && isWon(answer),
  );
  record.expect(
    orders.length === accepted.length && orders.length <= 1,
    `${name}: made ${orders.length} orders`,
  );
  record.expect((status === 'claimed') === (orders.length === 1), `${name}: the bounty is ${status}`);
  race.settle(pair.sides[isWon(answers[0]) ? 0 : 1]);
  record.count(`${name}: ended as ${status}`);
  const [order] = orders;
  if (order) {
    const cancelled = await market.update({ id: order.id, total_usd: null }, { action: 'cancel' });
    record.expect(cancelled.status === 200, `${name}: cancelling the order answered ${cancelled.text}`);
  }
}

/** What a loser has paid is held, and goes back to its payer. */
async function returnHeldPayments({ market }: Deployment, record: Record): Promise<void> {
  const held = await market.database.query<{ id: string }>(
    `update held_payments set return_at = now() where state = 'held' and return_at > now() returning id`,
  );
  record.count('payments of losers sent back', held.length);
}

async function waitForReturns({ market }: Deployment): Promise<void> {
  await eventually(async () => {
    const left = await market.database.query(
      `select id from held_payments where state in ('held', 'returning') and return_at is not null`,
    );
    expect(left).toEqual([]);
  }, RETURNS_MS);
}

async function prepareBounty(
  deployment: Deployment,
  { pair, market }: Lane,
  rival: TestAgent,
): Promise<RacedBounty> {
  const bounty = await postBounty(market, market.client.signer, { budget_usd: '1.00' });
  const claims = [await claimBounty(market, bounty, market.agent), await claimBounty(market, bounty, rival)];
  const payments: string[] = [];
  for (let count = 0; count < pair.payments; count++) {
    const micro = getAmountDue(bounty);
    const payment = market.client.pay(market.treasury(NETWORK), micro);
    payments.push(await deployment.sent(NETWORK, micro, payment));
  }
  return { deployment, market, bounty, claims, payments };
}

/** Until the bounty is no longer open: an expiry that came too early is found by the next sweep. */
function waitForEnd({ market, bounty }: RacedBounty) {
  return eventually(async () => {
    const [row] = await market.database.query<{ status: string }>(
      'select status from bounties where id = $1',
      [bounty.id],
    );
    const orders = await market.database.query<{ id: string }>('select id from orders where bounty_id = $1', [
      bounty.id,
    ]);
    expect(row?.status).not.toBe('open');
    return { status: row?.status, orders };
  }, JOB_MS);
}
