import { generatePaymentId } from '@x402/extensions/payment-identifier';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { evmSigner } from '../../support/chains/signers.ts';
import { type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { expectLedgerToReconcile } from '../../support/market/ledger.ts';
import { redeemFromThirdParty, type SignedAuthorization } from '../../support/payments/pending-hires.ts';
import { createSignedPayment, withPaymentId } from '../../support/payments/signed-payments.ts';
import { hireOf, orderOf, outcomeOf, REFUSED } from './purchases.ts';
import { PLAIN_THEFTS } from './thefts.ts';
import { expectNothingFor, newThief, type Thief } from './thieves.ts';

const NETWORKS = ['base-mainnet', 'alt-mainnet'] as const;
const PRICE = 5_000_000n;
const HIRE_PRICE = 5_500_000n;

let market: HiringMarket;
let thief: Thief;
let serviceId: string;
beforeAll(async () => {
  market = await startHiring();
  thief = await newThief(market);
  serviceId = (await market.createService({ price_usd: '5.00' })).id;
}, 60_000);
afterAll(() => market.close());
afterEach(() => expectLedgerToReconcile(market));

type Payload = SignedAuthorization & Record<string, unknown>;

const payloadIn = (header: string): Payload => JSON.parse(Buffer.from(header, 'base64').toString()).payload;

function withSignature(header: string, signature: string): string {
  const sent = JSON.parse(Buffer.from(header, 'base64').toString());
  return Buffer.from(JSON.stringify({ ...sent, payload: { ...sent.payload, signature } })).toString('base64');
}

/** The last byte of `r` is another one, so that the signature is well-formed and nobody's. */
function forged(header: string): string {
  const { signature } = payloadIn(header);
  const digit = signature[65] === '0' ? '1' : '0';
  return withSignature(header, `${signature.slice(0, 65)}${digit}${signature.slice(66)}`);
}

describe.each(NETWORKS)('an authorization that a stranger redeems on %s before we see it', (network) => {
  async function redeemedFor() {
    const signer = evmSigner();
    const header = await createSignedPayment(market, serviceId, network, { signer });
    const reference = await redeemFromThirdParty(network, payloadIn(header));
    return { signer, header, payment: { network, reference } };
  }

  async function expectNoThefts(payment: { network: (typeof NETWORKS)[number]; reference: string }) {
    const attempts = PLAIN_THEFTS.map(async (theft) =>
      outcomeOf(await market.call(...(await theft(thief, { ...payment, serviceId })))),
    );
    expect(await Promise.all(attempts)).toEqual(PLAIN_THEFTS.map(() => REFUSED));
    await expectNothingFor(market, [thief]);
  }

  it('is not spent by its reference, and pays for its payer, who sends the payload', async () => {
    const { header, payment } = await redeemedFor();
    await expectNoThefts(payment);
    const { status, data, text } = await market.hire(serviceId, header);
    expect([status, data?.x402.tx_signature], text).toEqual([200, payment.reference]);
    expect(outcomeOf(await market.hire(serviceId, header, { body: { brief: 'Once more' } }))).toBe(
      '409 payment_used',
    );
  });

  it('pays for its payer, who signs the request', async () => {
    const { signer, payment } = await redeemedFor();
    await expectNoThefts(payment);
    const bought = await hireOf(market, serviceId, HIRE_PRICE).buy(payment, { signer }, '');
    expect(bought.status, bought.text).toBe(200);
  });

  it('is nothing to who forges its signature', async () => {
    const { header } = await redeemedFor();
    expect(outcomeOf(await market.hire(serviceId, forged(header)))).toBe('402 payment_insufficient');
    const { status, text } = await market.hire(serviceId, header);
    expect(status, text).toBe(200);
  });

  it('pays for the order of its payer, though its payload can be read on the chain', async () => {
    const signer = evmSigner();
    const order = orderOf(market, serviceId, PRICE);
    const orderId = await order.prepare({ signer });
    const header = await createSignedPayment(market, serviceId, network, { signer });
    const payment = { network, reference: await redeemFromThirdParty(network, payloadIn(header)) };
    expect(outcomeOf(await market.hire(thief.services.cheap, header))).toBe('402 payment_insufficient');
    expect(outcomeOf(await market.hire(serviceId, header))).toBe(REFUSED);
    const { status, data, text } = await order.buy(payment, { signer }, orderId);
    expect([status, data?.status], text).toEqual([200, 'paid']);
  });
});

describe.each(NETWORKS)('a payload that was sent on %s', (network) => {
  it('opens its order to the signature of its payer, not to a forged one with the same nonce and name', async () => {
    const name = generatePaymentId();
    const header = withPaymentId(await createSignedPayment(market, serviceId, network), name);
    const first = await market.hire(serviceId, header);
    expect(first.status, first.text).toBe(200);
    for (const lie of [forged(header), withSignature(header, `0x${'11'.repeat(65)}`)]) {
      const { status, body, text } = await market.hire(serviceId, lie);
      expect([status, body.code], text).toEqual([402, 'payment_insufficient']);
      expect(text).not.toContain(first.data.order_id);
      expect(text).not.toContain('access_token');
    }
    const again = await market.hire(serviceId, header);
    expect([again.status, again.data.order_id]).toEqual([200, first.data.order_id]);
  });
});

it('a payload that was sent on Solana opens its order to the signature of its payer only', async () => {
  const header = withPaymentId(
    await createSignedPayment(market, serviceId, 'solana-mainnet'),
    generatePaymentId(),
  );
  const first = await market.hire(serviceId, header);
  expect(first.status, first.text).toBe(200);
  const sent = JSON.parse(Buffer.from(header, 'base64').toString());
  const bytes = Buffer.from(sent.payload.transaction, 'base64');
  // the second of two signatures is the payer's
  bytes.writeUInt8(bytes.readUInt8(1 + 64) ^ 1, 1 + 64);
  sent.payload.transaction = bytes.toString('base64');
  const lie = await market.hire(serviceId, Buffer.from(JSON.stringify(sent)).toString('base64'));
  expect([lie.status, lie.body.code], lie.text).toEqual([402, 'payment_insufficient']);
  expect(lie.text).not.toContain(first.data.order_id);
  expect((await market.hire(serviceId, header)).data.order_id).toBe(first.data.order_id);
});
