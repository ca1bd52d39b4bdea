import type { components } from '../../../generated/types.gen.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { parsePaymentIdentifier } from '../payments/payment-identifier.ts';
import type { PaymentOption } from '../payments/payment-option.ts';
import { type PaymentProof, parsePaymentProof, type SignedProof } from '../payments/proof.ts';
import type { Evidence } from '../payments/spender.ts';
import type { SigningKeys } from './signing-keys.ts';

type Schemas = components['schemas'];

/** The payment headers of a request. */
export interface PaymentHeaders {
  'X-PAYMENT'?: string;
  'PAYMENT-SIGNATURE'?: string;
  'X-Payment-Network'?: Schemas['PaymentNetwork'];
  'X-Payment-Secret'?: string;
  'Idempotency-Key'?: string;
}

interface PaymentRequestParts {
  header: PaymentHeaders;
}

export function parsePaymentHeaders({ header }: PaymentRequestParts): PaymentProof | undefined {
  const proof = header['X-PAYMENT'] ?? header['PAYMENT-SIGNATURE'];
  return proof === undefined ? undefined : parsePaymentProof(proof, header['X-Payment-Network']);
}

/** The evidence, besides the credential, that a payment is the caller's. */
export function toEvidence(
  { header, body }: PaymentRequestParts & { body?: { payment_secret?: string | undefined } | undefined },
  proof: PaymentProof | undefined,
): Evidence {
  const identifier = proof?.kind === 'signed' ? parsePaymentIdentifier(proof) : undefined;
  return {
    network: proof?.kind === 'transaction' ? proof.network : undefined,
    secret: header['X-Payment-Secret'] ?? body?.payment_secret,
    requestKey: header['Idempotency-Key'] ?? identifier,
    identifier,
  };
}

/** A payment that was settled for its payer. */
export interface SettledPayment {
  network: Network;
  reference: string;
  payer: string;
}

/** The headers of both versions that tell standard clients that they have paid. */
export function buildSettlementHeaders(
  { network, reference: transaction, payer }: SettledPayment,
  { x402Version }: SignedProof,
  option: PaymentOption | undefined,
  extensions: Record<string, unknown> | undefined,
) {
  const name = (x402Version === 1 ? option?.nameV1 : undefined) ?? option?.nameV2 ?? network;
  const settlement: Schemas['PaymentSettlement'] = {
    success: true,
    transaction,
    network: name,
    payer,
    ...(extensions && { extensions }),
  };
  const encoded = Buffer.from(JSON.stringify(settlement)).toString('base64');
  return { 'X-PAYMENT-RESPONSE': encoded, 'PAYMENT-RESPONSE': encoded };
}

const DID_CONTEXT = ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'];

/** The keys as a did:web document. */
export function toDidDocument({ did, published }: SigningKeys): Schemas['DidDocument'] {
  return {
    '@context': DID_CONTEXT,
    id: did,
    verificationMethod: published.map(({ kid, jwk }) => ({
      id: kid,
      type: 'JsonWebKey2020',
      controller: did,
      publicKeyJwk: jwk,
    })),
    assertionMethod: published.map(({ kid }) => kid),
  };
}
