import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Network } from '../../../server/foundation/platform/networks.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { createSignedPayment, type SigningOptions } from '../../support/payments/signed-payments.ts';

let market: HiringMarket;
beforeAll(async () => {
  market = await startHiring({ env: { X402_REQUIRE_PAYER_SIGNATURE: '1' } });
}, 60_000);
afterAll(() => market.close());

const NETWORKS: Network[] = ['solana-mainnet', 'base-mainnet', 'alt-mainnet'];
const sign = (id: string, network: Network, wishes?: SigningOptions) =>
  createSignedPayment(market, id, network, wishes);
const settlements = async () =>
  (await market.database.query<{ count: string }>('select count(*) from settlements'))[0]?.count;

describe.each(NETWORKS)('a payment signed for %s', (network) => {
  it.each([1, 2] as const)('in version %i is settled before there is an order', async (version) => {
    const { id } = await market.createService();
    const payment = await sign(id, network, { version });
    const { status, data, headers, text } = await market.hire(id, payment);
    expect(status, text).toBe(200);
    expect(data).toMatchObject({ status: 'paid', x402: { total_charged_usd: '27.50' } });
    const receipt = JSON.parse(
      Buffer.from(headers.get('x-payment-response') ?? '', 'base64').toString('utf8'),
    );
    expect(receipt).toMatchObject({ success: true, transaction: data.x402.tx_signature });
    expect(headers.get('payment-response')).toBe(headers.get('x-payment-response'));
  });

  it('is acknowledged where it places an order as well', async () => {
    const { id } = await market.createService();
    const headers = { 'PAYMENT-SIGNATURE': await sign(id, network), 'Idempotency-Key': `order of ${id}` };
    const body = { service_id: id, brief: 'Five photos of a blue mug' };
    const placed = await market.call('POST', '/api/orders', { body, headers });
    expect(placed.status, placed.text).toBe(201);
    const receipt = JSON.parse(
      Buffer.from(placed.headers.get('payment-response') ?? '', 'base64').toString('utf8'),
    );
    expect(receipt).toMatchObject({ success: true, transaction: placed.data.escrow_tx_hash });
    const again = await market.call('POST', '/api/orders', { body, headers });
    expect([again.status, again.data.id]).toEqual([200, placed.data.id]);
    expect(again.headers.get('payment-response')).toBe(placed.headers.get('payment-response'));
  });

  it('makes the same order again, and no other', async () => {
    const [{ id }, other] = [await market.createService(), await market.createService()];
    const payment = await sign(id, network);
    const headers = { 'Idempotency-Key': `hire of ${id}` };
    const first = await market.hire(id, payment, { headers });
    const before = await settlements();
    const again = await market.hire(id, payment, { headers });
    expect([again.status, again.data.order_id]).toEqual([200, first.data.order_id]);
    const fromTheChain = await market.hire(id, payment);
    const { order_id, status } = first.data;
    expect([fromTheChain.status, fromTheChain.data]).toEqual([200, { order_id, status }]);
    expect(fromTheChain.text).not.toContain('access_token');
    expect((await market.hire(other.id, payment)).status).toBe(409);
    expect((await market.hire(id, payment, { body: { brief: 'Something else' } })).status).toBe(409);
    expect(await settlements()).toBe(before);
  });

  it('for too little is refused and not sent', async () => {
    const { id } = await market.createService();
    const before = await settlements();
    const payment = await sign(id, network, { requirements: { amount: '27499999' } });
    const { status, body } = await market.hire(id, payment);
    expect(status).toBe(402);
    expect(body).toMatchObject({ code: 'payment_insufficient', x402Version: 1 });
    expect(await settlements()).toBe(before);
  });

  it('is not sent where the brief is missing', async () => {
    const { id } = await market.createService();
    const before = await settlements();
    const payment = await sign(id, network);
    expect((await market.hire(id, payment, { body: {} })).status).toBe(400);
    expect(await settlements()).toBe(before);
    expect((await market.hire(id, payment)).status).toBe(200);
  });
});

type Content = { signature: string; authorization: Record<string, string> };

describe('a signed payment', () => {
  it.each<[string, (payload: Content) => void]>([
    ['another amount', ({ authorization }) => Object.assign(authorization, { value: '27500001' })],
    ['another payee', ({ authorization }) => Object.assign(authorization, { to: evmSigner().address })],
    ['another payer', ({ authorization }) => Object.assign(authorization, { from: evmSigner().address })],
    ['a time that is over', ({ authorization }) => Object.assign(authorization, { validBefore: '1' })],
    ['another signature', (payload) => Object.assign(payload, { signature: `0x${'11'.repeat(65)}` })],
  ])('with %s than was signed is refused and not sent', async (_name, change) => {
    const { id } = await market.createService();
    const before = await settlements();
    const spoil = (payload: Record<string, unknown>) => change(payload as unknown as Content);
    const { status, body } = await market.hire(id, await sign(id, 'base-mainnet', { tamper: spoil }));
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
    expect(await settlements()).toBe(before);
  });

  it.each<[string, (payload: Record<string, unknown>) => void]>([
    ['no signature', (payload) => delete payload.signature],
    ['a number for a string', (payload) => Object.assign(payload.authorization as object, { value: 5 })],
    ['nothing in it', (payload) => delete payload.authorization],
  ])('with %s is malformed', async (_name, spoil) => {
    const { id } = await market.createService();
    const { status, body } = await market.hire(id, await sign(id, 'base-mainnet', { tamper: spoil }));
    expect([status, body.code]).toEqual([400, 'malformed_payment']);
  });

  it('for a network that is not offered is malformed', async () => {
    const { id } = await market.createService();
    const payload = { x402Version: 1, scheme: 'exact', network: 'polygon', payload: {} };
    const payment = Buffer.from(JSON.stringify(payload)).toString('base64');
    expect((await market.hire(id, payment)).body.code).toBe('malformed_payment');
  });

  it('of another wallet than the one that signs the request is refused and not sent', async () => {
    const { id } = await market.createService();
    const before = await settlements();
    const payment = await sign(id, 'base-mainnet');
    const { status, body } = await market.hire(id, payment, { signer: evmSigner() });
    expect([status, body.code]).toEqual([402, 'payment_insufficient']);
    expect(await settlements()).toBe(before);
  });
});

it('a transaction alone does not say who paid, where that has to be shown', async () => {
  const { id } = await market.createService();
  const reference = await market.payForService(id);
  const { status, body } = await market.hire(id, reference);
  expect([status, body.code]).toEqual([401, 'missing_credentials']);
  const { signer } = market.payers['base-mainnet'];
  expect((await market.hire(id, reference, { signer })).status).toBe(200);
});
