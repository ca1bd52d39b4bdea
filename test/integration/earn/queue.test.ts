import { beforeAll, expect, it } from 'vitest';
import { Transactions } from '../../../server/chain/transactions/transactions.ts';
import { TransferService } from '../../../server/chain/transfers/transfers.ts';
import type { Vault } from '../../../server/chain/vaults/vault.ts';
import { NotificationService } from '../../../server/events/notifications/service.ts';
import { Outbox } from '../../../server/foundation/outbox/outbox.ts';
import { systemClock as clock } from '../../../server/foundation/platform/clock.ts';
import { JOBS } from '../../../server/foundation/queue/jobs.ts';
import { buildDeployedPosting, buildReceivedPosting } from '../../../server/money/earn/postings.ts';
import { EarnRedemption } from '../../../server/money/earn/withdrawals/earn-redemption.entity.ts';
import { EarnWithdrawal } from '../../../server/money/earn/withdrawals/earn-withdrawal.entity.ts';
import { REDEMPTION, Redemptions } from '../../../server/money/earn/withdrawals/redemptions.ts';
import { WithdrawalPayouts } from '../../../server/money/earn/withdrawals/withdrawal-payouts.ts';
import { LedgerService } from '../../../server/money/ledger/service.ts';
import { verifyLedger } from '../../../server/money/ledger/verification.ts';
import { Payouts } from '../../../server/money/payouts/payouts.ts';
import { useDatabase } from '../../support/database/orm.ts';
import { quietLog } from '../../support/log.ts';

const COUNT = 1000;
const KEY = 'lend-usdc';
/** Shares of 18 decimals, each worth a dollar. */
const UNIT = 10n ** 18n;
const network = 'base-mainnet' as const;

const world = useDatabase();
let redemptions: Redemptions;
/** What the venue could give now. */
let free = 0n;

beforeAll(async () => {
  const { em } = world.orm;
  const chains = new Map();
  const outbox = new Outbox(clock, JOBS);
  const signers = { find: async () => undefined };
  const transactions = new Transactions({ em, chains, signers, outbox, clock, log: quietLog });
  const transfers = new TransferService({ em, chains, transactions, clock, log: quietLog });
  const ledger = new LedgerService(clock);
  const payouts = new Payouts({ transfers, ledger, clock });
  const notifications = new NotificationService(clock);
  const paying = new WithdrawalPayouts({ payouts, notifications, clock, log: quietLog });
  const venue = { key: KEY, network };
  const read = async () => ({ redeemableShares: free, sharePrice: 10n ** 18n, shareDecimals: 18 });
  const vaults = new Map([[KEY, { venue, read } as unknown as Vault]]);
  const minPartMicro = 100_000n;
  redemptions = new Redemptions({
    vaults,
    transactions,
    payouts: paying,
    ledger,
    outbox,
    clock,
    minPartMicro,
  });
  transactions.register(REDEMPTION, {});
  await seed(ledger);
});

/** Withdrawals of 1.00 to 3.00 USD, each to an address of its own, whose shares had cost a cent less for each dollar. */
async function seed(ledger: LedgerService): Promise<void> {
  const values = Array.from({ length: COUNT }, (_, index) => {
    const usd = 1 + (index % 3);
    const destination = `0x${(index + 1).toString(16).padStart(40, '0')}`;
    return `('wdr_${index}', '${KEY}', ${index + 1}, 'pos_1', 'queued', '${destination}',
      ${usd}e18, ${usd}e18, ${usd * 990_000}, now(), now())`;
  });
  await world.database.query(
    `insert into earn_pools (key, network, vault, created_at) values ('${KEY}', '${network}', '0x', now())`,
  );
  await world.database.query(`insert into earn_withdrawals
    (id, pool_key, place, position_id, state, destination, shares, shares_left, cost_left_micro, created_at, updated_at)
    values ${values.join(', ')}`);
  const amountMicro = (await sumOf('cost_left_micro')) as bigint;
  const placed = { id: 'dep_1', poolKey: KEY, network, amountMicro };
  await world.orm.em.fork().transactional(async (em) => {
    await ledger.post(em, buildReceivedPosting(placed));
    await ledger.post(em, buildDeployedPosting(placed));
  });
}

async function sumOf(column: string): Promise<bigint> {
  const [row] = await world.database.query<{ sum: string }>(
    `select sum(${column})::text as sum from earn_withdrawals`,
  );
  return BigInt(row?.sum ?? 0);
}

/** One turn of the job, and what the chain makes of it. Returns what was redeemed. */
async function turn(): Promise<bigint> {
  await redemptions.startDue(world.em(), KEY);
  const begun = await world.em().findOne(EarnRedemption, { state: 'redeeming' });
  if (!begun) return 0n;
  const { id, shares } = begun;
  // while it is under way, nothing else is redeemed
  await redemptions.startDue(world.em(), KEY);
  expect(await world.em().find(EarnRedemption, { state: 'redeeming' })).toHaveLength(1);
  const parts = await world.em().find(EarnWithdrawal, { redemptionId: id });
  expect(parts.length).toBeLessThanOrEqual(100);
  const brought = { shares, assetsMicro: (shares * 1_000_000n) / UNIT };
  await world.em().transactional((em) => redemptions.recordRedeemed(em, id, `0x${id}`, brought));
  free -= shares;
  return shares;
}

const payoutsInOrder = () =>
  world.database.query<{ place: number; amount: number }>(
    `select w.place::int as place, t.amount_micro::int as amount
     from chain_transactions c join chain_transfers t on t.id = c.id join earn_withdrawals w on w.id = c.subject_id
     where c.kind = 'payout' order by c.created_at, c.id`,
  );

it('a thousand who wait are served in order, at most a hundred at a time, as liquidity arrives', async () => {
  let redeemed = 0n;
  for (const arrives of [0n, UNIT / 100n, 250n * UNIT + 1n, UNIT / 3n, 5000n * UNIT]) {
    free = arrives;
    for (let shares = 1n; shares > 0n; redeemed += shares) shares = await turn();
    const paid = await payoutsInOrder();
    expect(paid.map(({ place }) => place)).toEqual(paid.map((_, index) => index + 1));
  }
  const all = await sumOf('shares');
  expect(redeemed).toBe(all);
  const paid = await payoutsInOrder();
  expect(paid).toHaveLength(COUNT);
  // to the micro-USDC: parts of a dollar's share that were redeemed apart may lose one to rounding
  const total = paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  expect(total).toBe(await sumOf('redeemed_micro'));
  const lost = (all * 1_000_000n) / UNIT - total;
  expect(lost >= 0n && lost <= 3n).toBe(true);
  expect(await sumOf('cost_left_micro')).toBe(0n);
  expect((await verifyLedger(world.em())).problems).toEqual([]);
}, 120_000);
