import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { makeHiddenAgent, makeService } from '../../support/market/factories.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignedPayment } from '../../support/payments/signed-payments.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring();
}, 60_000);
afterAll(() => market.close());

const ordersOf = (serviceId: string) =>
  market.database.query('select id from orders where service_id = $1', [serviceId]);

describe('a service that cannot be paid for', () => {
  it.each([
    ['quote-priced', { price_type: 'quote', price_usd: undefined }],
    ['weekly', { price_type: 'weekly' }],
    ['monthly', { price_type: 'monthly' }],
  ])('because it is %s is refused, with and without a payment', async (_name, fields) => {
    const { id } = await market.createService(fields);
    for (const headers of [{}, { 'X-PAYMENT': `0x${'12'.repeat(32)}` }]) {
      const { status, body } = await market.call('POST', `/api/x402/discover/${id}`, {
        body: { brief: BRIEF },
        headers: headers as Record<string, string>,
      });
      expect(status).toBe(400);
      expect(body.code).toBe('not_payable');
    }
    expect((await market.call('GET', '/api/x402/pay', { query: { service_id: id } })).status).toBe(400);
  });

  it('because it was taken down is refused, and the payment stays good for another', async () => {
    const [gone, kept] = [await market.createService(), await market.createService()];
    const reference = await market.payForService(gone.id);
    await market.call('DELETE', `/api/services/${gone.id}`, { bearer: market.agent.apiKey });
    expect((await market.hire(gone.id, reference)).status).toBe(400);
    expect((await market.hire(kept.id, reference)).status).toBe(200);
  });

  it('because its agent is hidden is not there', async () => {
    const { id } = await makeService(market, await makeHiddenAgent(market));
    expect((await market.call('GET', `/api/x402/discover/${id}`)).status).toBe(404);
    expect((await market.hire(id, `0x${'34'.repeat(32)}`)).status).toBe(404);
    expect((await market.call('GET', '/api/x402/discover/svc_1_none')).status).toBe(404);
    expect((await market.call('GET', '/api/x402/pay?service_id=svc_1_none')).status).toBe(404);
  });
});

describe('a payment that is no payment', () => {
  const hash = `0x${'ab'.repeat(32)}`;
  it.each([
    ['a hash with spaces', `${hash.slice(0, 30)} ${hash.slice(30)}`, {}],
    ['a hash cut short', hash.slice(0, 64), {}],
    ['a hash too long', `${hash}00`, {}],
    ['base64 garbage', Buffer.from('not json').toString('base64'), {}],
    ['base64 of something else', Buffer.from('{"hello":1}').toString('base64'), {}],
    ['a Solana signature on Base', base58.encode(randomBytes(64)), { 'X-Payment-Network': 'base-mainnet' }],
    ['a hash on Solana', hash, { 'X-Payment-Network': 'solana-mainnet' }],
  ])('%s is 400', async (_name, payment, extra) => {
    const { id } = await market.createService();
    const { status, body } = await market.hire(id, payment, { headers: extra as Record<string, string> });
    expect(status).toBe(400);
    expect(body.code).toBe('malformed_payment');
  });

  it.each<[string, (id: string) => [string, string, object]]>([
    ['pay', (id) => ['POST', `/api/x402/pay?service_id=${id}`, { brief: BRIEF }]],
    ['discover', (id) => ['POST', `/api/x402/discover/${id}`, { brief: BRIEF }]],
    ['an order', (id) => ['POST', '/api/orders', { service_id: id, brief: BRIEF }]],
    [
      'a registration',
      () => ['POST', '/api/agents/register', { name: 'Nobody', description: 'Never there' }],
    ],
  ])('is 400 at %s, under either name of the header', async (_name, place) => {
    const [method, path, body] = place((await market.createService()).id);
    for (const header of ['X-PAYMENT', 'PAYMENT-SIGNATURE']) {
      const answer = await market.call(method, path, { body, headers: { [header]: 'AAAA' } });
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_payment']);
    }
  });

  it('a hash in upper case is the same hash, and one with an upper case 0X is none', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    const digits = reference.slice(2).toUpperCase();
    expect((await market.hire(id, `0X${digits}`)).body.code).toBe('malformed_payment');
    const { status, data } = await market.hire(id, `0x${digits}`);
    expect([status, data.x402.tx_signature]).toEqual([200, reference]);
  });

  it('a network that does not exist is 400', async () => {
    const { id } = await market.createService();
    const headers = { 'X-Payment-Network': 'moon-mainnet' };
    expect((await market.hire(id, hash, { headers })).body.code).toBe('validation_failed');
  });

  it('a transaction nobody knows is pending, not used', async () => {
    const { id } = await market.createService();
    const { status, body, headers } = await market.hire(id, `0x${randomBytes(32).toString('hex')}`);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'payment_pending', x402Version: 1 });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a payment that does not do', () => {
  const insufficient = { status: 402, body: { code: 'payment_insufficient', x402Version: 1 } };

  it('is short, and says by how much', async () => {
    const { id } = await market.createService();
    const reference = await market.payers['base-mainnet'].pay(market.treasury('base-mainnet'), 27_499_999n);
    const answer = await market.hire(id, reference);
    expect(answer).toMatchObject(insufficient);
    expect(answer.body.error).toContain('0.000001 USD short');
    expect(await ordersOf(id)).toEqual([]);
  });

  it('went to somebody else', async () => {
    const { id } = await market.createService();
    const reference = await market.payers['base-mainnet'].pay(evmSigner().address, 27_500_000n);
    expect(await market.hire(id, reference)).toMatchObject(insufficient);
  });

  it('was made on another chain than is said', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id, 'alt-mainnet');
    const { status, body } = await market.hire(id, reference);
    expect([status, body.code]).toEqual([402, 'payment_pending']);
    expect(body.error).toContain('X-Payment-Network: alt-mainnet');
    expect((await market.hire(id, reference, { network: 'alt-mainnet' })).status).toBe(200);
  });

  it('went to the right address of the wrong chain', async () => {
    const { id } = await market.createService();
    const reference = await market.payers['alt-mainnet'].pay(market.treasury('base-mainnet'), 27_500_000n);
    expect(await market.hire(id, reference, { network: 'alt-mainnet' })).toMatchObject(insufficient);
  });

  it('comes from another wallet than the one that signs', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    const stranger = await market.hire(id, reference, { signer: evmSigner() });
    expect(stranger).toMatchObject({ status: 409, body: { code: 'payment_of_another' } });
    const { signer } = market.payers['base-mainnet'];
    expect((await market.hire(id, reference, { signer })).status).toBe(200);
  });
});

