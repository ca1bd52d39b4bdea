import { base58 } from '@scure/base';
import { object, oneOf } from '../../foundation/platform/field-readers.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import { defineStoredType } from '../../foundation/platform/stored-json.ts';
import { MalformedPaymentError } from './errors.ts';

/** A transaction that the payer sent. */
export interface TransactionProof {
  kind: 'transaction';
  network: Network;
  reference: string;
  /** The network was not named, and the format fits several. */
  isNetworkInferred?: boolean | undefined;
}

/** A payload that the payer signed and we submit, in x402's own form. */
export interface SignedProof {
  kind: 'signed';
  x402Version: 1 | 2;
  payload: Record<string, unknown>;
}

/** For proofs that are stored until they are submitted. */
export const SIGNED_PROOF = defineStoredType<'signed', Omit<SignedProof, 'kind'>>('signed', 1, {
  x402Version: oneOf([1, 2]),
  payload: object,
});

/** The content of `X-PAYMENT` or `PAYMENT-SIGNATURE`. */
export type PaymentProof = TransactionProof | SignedProof;

const HASH = /^0x[0-9a-fA-F]{64}$/;
const SIGNATURE_BYTES = 64;

/** Distinguishes the forms by their format; the network is needed only if that is ambiguous. */
export function parsePaymentProof(text: string, network?: Network): PaymentProof {
  if (HASH.test(text)) {
    const proof = buildTransactionProof(text, network ?? 'base-mainnet', network !== 'solana-mainnet');
    return network === undefined ? { ...proof, isNetworkInferred: true } : proof;
  }
  if (isSolanaSignature(text)) {
    const onNetwork = network ?? 'solana-mainnet';
    return buildTransactionProof(text, onNetwork, onNetwork === 'solana-mainnet');
  }
  const payload = decodePayload(text);
  if (payload?.x402Version === 1 || payload?.x402Version === 2) {
    return { kind: 'signed', x402Version: payload.x402Version, payload };
  }
  throw new MalformedPaymentError(
    '`X-PAYMENT` must be a Solana transaction signature, a 0x transaction hash, or a base64 x402 payload.',
  );
}

function buildTransactionProof(reference: string, network: Network, fits: boolean): TransactionProof {
  if (!fits) throw new MalformedPaymentError(`\`X-PAYMENT\` is not a transaction of ${network}.`);
  return { kind: 'transaction', network, reference };
}

function isSolanaSignature(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,90}$/.test(text)) return false;
  return base58.decode(text).length === SIGNATURE_BYTES;
}

/** Any JSON value; its version tells whether it is a payment. */
function decodePayload(text: string): Record<string, unknown> | null | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
