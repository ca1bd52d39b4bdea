import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PaymentIntake } from '../../../server/money/payments/intake.ts';
import { eventually } from '../../support/eventually.ts';
import { type Market, startMarket } from '../../support/market/orders.ts';
import { createFundedAgent, getUsdcBalance } from '../../support/market/wallets.ts';

const FUNDS = 5_000_000n;
const PRICE = 2_000_000n;
const MAX_TRIES = 5;

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.close());
afterEach(() => vi.restoreAllMocks());

const update = (bearer: string, id: string, body: object) =>
  market.call('PATCH', `/api/orders/${id}`, { bearer, body });
const readStatus = async (bearer: string, id: string) =>
  (await market.call('GET', `/api/orders/${id}`, { bearer })).data.order.status;
const readReturns = (reference: string) =>
  market.database.query('select from held_payments where reference = $1', [reference]);

/** An order whose payment has left its agent's wallet, and whose request ended before the order was paid. */
async function startPayment() {
  const { apiKey, wallet } = await createFundedAgent(market, 'base', FUNDS, false);
  const service = await market.createService({ price_usd: '2.00' });
  const body = { service_id: service.id, brief: 'Something small' };
  const { id } = (await market.call('POST', '/api/orders', { bearer: apiKey, body })).data;
  const received = vi.spyOn(PaymentIntake.prototype, 'receiveSent').mockRejectedValue(new Error('Ended'));
  expect((await update(apiKey, id, { action: 'pay' })).status).toBe(500);
  received.mockRestore();
  const [settlement] = await market.database.query<{ id: string; reference: string }>(
    `select id, tx_hash as reference from settlements join chain_transactions using (id)
     where request->>'orderId' = $1`,
    [id],
  );
  if (!settlement) throw new Error(`No payment of order ${id} is stored`);
  return { apiKey, wallet, id, settlement };
}

/** As a worker does when the request was not repeated within a minute. */
async function finishSettlement(id: string): Promise<void> {
  const age = `update settlements set due_at = due_at - interval '1 minute' where id = $1`;
  await market.database.query(age, [id]);
  await eventually(async () => {
    await market.advanceClock(0);
    const open = 'select from settlements where id = $1 and due_at is not null';
    expect(await market.database.query(open, [id])).toEqual([]);
  }, 30_000);
}

it('an order that its client accepts while a worker resumes its payment is paid', async () => {
  const { apiKey, wallet, id, settlement } = await startPayment();
  const { receiveSent } = PaymentIntake.prototype;
  const accepted: number[] = [];
  vi.spyOn(PaymentIntake.prototype, 'receiveSent').mockImplementation(async function (
    this: PaymentIntake,
    ...received
  ) {
    if (accepted.length === 0) accepted.push((await update(apiKey, id, { action: 'accept' })).status);
    return receiveSent.apply(this, received);
  });
  await finishSettlement(settlement.id);
  expect(accepted).toEqual([200]);
  expect(await readReturns(settlement.reference)).toEqual([]);
  expect(await readStatus(apiKey, id)).toBe('paid');
  expect(await getUsdcBalance(market, 'base', wallet)).toBe(FUNDS - PRICE);
});

it('requests that are repeated while a worker resumes their payment return the paid order', async () => {
  const { apiKey, wallet, id, settlement } = await startPayment();
  const [, ...repeated] = await Promise.all([
    finishSettlement(settlement.id),
    ...Array.from({ length: 4 }, () => update(apiKey, id, { action: 'pay' })),
  ]);
  const { reference } = settlement;
  expect(repeated.map(({ status, data }) => [status, data?.status, data?.escrow_tx_hash])).toEqual(
    Array(4).fill([200, 'paid', reference]),
  );
  expect(await readReturns(reference)).toEqual([]);
  expect(await getUsdcBalance(market, 'base', wallet)).toBe(FUNDS - PRICE);
});

it.each(['from the wallet', 'by its transaction'])(
  'a payment that was returned does not pay its order %s, and the request ends',
  async (way) => {
    const { apiKey, id, settlement } = await startPayment();
    await market.database.query('update settlements set request = null where id = $1', [settlement.id]);
    await finishSettlement(settlement.id);
    expect(await readReturns(settlement.reference)).toHaveLength(1);
    const { receive } = PaymentIntake.prototype;
    let tries = 0;
    vi.spyOn(PaymentIntake.prototype, 'receive').mockImplementation(function (
      this: PaymentIntake,
      ...received
    ) {
      tries += 1;
      if (tries > MAX_TRIES) throw new Error('The request does not end');
      return receive.apply(this, received);
    });
    const reference = way === 'from the wallet' ? {} : { escrow_tx_hash: settlement.reference };
    const paid = await update(apiKey, id, { action: 'pay', ...reference });
    expect([paid.status, paid.body.code]).toEqual([409, 'payment_used']);
    expect(await readStatus(apiKey, id)).toBe('quoted');
  },
);

it('an order that changes with every try is refused as changed', async () => {
  const { apiKey, id } = await startPayment();
  const { receive } = PaymentIntake.prototype;
  let tries = 0;
  vi.spyOn(PaymentIntake.prototype, 'receive').mockImplementation(async function (
    this: PaymentIntake,
    ...received
  ) {
    const payment = await receive.apply(this, received);
    tries += 1;
    if (tries > MAX_TRIES) throw new Error('The request does not end');
    const other = tries % 2 === 1 ? 'accepted' : 'quoted';
    await market.database.query('update orders set status = $1 where id = $2', [other, id]);
    return payment;
  });
  const paid = await update(apiKey, id, { action: 'pay' });
  expect([paid.status, paid.body.code, tries]).toEqual([409, 'order_changed', MAX_TRIES]);
  vi.restoreAllMocks();
  expect((await update(apiKey, id, { action: 'pay' })).data.status).toBe('paid');
});
