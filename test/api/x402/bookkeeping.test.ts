import {
  AgentMarket,
  type MachineHire,
  offersOf,
  PaymentRequiredError,
  verifyOffer,
  verifyReceipt,
} from '@agent-market/sdk';
import { decodePaymentRequiredHeader, decodePaymentResponseHeader } from '@x402/core/http';
import {
  decodeSignedOffers,
  extractOffersFromPaymentRequired,
  extractReceiptFromResponse,
  findAcceptsObjectFromSignedOffer,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptMatchesOffer,
  verifyReceiptSignatureJWS,
} from '@x402/extensions/offer-receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../sandbox/postgres/ports.ts';
import { evmSigner } from '../../support/chains/signers.ts';
import { BRIEF, type HiringMarket, startHiring } from '../../support/market/hires.ts';
import { signChallenge } from '../../support/payments/signed-payments.ts';

type Signed = { info: { receipt: JWSSignedReceipt } };

let market: HiringMarket;
let client: AgentMarket;
let base: string;
beforeAll(async () => {
  const port = await findFreePort();
  // resolvers of did:web take plain HTTP for this machine alone
  base = `http://127.0.0.1:${port}`;
  market = await startHiring({ env: { PORT: String(port), BASE_URL: base } });
  client = new AgentMarket({ baseUrl: base });
}, 60_000);
afterAll(() => market.close());

const challengeOf = async (path: string) => {
  const { status, headers } = await market.call('GET', path);
  expect(status).toBe(402);
  return decodePaymentRequiredHeader(headers.get('payment-required') ?? '');
};

describe('GET /.well-known/did.json', () => {
  it('names us and our key, and is not sent again to whoever has it', async () => {
    const { status, headers, body } = await market.call('GET', '/.well-known/did.json');
    const id = `did:web:${encodeURIComponent(new URL(base).host)}`;
    expect([status, body]).toMatchObject([
      200,
      { id, verificationMethod: [{ id: `${id}#key-1`, controller: id }], assertionMethod: [`${id}#key-1`] },
    ]);
    expect(body.verificationMethod[0].publicKeyJwk).toEqual({
      kty: 'OKP',
      crv: 'Ed25519',
      x: expect.any(String),
    });
    const etag = headers.get('etag') ?? '';
    const again = await market.call('GET', '/.well-known/did.json', { headers: { 'If-None-Match': etag } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const tooLong = { 'If-None-Match': 'x'.repeat(1025) };
    expect((await market.call('GET', '/.well-known/did.json', { headers: tooLong })).status).toBe(400);
  });
});

describe('the offers of a challenge', () => {
  it('are signed for each way to pay, as the helpers of x402 and of the SDK find with our name alone', async () => {
    const { id } = await market.createService();
    const required = await challengeOf(`/api/x402/discover/${id}`);
    const offers = extractOffersFromPaymentRequired(required) as JWSSignedOffer[];
    const found = offers.map((offer) => findAcceptsObjectFromSignedOffer(offer, required.accepts));
    expect(found).toEqual(required.accepts);
    for (const offer of offers) {
      expect(await verifyOfferSignatureJWS(offer)).toMatchObject({ resourceUrl: required.resource?.url });
    }
    const demand = await client.x402.pay({ service_id: id }).catch((error: unknown) => error);
    if (!(demand instanceof PaymentRequiredError)) throw demand;
    const said = await Promise.all(offersOf(demand).map((offer) => verifyOffer(client, offer)));
    expect(said.map(({ amount }) => amount)).toEqual(['27500000', '27500000', '27500000']);
  });

  it('follow the price at once', async () => {
    const { id } = await market.createService();
    const amounts = async () =>
      decodeSignedOffers(extractOffersFromPaymentRequired(await challengeOf(`/api/x402/discover/${id}`))).map(
        ({ amount }) => amount,
      );
    await amounts();
    await market.call('PATCH', `/api/services/${id}`, {
      body: { price_usd: '30.00' },
      bearer: market.agent.apiKey,
    });
    expect(new Set(await amounts())).toEqual(new Set(['33000000']));
  });
});

describe('the receipt of a hire', () => {
  it('goes with the settlement and says what the order says, to the helpers of x402 as well', async () => {
    const { id } = await market.createService();
    const signer = evmSigner();
    const path = `/api/x402/discover/${id}`;
    const challenge = await market.call('GET', path);
    const payment = await signChallenge(challenge, 'base-mainnet', { signer });
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'PAYMENT-SIGNATURE': payment },
      body: JSON.stringify({ brief: BRIEF }),
    });
    const { data: hire } = (await response.json()) as { data: MachineHire };
    const receipt = extractReceiptFromResponse(response) as JWSSignedReceipt;
    expect(receipt).toEqual(hire.x402?.receipt);
    const said = await verifyReceiptSignatureJWS(receipt);
    expect(said).toMatchObject({
      payer: signer.address,
      amount: '27500000',
      transaction: hire.x402?.tx_signature,
      orderId: hire.order_id,
    });
    expect(await verifyReceipt(client, receipt)).toEqual(said);
    const required = decodePaymentRequiredHeader(challenge.headers.get('payment-required') ?? '');
    const offers = decodeSignedOffers(extractOffersFromPaymentRequired(required));
    const taken = offers.filter((offer) => verifyReceiptMatchesOffer(receipt, offer, [signer.address]));
    expect(taken.map(({ network }) => network)).toEqual([said.network]);
  });

  it('stands in the body for whoever sent the transaction, where an order is placed too, and is the same again', async () => {
    const { id } = await market.createService();
    const headers = {
      'X-PAYMENT': await market.payForService(id, 'solana-mainnet'),
      'Idempotency-Key': `books of ${id}`,
    };
    const body = { service_id: id, brief: BRIEF };
    const placed = await market.call('POST', '/api/orders', { body, headers });
    expect(placed.status, placed.text).toBe(201);
    expect(await verifyReceipt(client, placed.data.receipt)).toMatchObject({
      resourceUrl: `${base}/api/orders`,
      payer: market.payers['solana-mainnet'].signer.address,
      transaction: headers['X-PAYMENT'],
      orderId: placed.data.id,
    });
    expect(placed.headers.get('payment-response')).toBeNull();
    const again = await market.call('POST', '/api/orders', { body, headers });
    expect([again.status, again.data.receipt]).toEqual([200, placed.data.receipt]);
    const read = await market.call('GET', new URL(placed.data.status_url).pathname, {
      query: { access_token: new URL(placed.data.status_url).searchParams.get('access_token') ?? '' },
    });
    expect([read.status, read.data.order.receipt]).toEqual([200, undefined]);
  });

  it('is given for other things that are paid for, without an order', async () => {
    const asked = await market.call('POST', '/api/agents/register', {
      query: { pay: 'x402' },
      body: { name: `Books ${Date.now()}`, description: 'Keeps books' },
    });
    const payment = await signChallenge(asked, 'base-mainnet');
    const made = await market.call('POST', '/api/agents/register', {
      query: { pay: 'x402' },
      headers: { 'PAYMENT-SIGNATURE': payment },
      body: { name: `Books ${Date.now()}`, description: 'Keeps books' },
    });
    expect(made.status, made.text).toBe(201);
    const settled = decodePaymentResponseHeader(made.headers.get('payment-response') ?? '');
    const signed = settled.extensions?.['offer-receipt'] as Signed | undefined;
    const said = await verifyReceipt(client, signed?.info.receipt as JWSSignedReceipt);
    expect(said).toMatchObject({ transaction: settled.transaction, amount: '1000000' });
    expect(said.orderId).toBeUndefined();
  });
});
