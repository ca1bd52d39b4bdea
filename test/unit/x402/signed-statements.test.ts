import { randomBytes } from 'node:crypto';
import { SignatureError, verifyOffer, verifyReceipt } from '@agent-market/sdk';
import {
  decodeSignedOffers,
  extractReceiptPayload,
  findAcceptsObjectFromSignedOffer,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptMatchesOffer,
  verifyReceiptSignatureJWS,
} from '@x402/extensions/offer-receipt';
import { describe, expect, it } from 'vitest';
import type { PaymentOption } from '../../../server/money/payments/payment-option.ts';
import type { PaymentOptions } from '../../../server/money/payments/payment-options.ts';
import { buildChallenge } from '../../../server/money/x402/challenge.ts';
import { toDidDocument } from '../../../server/money/x402/convert.ts';
import { type Purchase, Receipts } from '../../../server/money/x402/receipts.ts';
import { SignedOffers } from '../../../server/money/x402/signed-offers.ts';
import { SigningKeys } from '../../../server/money/x402/signing-keys.ts';

const BASE_URL = 'https://market.example:8443';
const [earlier, present] = [randomBytes(32), randomBytes(32)];
const keys = new SigningKeys({
  baseUrl: BASE_URL,
  secrets: new Map([
    [1, earlier],
    [2, present],
  ]),
});
const document = toDidDocument(keys);
const jwk = keys.published[0]?.jwk as { kty: string };

const option: PaymentOption = {
  network: 'base-mainnet',
  asset: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  payTo: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  nameV1: 'base',
  nameV2: 'eip155:8453',
  extra: {},
};
const solana: PaymentOption = { ...option, network: 'solana-mainnet', nameV2: 'solana:5eykt4UsFv8P8' };
const priced = {
  dueMicro: 27_500_000n,
  description: 'Photos',
  resource: `${BASE_URL}/api/x402/discover/svc_1_a`,
};
const PAYER = '0x4ee774B402492E8f3F32273f3aaaFA0863b13192';
const purchase: Purchase = {
  payment: { network: 'base-mainnet', reference: `0x${'ab'.repeat(32)}`, payer: PAYER },
  paidAt: new Date(),
  chargedMicro: 27_500_000n,
  resource: priced.resource,
  orderId: 'ord_1_a',
};
const paymentOptions = { listReachable: async () => [solana, option] } as unknown as PaymentOptions;

type OfferExtension = { 'offer-receipt'?: { info: { offers: JWSSignedOffer[] } } };

async function offersWith(signer: SigningKeys['signer'], asked = priced): Promise<JWSSignedOffer[]> {
  const offers = new SignedOffers({ signer, maxTimeoutSeconds: 300 });
  const extension = (await offers.buildExtension(asked, [solana, option])) as OfferExtension;
  return extension['offer-receipt']?.info.offers ?? [];
}

async function receiptOf(bought: Purchase, signer = keys.signer): Promise<JWSSignedReceipt> {
  const { receipt } = await new Receipts({ signer, paymentOptions }).issue(bought, undefined);
  return receipt as JWSSignedReceipt;
}

/** The same statement with another word in it, and the signature of before. */
function tampered<T extends { signature: string }>(statement: T, changes: object): T {
  const [header, payload = '', signature] = statement.signature.split('.');
  const said = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  const changed = Buffer.from(JSON.stringify(said)).toString('base64url');
  return { ...statement, signature: `${header}.${changed}.${signature}` };
}

const SIGNED_OFFER = { acceptIndex: 1, format: 'jws' } as const;
const asOffer = ({ signature }: { signature: string }) => ({ ...SIGNED_OFFER, signature });

describe('an offer', () => {
  it('says of each way to pay what the challenge says, and the helpers of x402 find it there', async () => {
    const signed = await offersWith(keys.signer);
    const { headers } = buildChallenge(priced, {
      options: [solana, option],
      maxTimeoutSeconds: 300,
      error: 'Pay',
    });
    const { accepts } = JSON.parse(Buffer.from(headers['PAYMENT-REQUIRED'] ?? '', 'base64').toString());
    expect(signed.map((offer) => findAcceptsObjectFromSignedOffer(offer, accepts))).toEqual(accepts);
    await expect(verifyOfferSignatureJWS(signed[1] as JWSSignedOffer, jwk)).resolves.toMatchObject({
      version: 1,
      resourceUrl: priced.resource,
      network: 'eip155:8453',
      amount: '27500000',
      payTo: option.payTo,
    });
  });

  it('is signed once for equal terms, and ends within the time for which a price is honoured', async () => {
    const offers = new SignedOffers({ signer: keys.signer, maxTimeoutSeconds: 300 });
    const first = await offers.buildExtension(priced, [option]);
    expect(await offers.buildExtension({ ...priced }, [option])).toBe(first);
    const others = [
      await offers.buildExtension({ ...priced, dueMicro: 1n }, [option]),
      await offers.buildExtension({ ...priced, resource: `${BASE_URL}/other` }, [option]),
      await offers.buildExtension(priced, [solana, option]),
    ];
    for (const other of others) expect(other).not.toEqual(first);
    const [, offer] = await offersWith(keys.signer);
    const { validUntil } = await verifyOffer(document, asOffer(offer as JWSSignedOffer));
    expect(validUntil * 1000).toBeLessThanOrEqual(Date.now() + 300_000);
    const later = new Date(validUntil * 1000 + 1);
    await expect(verifyOffer(document, asOffer(offer as JWSSignedOffer), { at: later })).rejects.toThrow(
      'expired',
    );
  });

  it.each([
    ['amount', { amount: '1' }],
    ['payee', { payTo: PAYER }],
    ['end', { validUntil: 9_999_999_999 }],
  ])('with another %s than was signed is refused', async (_name, changes) => {
    const [offer] = await offersWith(keys.signer);
    const changed = tampered(asOffer(offer as JWSSignedOffer), changes);
    await expect(verifyOffer(document, changed)).rejects.toThrow(SignatureError);
    await expect(verifyOfferSignatureJWS(changed, jwk)).rejects.toThrow();
  });
});

