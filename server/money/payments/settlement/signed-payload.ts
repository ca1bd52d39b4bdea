import { createHash } from 'node:crypto';
import type { SignedPayment } from '../../../chain/types.ts';
import { isEvmNetwork } from '../../../foundation/platform/networks.ts';
import { MalformedPaymentError } from '../errors.ts';
import type { PaymentOption } from '../payment-option.ts';
import type { SignedProof } from '../proof.ts';
import { differs } from './accepted-terms.ts';

/** A signed payment, as far as it can be read without asking its chain. */
export interface ReadPayload {
  option: PaymentOption;
  payment: SignedPayment;
  /** What the payer can sign only once. */
  authorizationKey: string;
}

type Json = Record<string, unknown>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const WORD = /^0x[0-9a-fA-F]{64}$/;
const HEX = /^0x[0-9a-fA-F]+$/;
const NUMBER = /^(0|[1-9]\d*)$/;

export function readPayload(proof: SignedProof, options: readonly PaymentOption[]): ReadPayload {
  const { network, scheme } = claimed(proof);
  const option = options.find(({ nameV1, nameV2 }) => network === nameV1 || network === nameV2);
  if (!option) throw notOffered(proof, 'network', 'The payload is for a network that is not offered here');
  if (scheme !== 'exact') throw notOffered(proof, 'scheme', 'The scheme must be exact');
  const content = objectIn(proof.payload, 'payload');
  return isEvmNetwork(option.network) ? readEvm(option, content) : readSolana(option, content);
}

/** Version 2 repeats the requirements that it fulfils. */
function claimed({ x402Version, payload }: SignedProof): Json {
  return x402Version === 1 ? payload : objectIn(payload, 'accepted');
}

function notOffered({ x402Version }: SignedProof, field: string, problem: string): Error {
  return x402Version === 1 ? new MalformedPaymentError(problem) : differs(field);
}

function readEvm(option: PaymentOption, content: Json): ReadPayload {
  const given = objectIn(content, 'authorization');
  const authorization = {
    from: text(given.from, ADDRESS),
    to: text(given.to, ADDRESS),
    value: text(given.value, NUMBER),
    validAfter: text(given.validAfter, NUMBER),
    validBefore: text(given.validBefore, NUMBER),
    nonce: text(given.nonce, WORD),
    signature: text(content.signature, HEX),
  };
  const authorizationKey = `${authorization.from}:${authorization.nonce}`.toLowerCase();
  return { option, payment: { kind: 'authorization', authorization }, authorizationKey };
}

function readSolana(option: PaymentOption, content: Json): ReadPayload {
  const transaction = text(content.transaction, /^[A-Za-z0-9+/]+=*$/);
  const authorizationKey = createHash('sha256').update(signedPart(transaction)).digest('base64url');
  return { option, payment: { kind: 'transaction', transaction }, authorizationKey };
}

/** What is signed, without the signatures: those can be written in more ways than one. */
function signedPart(transaction: string): Uint8Array {
  const bytes = Buffer.from(transaction, 'base64');
  const signatures = bytes[0] ?? 0;
  return bytes.subarray(1 + signatures * 64);
}

function objectIn(parent: Json, name: string): Json {
  const value = parent[name];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new MalformedPaymentError(`The x402 payload has no ${name}`);
}

function text(value: unknown, shape: RegExp): string {
  if (typeof value === 'string' && shape.test(value)) return value;
  throw new MalformedPaymentError('The x402 payload is not one of the exact scheme');
}
