import { createHash } from 'node:crypto';
import type { SignedPayment } from '../../../chain/types.ts';
import { isEvmNetwork } from '../../../foundation/platform/networks.ts';
import { MalformedPaymentError } from '../errors.ts';
import type { PaymentOption } from '../payment-option.ts';
import type { SignedProof } from '../proof.ts';
import { buildOfferMismatchError } from './accepted-terms.ts';

/** A signed payload, as far as it can be read without its chain. */
export interface ParsedPayload {
  option: PaymentOption;
  payment: SignedPayment;
  /** The part that the payer can sign only once. */
  authorizationKey: string;
}

type Json = Record<string, unknown>;

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const BYTES32 = /^0x[0-9a-fA-F]{64}$/;
const HEX = /^0x[0-9a-fA-F]+$/;
const NUMBER = /^(0|[1-9]\d*)$/;

export function parsePayload(proof: SignedProof, options: readonly PaymentOption[]): ParsedPayload {
  const { network, scheme } = readRequirements(proof);
  const option = options.find(({ nameV1, nameV2 }) => network === nameV1 || network === nameV2);
  if (!option)
    throw buildNotOfferedError(proof, 'network', 'The payload is for a network that is not available here.');
  if (scheme !== 'exact') throw buildNotOfferedError(proof, 'scheme', 'The scheme must be `exact`.');
  const content = requireObject(proof.payload, 'payload');
  return isEvmNetwork(option.network)
    ? parseEvmPayload(option, content)
    : parseSolanaPayload(option, content);
}

/** Version 2 repeats the accepted requirements. */
function readRequirements({ x402Version, payload }: SignedProof): Json {
  return x402Version === 1 ? payload : requireObject(payload, 'accepted');
}

function buildNotOfferedError({ x402Version }: SignedProof, field: string, problem: string): Error {
  return x402Version === 1 ? new MalformedPaymentError(problem) : buildOfferMismatchError(field);
}

function parseEvmPayload(option: PaymentOption, content: Json): ParsedPayload {
  const given = requireObject(content, 'authorization');
  const authorization = {
    from: requireText(given.from, ADDRESS),
    to: requireText(given.to, ADDRESS),
    value: requireText(given.value, NUMBER),
    validAfter: requireText(given.validAfter, NUMBER),
    validBefore: requireText(given.validBefore, NUMBER),
    nonce: requireText(given.nonce, BYTES32),
    signature: requireText(content.signature, HEX),
  };
  const authorizationKey = `${authorization.from}:${authorization.nonce}`.toLowerCase();
  return { option, payment: { kind: 'authorization', authorization }, authorizationKey };
}

function parseSolanaPayload(option: PaymentOption, content: Json): ParsedPayload {
  const transaction = requireText(content.transaction, /^[A-Za-z0-9+/]+=*$/);
  const authorizationKey = createHash('sha256').update(extractSignedMessage(transaction)).digest('base64url');
  return { option, payment: { kind: 'transaction', transaction }, authorizationKey };
}

/** The signed content without signatures, which can be encoded in several ways. */
function extractSignedMessage(transaction: string): Uint8Array {
  const bytes = Buffer.from(transaction, 'base64');
  const signatures = bytes[0] ?? 0;
  return bytes.subarray(1 + signatures * 64);
}

function requireObject(parent: Json, name: string): Json {
  const value = parent[name];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new MalformedPaymentError(`The x402 payload has no \`${name}\`.`);
}

function requireText(value: unknown, shape: RegExp): string {
  if (typeof value === 'string' && shape.test(value)) return value;
  throw new MalformedPaymentError('The x402 payload does not use the `exact` scheme.');
}
