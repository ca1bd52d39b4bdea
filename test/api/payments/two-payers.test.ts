import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { payFromSeveralWallets } from '../../support/payments/multi-payer-payments.ts';
import { createPayer } from '../../support/payments/payments.ts';
import { expectBackWithPayers, type Owed, owedTo } from './going-back.ts';
import { hireOf, NETWORKS, orderOf, outcomeOf, type Purchase, REFUSED } from './purchases.ts';

const PRICE = 5_000_000n;
const HIRE_PRICE = 5_500_000n;
const HALF_AN_HOUR = 30 * 60;

let market: HiringMarket;
let order: Purchase;
let hire: Purchase;
beforeAll(async () => {
  market = await startHiring();
  const { id } = await market.createService({ price_usd: '5.00' });
  order = orderOf(market, id, PRICE);
  hire = hireOf(market, id, HIRE_PRICE);
}, 120_000);
afterAll(() => market.close());

describe.each(NETWORKS)('a transaction of two payers on %s', (network) => {
  async function payBoth(more: bigint, less: bigint) {
    const [large, small] = [await createPayer(network), await createPayer(network)];
    const [asLarge, asSmall] = [{ signer: large.signer }, { signer: small.signer }];
    const orders = [await order.prepare(asLarge), await order.prepare(asSmall)] as const;
    const parts = [
      { payer: large, micro: more },
      { payer: small, micro: less },
    ];
    const reference = await payFromSeveralWallets(network, market.treasury(network), parts);
    return { payment: { network, reference }, large, small, asLarge, asSmall, orders };
  }

  it('pays once for each, with what each gave, and for nobody who only names it', async () => {
    const { payment, asLarge, asSmall, orders } = await payBoth(HIRE_PRICE * 2n, HIRE_PRICE);
    const again = await order.prepare(asSmall);
    expect(outcomeOf(await hire.buy(payment, {}, ''))).toBe(REFUSED);
    const paid = [await order.buy(payment, asSmall, orders[1]), await hire.buy(payment, asLarge, '')];
    expect(paid.map(outcomeOf)).toEqual(['200 ok', '200 ok']);
    expect(paid[0]?.data.total_usd).toBe('5.00');
    const repeated = [await order.buy(payment, asSmall, orders[1]), await hire.buy(payment, asLarge, '')];
    expect(repeated.map(({ data }) => data.id ?? data.order_id)).toEqual([
      paid[0]?.data.id,
      paid[1]?.data.order_id,
    ]);
    const twice = [
      await order.buy(payment, asSmall, again),
      await order.buy(payment, asLarge, orders[0]),
      await hire.buy(payment, asSmall, ''),
    ];
    expect(twice.map(outcomeOf)).toEqual(twice.map(() => '409 payment_used'));
    const unproven = await hire.buy(payment, {}, '');
    expect(unproven.data).toEqual({ order_id: paid[1]?.data.order_id, status: paid[1]?.data.status });
    await expectLedgerToReconcile(market);
  });

  it('is one purchase for each at the same moment', async () => {
    const { payment, asLarge, asSmall } = await payBoth(HIRE_PRICE + 1n, HIRE_PRICE);
    const buyers = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? asLarge : asSmall));
    const answers = await Promise.all(buyers.map((by) => hire.buy(payment, by, '')));
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    const ids = answers.map(({ data }) => data.order_id);
    expect(new Set(ids).size).toBe(2);
    expect(new Set(ids.filter((_, at) => at % 2 === 0)).size).toBe(1);
    await expectLedgerToReconcile(market);
  });
});

const owed: Owed[] = [];
it.each(NETWORKS)('on %s what the other payer does not use goes back', async (network) => {
  const [user, other] = [await createPayer(network), await createPayer(network)];
  owed.push(await owedTo(market, network, other));
  const parts = [
    { payer: user, micro: HIRE_PRICE },
    { payer: other, micro: 4_000_000n },
  ];
  const reference = await payFromSeveralWallets(network, market.treasury(network), parts);
  const { status, text } = await hire.buy({ network, reference }, { signer: user.signer }, '');
  expect(status, text).toBe(200);
});

it('all of it is returned within the hour, and the ledger reconciles', async () => {
  await market.advanceClock(HALF_AN_HOUR);
  await eventually(async () => {
    const held = await market.database.query(`select from held_payments where state = 'held'`);
    expect(held).toHaveLength(owed.length);
  }, 20_000);
  await expectBackWithPayers(market, owed);
  await expectLedgerToReconcile(market);
}, 60_000);
