import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { solanaChain } from '../../support/chains/chains.ts';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { createPayer, type Payer } from '../../support/payments/payments.ts';
import { expectBackWithPayers, type Owed, owedTo } from './going-back.ts';
import { hireOf, NETWORKS, orderOf, outcomeOf, type Presented, type Purchase } from './purchases.ts';

const PRICE = 5_000_000n;
const SHORT = 3_000_000n;
const DUST = 99_999n;
const ROUNDS = 10;

let market: HiringMarket;
let order: Purchase;
/** Costs less than what falls short of the order. */
let hire: Purchase;
const owed: Owed[] = [];
const dust: Presented[] = [];
beforeAll(async () => {
  market = await startHiring({ env: { PAYMENT_RETURN_MIN_USD: '0.10' } });
  const [dear, cheap] = [
    await market.createService({ price_usd: '5.00' }),
    await market.createService({ price_usd: '2.00' }),
  ];
  order = orderOf(market, dear.id, PRICE);
  hire = hireOf(market, cheap.id, 2_200_000n);
  // so small a payout opens no account
  await (await solanaChain()).mintUsdc(market.agent.owner.address, 0n);
});
afterAll(() => market.close());
afterEach(() => expectLedgerToReconcile(market));

/** Presented for an order that costs more. */
async function payTooLittle(network: Network, payer: Payer, micro: bigint): Promise<[Presented, string]> {
  const by = { signer: payer.signer };
  const orderId = await order.prepare(by);
  const payment = { network, reference: await payer.pay(market.treasury(network), micro) };
  const answer = await order.buy(payment, by, orderId);
  expect(outcomeOf(answer)).toBe('402 payment_insufficient');
  return [payment, answer.body.error];
}

async function stateOf({ network, reference }: Presented): Promise<string | undefined> {
  const rows = await market.database.query<{ state: string }>(
    'select state from held_payments where network = $1 and reference = $2',
    [network, reference],
  );
  return rows[0]?.state;
}

describe.each(NETWORKS)('on %s', (network) => {
  it('what fell short of an order hires for its payer', async () => {
    const payer = await createPayer(network);
    const [payment] = await payTooLittle(network, payer, SHORT);
    const { status, text } = await hire.buy(payment, { signer: payer.signer }, '');
    expect([status, await stateOf(payment)], text).toEqual([200, 'used']);
    expect((await hire.buy(payment, {}, '')).data).toEqual({ order_id: expect.any(String), status: 'paid' });
  });

  it('a second payment of an order that is paid goes back', async () => {
    const payer = await createPayer(network);
    const by = { signer: payer.signer };
    const orderId = await order.prepare(by);
    const pay = async () => {
      const reference = await payer.pay(market.treasury(network), PRICE);
      return order.buy({ network, reference }, by, orderId);
    };
    expect((await pay()).data.status).toBe('paid');
    owed.push(await owedTo(market, network, payer));
    const second = await pay();
    expect(outcomeOf(second)).toBe('400 illegal_transition');
    expect(second.body.error).toContain(
      `The 5.00 USDC are returned to ${payer.signer.address} within the hour`,
    );
  });

  it('an amount below the cost of sending stays held, and the response says so', async () => {
    const payer = await createPayer(network);
    const [payment, error] = await payTooLittle(network, payer, DUST);
    expect(error).toContain(
      `are held for ${payer.signer.address}. The amount is too small to be returned automatically`,
    );
    dust.push(payment);
  });
});

it(`its payer and its way back at the same moment, ${ROUNDS} times: one of them has it`, async () => {
  const { payers } = market;
  const balances = () => Promise.all(NETWORKS.map((network) => owedTo(market, network, payers[network])));
  const before = await balances();
  const used: Network[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const network = NETWORKS[round % NETWORKS.length] as Network;
    const payer = payers[network];
    const [payment] = await payTooLittle(network, payer, SHORT);
    const returning = sendBackNow(payment);
    // its job has begun in every other round
    if (round % 2 === 1) await returning;
    const answer = await hire.buy(payment, { signer: payer.signer }, '');
    await returning;
    const state = await eventually(async () => {
      const reached = await stateOf(payment);
      expect(reached).not.toBe('held');
      return reached;
    }, 20_000);
    expect(outcomeOf(answer)).toBe(state === 'used' ? '200 ok' : '409 payment_used');
    if (state === 'used') used.push(network);
  }
  const left = before.map(({ network, address, micro }) => ({
    network,
    address,
    micro: micro - SHORT * BigInt(used.filter((one) => one === network).length),
  }));
  await eventually(async () => expect(await balances()).toEqual(left), 20_000);
});

it('a quarter of an hour later it is all back but the dust', async () => {
  await expectBackWithPayers(market, owed);
  await market.advanceClock(3600);
  expect(await Promise.all(dust.map(stateOf))).toEqual(dust.map(() => 'held'));
  expect(dust).toHaveLength(NETWORKS.length);
});

/** As if its time were over. */
async function sendBackNow({ network, reference }: Presented): Promise<void> {
  await market.database.query(
    `update held_payments set return_at = now() - interval '1 second' where network = $1 and reference = $2`,
    [network, reference],
  );
  await market.advanceClock(0);
}
