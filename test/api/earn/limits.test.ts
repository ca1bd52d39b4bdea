import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EarnMarket, LEND, startEarn } from '../../support/market/earn.ts';
import { createFundedAgent } from '../../support/market/wallets.ts';
import type { Payer } from '../../support/payments/payments.ts';
import type { ApiResponse } from '../../support/server/call.ts';

const LIMIT = 20;
const AT_ONCE = 5;
const CENT = 10_000n;

let market: EarnMarket;
let payer: Payer;
beforeAll(async () => {
  market = await startEarn({ env: { RATE_LIMITS: 'on' } });
  payer = await market.newPayer();
  expect((await market.deposit(payer, 200)).status).toBe(200);
}, 120_000);
afterAll(() => market?.close());

const statuses = (answers: ApiResponse[]) => answers.map(({ status }) => status).sort();

const left = ({ headers }: ApiResponse) => headers.get('x-ratelimit-remaining');

/** A few at once, as many as the test's database has connections for. */
async function inWaves(asks: (() => Promise<ApiResponse>)[]): Promise<ApiResponse[]> {
  const answers: ApiResponse[] = [];
  for (let at = 0; at < asks.length; at += AT_ONCE)
    answers.push(...(await Promise.all(asks.slice(at, at + AT_ONCE).map((ask) => ask()))));
  return answers;
}

it('a wallet makes 20 deposits in an hour, and may ask for each as often as it likes', async () => {
  const references: string[] = [];
  for (let made = 0; made < LIMIT + 4; made++)
    references.push(await payer.pay(market.treasury('base-mainnet'), CENT));
  const register = (incoming_tx_hash: string) =>
    market.call('POST', '/api/earn/pool/deposit', {
      body: { amount_usd: '0.01', incoming_tx_hash, key: LEND },
      signer: payer.signer,
    });
  // one was made before
  const answers = await inWaves(references.map((reference) => () => register(reference)));
  expect(statuses(answers)).toEqual([...Array(LIMIT - 1).fill(200), ...Array(5).fill(429)]);
  const refused = answers.find(({ status }) => status === 429) as ApiResponse;
  expect(refused.body.code).toBe('rate_limited');
  expect([refused.headers.get('x-ratelimit-limit'), left(refused)]).toEqual(['20', '0']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);

  const made = references.filter((_, index) => answers[index]?.status === 200);
  const again = await inWaves(made.map((reference) => () => register(reference)));
  expect(statuses(again)).toEqual(Array(LIMIT - 1).fill(200));
  const other = await market.newPayer();
  expect(await market.deposit(other, 0.01)).toMatchObject({ status: 200 });
}, 120_000);

it('an agent makes 20 withdrawals in an hour; those that fail are not counted', async () => {
  const agent = await createFundedAgent(market, 'base', 10_000_000n);
  const bearer = agent.apiKey;
  const headers = { 'Idempotency-Key': 'deposit' };
  const made = await market.register({ amount_usd: '9.00', key: LEND }, { bearer, headers });
  expect(made.status, made.text).toBe(200);
  await market.controls[LEND].setFreeLiquidity(0n);
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