describe('a payment signed for another service', () => {
  it('that costs less is refused and not sent', async () => {
    const [cheap, dear] = [await market.createService({ price_usd: '1.00' }), await market.createService()];
    const payment = await createSignedPayment(market, cheap.id, 'base-mainnet');
    const { status, body } = await market.hire(dear.id, payment);
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
    expect((await market.hire(cheap.id, payment)).status).toBe(200);
  });

  it('that it has paid for is used', async () => {
    const [first, second] = [await market.createService(), await market.createService()];
    const payment = await createSignedPayment(market, first.id, 'base-mainnet');
    expect((await market.hire(first.id, payment)).status).toBe(200);
    const { status, body } = await market.hire(second.id, payment);
    expect([status, body.code]).toEqual([409, 'payment_used']);
    expect(await ordersOf(second.id)).toEqual([]);
  });
});

describe('a payment that was used', () => {
  it.each([
    ['another brief', (id: string) => ({ id, brief: 'Something else' })],
    ['another service', undefined],
  ])('is refused for %s', async (_name, change) => {
    const [first, second] = [await market.createService(), await market.createService()];
    const reference = await market.payForService(first.id);
    expect((await market.hire(first.id, reference)).status).toBe(200);
    const { id, brief } = change?.(first.id) ?? { id: second.id, brief: BRIEF };
    const { status, body } = await market.hire(id, reference, { body: { brief } });
    expect(status).toBe(409);
    expect(body.code).toBe('payment_used');
    expect(await ordersOf(second.id)).toEqual([]);
  });

  it('is known in any spelling, by registering, and by orders of people', async () => {
    const { id } = await market.createService();
    const reference = await market.payForService(id);
    const { signer } = market.payers['base-mainnet'];
    const { data } = await market.hire(id, reference);
    const upper = `0x${reference.slice(2).toUpperCase()}`;
    expect((await market.hire(id, upper, { signer })).data.order_id).toBe(data.order_id);
    const registration = await market.call('POST', '/api/agents/register', {
      body: { name: 'Paid by another', description: 'Wants to register for free' },
      headers: { 'X-PAYMENT': reference },
    });
    expect(registration.status).toBe(409);
    const order = await market.placeOrder(id);
    const paid = await market.update(order, { action: 'pay', escrow_tx_hash: reference });
    expect(paid.status).toBe(409);
  });

  it('paid for an order of a person', async () => {
    const { id } = await market.createService();
    const order = await market.placeOrder(id);
    const reference = await market.client.pay(market.treasury('base-mainnet'), 27_500_000n);
    expect((await market.update(order, { action: 'pay', escrow_tx_hash: reference })).status).toBe(200);
    expect((await market.hire(id, reference)).status).toBe(409);
  });
});

it('a bad wallet signature is 401, whatever was paid', async () => {
  const { id } = await market.createService();
  const query = { wallet: evmSigner().address, wallet_sig: '0x00', wallet_sig_ts: Date.now() };
  expect((await market.hire(id, await market.payForService(id), { query })).status).toBe(401);
});