describe('a receipt', () => {
  it('says who paid how much, in which transaction and for which order, the same each time', async () => {
    const receipt = await receiptOf(purchase);
    expect(await receiptOf(purchase)).toEqual(receipt);
    const said = await verifyReceipt(document, receipt);
    expect(said).toEqual({
      version: 1,
      network: 'eip155:8453',
      resourceUrl: priced.resource,
      payer: PAYER,
      issuedAt: Math.floor(purchase.paidAt.getTime() / 1000),
      transaction: purchase.payment.reference,
      amount: '27500000',
      asset: option.asset,
      orderId: 'ord_1_a',
    });
    expect(await verifyReceiptSignatureJWS(receipt, jwk)).toEqual(said);
    expect(extractReceiptPayload(receipt)).toEqual(said);
    const [, offer] = decodeSignedOffers(await offersWith(keys.signer));
    if (!offer) throw new Error('There is no offer');
    expect(verifyReceiptMatchesOffer(receipt, offer, [PAYER])).toBe(true);
    expect(verifyReceiptMatchesOffer(receipt, offer, [option.payTo])).toBe(false);
  });

  it.each([
    ['payer', { payer: option.payTo }],
    ['amount', { amount: '1' }],
    ['order', { orderId: 'ord_2_b' }],
  ])('with another %s than was signed is refused', async (_name, changes) => {
    await expect(verifyReceipt(document, tampered(await receiptOf(purchase), changes))).rejects.toThrow(
      'changed after it was signed',
    );
  });

  it('is no offer, and an offer is no receipt', async () => {
    const [offer] = await offersWith(keys.signer);
    await expect(verifyReceipt(document, offer as JWSSignedOffer)).rejects.toThrow('no receipt');
    await expect(verifyOffer(document, asOffer(await receiptOf(purchase)))).rejects.toThrow('no offer');
  });

  it('of an earlier key is good for as long as that key is published', async () => {
    const old = new SigningKeys({ baseUrl: BASE_URL, secrets: new Map([[1, earlier]]) });
    const receipt = await receiptOf(purchase, old.signer);
    await expect(verifyReceipt(document, receipt)).resolves.toMatchObject({ orderId: 'ord_1_a' });
    const rotated = new SigningKeys({ baseUrl: BASE_URL, secrets: new Map([[2, present]]) });
    await expect(verifyReceipt(toDidDocument(rotated), receipt)).rejects.toThrow('not signed with a key of');
  });

  it('that somebody else signed is refused, in our name, in theirs, and about them', async () => {
    const secrets = new Map([[2, randomBytes(32)]]);
    const forger = new SigningKeys({ baseUrl: BASE_URL, secrets });
    await expect(verifyReceipt(document, await receiptOf(purchase, forger.signer))).rejects.toThrow(
      SignatureError,
    );
    const other = new SigningKeys({ baseUrl: 'https://other.example', secrets });
    await expect(verifyReceipt(document, await receiptOf(purchase, other.signer))).rejects.toThrow(
      SignatureError,
    );
    const elsewhere = await receiptOf({ ...purchase, resource: 'https://other.example/x' });
    await expect(verifyReceipt(document, elsewhere)).rejects.toThrow(
      'which is not at did:web:market.example%3A8443',
    );
  });

  it.each(['', 'a.b', 'a.b.c', 'a.b.c.d', 'e30.e30.', 'e30.e30.!'])(
    'that is none (%s) is refused',
    async (signature) => {
      await expect(verifyReceipt(document, { format: 'jws', signature })).rejects.toThrow(SignatureError);
    },
  );
});

it('without a key nothing is signed, and no key is published', async () => {
  const none = new SigningKeys({ baseUrl: BASE_URL, secrets: undefined });
  expect(await offersWith(none.signer)).toEqual([]);
  expect(await new Receipts({ signer: none.signer, paymentOptions }).issue(purchase, undefined)).toEqual({
    headers: {},
  });
  expect(toDidDocument(none)).toMatchObject({ verificationMethod: [], assertionMethod: [] });
});
