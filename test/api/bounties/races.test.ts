import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import {
  acceptClaim,
  claimBounty,
  payAmountDue,
  postBounty,
  type TestBounty,
} from '../../support/market/bounties.ts';
import { makeAgent, type TestAgent } from '../../support/market/factories.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { getRoundCount } from '../../support/rounds.ts';

const ROUNDS = getRoundCount(5, 100);
const DUE = 1_100_000n;

let market: Market;
let rival: TestAgent;
beforeAll(async () => {
  market = await startMarket();
  rival = await makeAgent(market);
});
afterAll(() => market.close());

const held = () =>
  market.parts.chains.get('base-mainnet')?.readUsdcBalance(market.client.signer.address) as Promise<bigint>;

async function race(bounty: TestBounty) {
  const claims = [
    await claimBounty(market, bounty, market.agent),
    await claimBounty(market, bounty, rival),
  ] as const;
  const payments = [await payAmountDue(market, bounty), await payAmountDue(market, bounty)] as const;
  const answers = await Promise.all(
    [0, 1].map((n) =>
      acceptClaim(market, bounty, claims[n] as { id: string }, { body: { escrow_tx_hash: payments[n] } }),
    ),
  );
  return answers.sort((one, other) => one.status - other.status);
}

it(`two claims accepted at the same moment with two payments, ${ROUNDS} times: one order, one 409, its payment back`, async () => {
  const before = await held();
  for (let round = 0; round < ROUNDS; round += 1) {
    const bounty = await postBounty(market, market.client.signer, { budget_usd: '1.00' });
    const [won, lost] = await race(bounty);
    expect([won?.status, lost?.status, lost?.body.code], lost?.text).toEqual([
      200,
      409,
      'bounty_already_awarded',
    ]);
    expect(lost?.body.error).toContain('The 1.10 USDC are returned to');
    const orders = await market.database.query('select id from orders where bounty_id = $1', [bounty.id]);
    expect(orders).toEqual([{ id: won?.data.order_id }]);
  }
  expect(await held()).toBe(before - 2n * DUE * BigInt(ROUNDS));
  await market.advanceClock(15 * 60 + 1);
  await eventually(async () => expect(await held()).toBe(before - DUE * BigInt(ROUNDS)), 60_000);
  await expectLedgerToReconcile(market);
}, 600_000);
