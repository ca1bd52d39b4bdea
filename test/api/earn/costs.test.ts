import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileVenues } from '../../../server/money/earn/pools/verification.ts';
import { eventually } from '../../support/eventually.ts';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { getUsdcBalance } from '../../support/market/wallets.ts';
import type { Payer } from '../../support/payments/payments.ts';

const HOUR = 3600;
const CENT = 10_000n;

let market: EarnMarket;
beforeAll(async () => {
  market = await startEarn();
  expect((await market.deposit(await market.newPayer(), 100)).status).toBe(200);
}, 120_000);
afterAll(() => market?.close());

/** Transactions that the treasury sends and pays for. */
async function sentByTreasury(): Promise<number> {
  const [row] = await market.database.query<{ count: string }>(
    `select count(*) from chain_transactions where sender is null and tx_hash is not null and batching is distinct from 'shared'`,
  );
  return Number(row?.count);
}

async function depositCents(payer: Payer, cents: bigint): Promise<string> {
  const reference = await payer.pay(market.treasury('base-mainnet'), cents * CENT);
  const body = { amount_usd: Number(cents) / 100, incoming_tx_hash: reference, key: LEND };
  const { status, data, text } = await market.call('POST', '/api/earn/pool/deposit', {
    body,
    signer: payer.signer,
  });
  expect([status, data?.status, data?.shares_minted], text).toEqual([200, 'pending', '0']);
  expect(data.tx_hash).toBeUndefined();
  return reference;
}

const positionOf = async ({ signer }: Payer) => (await market.positions({ signer })).data[0];

async function expectSound(): Promise<void> {
  await expectLedgerToReconcile(market);
  for (const venue of await reconcileVenues(market.parts.orm.em.fork(), market.parts.vaults))
    expect(venue.chainShares).toBe(venue.recordedShares);
}

it('small deposits wait for each other, share one vault transaction, and so do their withdrawals', async () => {
  const payers = [await market.newPayer(), await market.newPayer()] as const;
  const before = await sentByTreasury();
  const references: string[] = [];
  for (const cents of [1n, 2n]) for (const payer of payers) references.push(await depositCents(payer, cents));
  expect((await positionOf(payers[0])).pending_usd).toBe('0.03');
  expect(await sentByTreasury()).toBe(before);
  await market.advanceClock(HOUR);
  for (const payer of payers)
    await eventually(async () => {
      await market.advanceClock(10);
      expect(await positionOf(payer)).toMatchObject({ principal_usd: '0.03', pending_usd: '0.00' });
    }, 30_000);
  const again = await market.call('POST', '/api/earn/pool/deposit', {
    body: { amount_usd: '0.01', incoming_tx_hash: references[0], key: LEND },
    signer: payers[0].signer,
  });
  expect([again.status, again.data?.status], again.text).toEqual([200, 'deployed']);
  const afterDeposits = await sentByTreasury();

  const { signer } = payers[0];
  const held = await getUsdcBalance(market, 'base', signer.address);
  const out = await market.withdraw({ all: true, key: LEND }, { signer });
  expect([out.status, out.data?.status], out.text).toEqual([200, 'queued']);
  expect(await sentByTreasury()).toBe(afterDeposits);
  await market.advanceClock(HOUR);
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await getUsdcBalance(market, 'base', signer.address)).toBe(held + 3n * CENT);
  }, 30_000);
  const [deposits, withdrawals] = [afterDeposits - before, (await sentByTreasury()) - afterDeposits];
  console.log(`4 deposits of cents: ${deposits} treasury transactions; 1 withdrawal: ${withdrawals}`);
  expect([deposits, withdrawals]).toEqual([2, 2]);
  await expectSound();
}, 180_000);

it('eight partial withdrawals of 0.11 are one redemption and one payout', async () => {
  const payer = await market.newPayer();
  expect((await market.deposit(payer, 10)).status).toBe(200);
  const { signer } = payer;
  const part = String((BigInt((await positionOf(payer)).shares) * 11n) / 1000n);
  const before = await sentByTreasury();
  const held = await getUsdcBalance(market, 'base', signer.address);
  for (let made = 0; made < 8; made++)
    expect((await market.withdraw({ shares: part, key: LEND }, { signer })).data.status).toBe('queued');
  expect(await sentByTreasury()).toBe(before);
  await market.advanceClock(HOUR);
  await eventually(async () => {
    await market.advanceClock(10);
    expect(await getUsdcBalance(market, 'base', signer.address)).toBe(held + 88n * CENT);
  }, 30_000);
  const made = (await sentByTreasury()) - before;
  console.log(`8 withdrawals of 0.11: ${made} treasury transactions`);
  expect(made).toBe(2);
  await eventually(async () => {
    await market.advanceClock(10);
    const { data } = await market.call('GET', '/api/notifications', { signer });
    expect(data.filter(({ type }: { type: string }) => type === 'earn_withdrawal_settled')).toHaveLength(8);
  }, 30_000);
  const settled = await market.database.query<{ tx_hash: string }>(
    `select tx_hash from earn_withdrawals where state = 'settled' order by place desc limit 8`,
  );
  expect(new Set(settled.map(({ tx_hash }) => tx_hash)).size).toBe(1);
  await expectSound();
}, 180_000);

it('a larger deposit goes at once and takes the small ones along', async () => {
  const [small, large] = [await market.newPayer(), await market.newPayer()];
  await depositCents(small, 5n);
  const before = await sentByTreasury();
  expect((await market.deposit(large, 2)).data).toMatchObject({ status: 'deployed' });
  expect(await positionOf(small)).toMatchObject({ principal_usd: '0.05', pending_usd: '0.00' });
  expect((await sentByTreasury()) - before).toBe(2);
  await expectSound();
}, 120_000);
