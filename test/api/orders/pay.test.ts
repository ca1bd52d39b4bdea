import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PaymentSpend } from '../../../server/money/payments/payment-spend.entity.ts';
import { evmChain } from '../../support/chains/chains.ts';
import { makeUser } from '../../support/market/factories.ts';
import {
  createOrder,
  type Market,
  parseUsd,
  startMarket,
  type TestOrder,
} from '../../support/market/orders.ts';
import { createPayer, type Payer } from '../../support/payments/payments.ts';
import { startTcpProxy } from '../../support/processes/tcp-proxy.ts';

let market: Market;
let chain: Awaited<ReturnType<typeof startTcpProxy>>;
beforeAll(async () => {
  chain = await startTcpProxy((await evmChain()).rpcUrl);
  market = await startMarket({ env: { BASE_RPC_URL: chain.url } });
});
afterAll(async () => {
  await market.close();
  await chain.close();
});

const send = (micro: bigint, payer: Payer = market.client, to = market.treasury('base-mainnet')) =>
  payer.pay(to, micro);
const pay = (order: TestOrder, reference: string, fields: object = {}) =>
  market.update(order, { action: 'pay', escrow_tx_hash: reference, ...fields });
const DUE = parseUsd('25.00');
/** More than the inaccuracy of block times. */
const OLDER_BY = '4 seconds';

describe.each(['solana-mainnet', 'base-mainnet', 'alt-mainnet'] as const)('on %s', (network) => {
  const method = { 'solana-mainnet': 'usdc-sol', 'base-mainnet': 'usdc-base', 'alt-mainnet': 'usdc-alt' }[
    network
  ];

  it('a payment that covers the price makes the order paid', async () => {
    const payer = await createPayer(network);
    const order = await createOrder(market);
    const body = { service_id: (await market.read(order)).data.order.service_id, brief: 'Paid elsewhere' };
    const { data: placed } = await market.call('POST', '/api/orders', { body, signer: payer.signer });
    const reference = await payer.pay(market.treasury(network), DUE);
    const chain = network === 'alt-mainnet' ? { payment_chain: 'alt' } : {};
    const { status, data } = await market.call('PATCH', `/api/orders/${placed.id}`, {
      body: { action: 'pay', escrow_tx_hash: reference, ...chain },
      signer: payer.signer,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status: 'paid',
      payment_method: method,
      payment_network: network,
      escrow_tx_hash: reference,
    });
    expect(Date.parse(data.deadline_at) - Date.parse(data.created_at)).toBeGreaterThan(47 * 3_600_000);
    const entries = await market.database.query(
      `select account.code, entry.amount::text from ledger_transactions tx
       join ledger_entries entry on entry.transaction_id = tx.id join ledger_accounts account on account.id = entry.account_id
       where tx.kind = 'order_paid' and tx.reference = $1 order by 1`,
      [placed.id],
    );
    expect(entries).toEqual([
      { code: `escrow:order:${placed.id}`, amount: '-25000000' },
      { code: `treasury:${network}`, amount: '25000000' },
    ]);
  });
});

describe('a good payment', () => {
  it('is told to the agent, its owner and the counters', async () => {
    const order = await createOrder(market);
    const { data } = await market.pay(order);
    expect((await market.listEvents(order)).at(-1)).toEqual({
      event: 'order.paid',
      order_id: order.id,
      data: { status: 'paid', service_title: data.service_title },
    });
    const notices = await market.call('GET', '/api/notifications', { signer: market.agent.owner });
    expect(notices.data[0]).toMatchObject({ type: 'order_paid', order_id: order.id });
    const { data: service } = await market.call('GET', `/api/services/${data.service_id}`);
    expect(service).toMatchObject({ total_orders: 1, completed_orders: 0 });
  });

  it('is confirmed again with the same answer', async () => {
    const order = await createOrder(market);
    const reference = await send(DUE);
    const first = await pay(order, reference);
    const again = await pay(order, reference.toUpperCase().replace('0X', '0x'));
    expect(again.status).toBe(200);
    expect(again.data).toEqual(first.data);
    expect(await market.listEvents(order)).toHaveLength(2);
  });

  it('may be more than was due; the rest is recorded', async () => {
    const order = await createOrder(market);
    expect((await pay(order, await send(DUE + 5n))).data.status).toBe('paid');
    const rows = await market.database.query(
      `select paid_micro::text from orders where id = $1 and paid_micro - total_micro = 5`,
      [order.id],
    );
    expect(rows).toEqual([{ paid_micro: '25000005' }]);
  });

  it('may come from any wallet that is linked to the person who ordered', async () => {
    const user = await makeUser(market, { wallets: [market.client.signer.address] });
    const { data: other } = await market.read(await createOrder(market));
    const body = { service_id: other.order.service_id, brief: 'For me' };
    const { data } = await market.call('POST', '/api/orders', { body, bearer: user.token });
    const { status } = await market.call('PATCH', `/api/orders/${data.id}`, {
      body: { action: 'pay', escrow_tx_hash: await send(DUE) },
      bearer: user.token,
    });
    expect(status).toBe(200);
  });

  it('pays for an accepted order', async () => {
    const order = await createOrder(market);
    expect((await market.update(order, { action: 'accept' })).data.status).toBe('accepted');
    expect((await market.pay(order)).data.status).toBe('paid');
  });
});

