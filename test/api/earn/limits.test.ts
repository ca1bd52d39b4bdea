import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { fundedAgent } from '../../support/market/wallets.ts';
import type { Answer } from '../../support/server/call.ts';

const LIMIT = 20;
const AT_ONCE = 5;

let market: EarnMarket;
beforeAll(async () => {
  market = await startEarn({ env: { RATE_LIMITS: 'on' } });
  expect((await market.deposit(await market.newPayer(), 200)).status).toBe(200);
}, 120_000);
afterAll(() => market?.close());

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

/** A few at once, as many as the test's database has connections for. */
async function inWaves(asks: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < asks.length; at += AT_ONCE)
    answers.push(...(await Promise.all(asks.slice(at, at + AT_ONCE).map((ask) => ask()))));
  return answers;
}

it('an agent makes 20 withdrawals in an hour; those that fail are not counted', async () => {
  const agent = await fundedAgent(market, 'base', 10_000_000n);
  const bearer = agent.apiKey;
  const headers = { 'Idempotency-Key': 'deposit' };
  const made = await market.register({ amount_usd: '9.00', key: LEND }, { bearer, headers });
  expect(made.status, made.text).toBe(200);
  await market.levers[LEND].setFreeLiquidity(0n);
  const { shares } = made.data.position;
  const withdraw = (part: bigint) => market.withdraw({ shares: String(part), key: LEND }, { bearer });
  for (let failed = 0; failed < LIMIT; failed++)
    expect((await withdraw(BigInt(shares) * 2n)).status).toBe(400);
  const part = BigInt(shares) / 40n;
  const answers = await inWaves(Array.from({ length: LIMIT + 5 }, () => () => withdraw(part)));
  expect(statuses(answers)).toEqual([...Array(LIMIT).fill(200), ...Array(5).fill(429)]);
  const [position] = (await market.positions({ bearer })).data;
  expect(BigInt(position.shares)).toBe(BigInt(shares) - part * BigInt(LIMIT));
}, 120_000);