describe('one transaction pays one thing', () => {
  it('whichever of two orders confirms it first', async () => {
    const [one, two] = [await createOrder(market), await createOrder(market)];
    const reference = await send(DUE);
    const answers = await Promise.all([pay(one, reference), pay(two, reference)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('payment_used');
  });

  it('also for an order that is younger than the payment', async () => {
    const first = await createOrder(market);
    const reference = await send(DUE);
    expect((await pay(first, reference)).status).toBe(200);
    const younger = await createOrder(market);
    const makeYounger = `update orders set created_at = created_at + interval '${OLDER_BY}' where id = $1`;
    await market.database.query(makeYounger, [younger.id]);
    expect(await pay(younger, reference)).toMatchObject({
      status: 409,
      body: { code: 'payment_used' },
    });
  });

  it('and the same confirmation ten times at once is one payment', async () => {
    const order = await createOrder(market);
    const reference = await send(DUE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(order, reference)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await market.listEvents(order)).filter(({ event }) => event === 'order.paid')).toHaveLength(1);
  });

  it('and a second payment for a paid order is left unspent', async () => {
    const [one, two] = [await createOrder(market), await createOrder(market)];
    const spare = await send(DUE);
    await market.pay(one);
    expect(await pay(one, spare)).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
    expect((await pay(two, spare)).status).toBe(200);
  });
});

describe('while the chain is asked about a payment', () => {
  /** Runs before the chain answers the next question about a payment. */
  function beforeChainAnswers(act: () => Promise<unknown>) {
    const base = market.parts.chains.get('base-mainnet');
    if (!base) throw new Error('Base is not configured');
    const readPayments = base.readPayments.bind(base);
    const read = vi.spyOn(base, 'readPayments').mockImplementationOnce(async (reference) => {
      await act();
      return readPayments(reference);
    });
    onTestFinished(() => read.mockRestore());
    return read;
  }
  const historyOf = ({ id }: TestOrder) =>
    market.database
      .query<{ trigger: string }>('select trigger from order_history where order_id = $1 order by id', [id])
      .then((rows) => rows.map(({ trigger }) => trigger));
  const spendsOf = ({ id }: TestOrder) => market.parts.orm.em.fork().find(PaymentSpend, { subjectId: id });

  it('a cancelled order stays cancelled, and its payment goes back', async () => {
    const order = await createOrder(market);
    const reference = await send(DUE);
    const read = beforeChainAnswers(() => market.update(order, { action: 'cancel' }));
    const answer = await pay(order, reference);
    expect(read).toHaveBeenCalled();
    expect(answer).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
    expect((await market.read(order)).data.order).toMatchObject({ status: 'cancelled' });
    expect(await historyOf(order)).toEqual(['create', 'cancel']);
    expect(await spendsOf(order)).toEqual([]);
  });

  it('an order that another transaction pays is paid once, and the second one stays unspent', async () => {
    const order = await createOrder(market);
    const [faster, slower] = [await send(DUE), await send(DUE)];
    beforeChainAnswers(() => pay(order, faster));
    expect(await pay(order, slower)).toMatchObject({ status: 400, body: { code: 'illegal_transition' } });
    expect((await market.read(order)).data.order).toMatchObject({ status: 'paid', escrow_tx_hash: faster });
    expect(await historyOf(order)).toEqual(['create', 'pay']);
    expect(await spendsOf(order)).toHaveLength(1);
  });

  it('an order that is accepted meanwhile is paid all the same', async () => {
    const order = await createOrder(market);
    const reference = await send(DUE);
    beforeChainAnswers(() => market.update(order, { action: 'accept' }));
    expect(await pay(order, reference)).toMatchObject({ status: 200, data: { status: 'paid' } });
    expect(await historyOf(order)).toEqual(['create', 'accept', 'pay']);
  });
});

describe('refused with 400', () => {
  it.each([
    ['a reference that is none', 'validation_failed', { escrow_tx_hash: 'nothing' }],
    [
      'a hash on Solana',
      'malformed_payment',
      { escrow_tx_hash: `0x${'ab'.repeat(32)}`, payment_chain: 'solana' },
    ],
    ['no reference', 'validation_failed', {}],
    ['a signature of the wrong length', 'validation_failed', { escrow_tx_hash: '1'.repeat(70) }],
  ])('is %s', async (_name, code, fields) => {
    const { status, body } = await market.update(await createOrder(market), { action: 'pay', ...fields });
    expect(status).toBe(400);
    expect(body.code).toBe(code);
  });

  it('is an order without a price', async () => {
    const order = await createOrder(market, { price_type: 'quote', price_usd: undefined });
    expect(await pay(order, `0x${'ab'.repeat(32)}`)).toMatchObject({
      status: 400,
      body: { code: 'illegal_transition' },
    });
  });
});

it('a chain that cannot be reached is a 503, and nothing is spent', async () => {
  const order = await createOrder(market);
  const reference = await send(DUE);
  chain.cut();
  const { status, body, headers } = await pay(order, reference);
  chain.restore();
  expect(status).toBe(503);
  expect(body.code).toBe('unavailable');
  expect(headers.get('retry-after')).toBeTruthy();
  expect((await pay(order, reference)).status).toBe(200);
});
