import type { DidDocument } from '../../generated/client.gen.ts';
import { base64ToBytes } from './base64.ts';
import type { AgentMarket } from './client.ts';
import { LocalError } from './errors.ts';

/** The market, whose keys are fetched, or its keys: `await market.x402Keys.get()`. */
export type KeySource = AgentMarket | DidDocument;

/**
 * Why a statement does not verify:
 * - `malformed`: it is not a signed statement (JWS);
 * - `unknown_key`: the market publishes no such key;
 * - `bad_signature`: it was changed after it was signed;
 * - `wrong_market`: it is about another host;
 * - `wrong_type`: it is signed, but is not what you expect, such as an offer instead of a receipt;
 * - `expired`: the offer has expired;
 * - `no_hash`: the receipt is about a URL whose content the market does not store;
 * - `file_mismatch`: the file is not the one that was delivered.
 */
export type SignatureProblem =
  | 'malformed'
  | 'unknown_key'
  | 'bad_signature'
  | 'wrong_market'
  | 'wrong_type'
  | 'expired'
  | 'no_hash'
  | 'file_mismatch';

/**
 * An offer or receipt that does not verify. `problem` says why.
 *
 * @example
 * if (error instanceof SignatureError) console.log('does not verify:', error.problem, error.message);
 */
export class SignatureError extends LocalError<'signature_invalid'> {
  override name = 'SignatureError';
  readonly problem: SignatureProblem;

  constructor(problem: SignatureProblem, message: string, options?: ErrorOptions) {
    super('signature_invalid', message, options);
    this.problem = problem;
  }
}

const ED25519 = { name: 'Ed25519' };

/** What each kind of statement says it is about: a URL of the market. */
interface Statement {
  resourceUrl?: string;
  order_url?: string;
}

/** The content of a JWS, if a published key of the market signed it and it is about the market itself. */
export async function verifyJws<Payload extends Statement>(
  source: KeySource,
  jws: string,
  subject: 'resourceUrl' | 'order_url',
): Promise<Partial<Payload>> {
  const keys = 'verificationMethod' in source ? source : await source.x402Keys.get();
  const [header = '', payload = '', signature, ...rest] = jws.split('.');
  if (signature === undefined || rest.length > 0) {
    throw new SignatureError('malformed', 'It is not a signed statement (JWS)');
  }
  const { alg, kid } = decodePart<{ alg?: string; kid?: string }>(header);
  const method = keys.verificationMethod.find(({ id }) => id === kid);
  if (alg !== 'EdDSA' || !method || !keys.assertionMethod.includes(method.id)) {
    throw new SignatureError('unknown_key', `It is not signed with a key of ${keys.id}`);
  }
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await verifySignature(method.publicKeyJwk, signature, signed))) {
    throw new SignatureError('bad_signature', 'It was changed after it was signed');
  }
  const statement = decodePart<Partial<Payload>>(payload);
  const url = statement[subject];
  if (url === undefined)
    throw new SignatureError('wrong_type', 'It is signed, but it is about something else');
  if (toDid(url) === keys.id) return statement;
  throw new SignatureError('wrong_market', `It is about ${url}, which is not at ${keys.id}`);
}

async function verifySignature(
  jwk: DidDocument['verificationMethod'][number]['publicKeyJwk'],
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, ED25519, false, ['verify']);
    return await crypto.subtle.verify(ED25519, key, base64UrlToBytes(signature), signed);
  } catch (cause) {
    throw new SignatureError('malformed', 'The signature cannot be checked', { cause });
  }
}

function toDid(address: unknown): string | undefined {
  return typeof address === 'string' && URL.canParse(address)
    ? `did:web:${encodeURIComponent(new URL(address).host)}`
    : undefined;
}

function decodePart<T extends object>(part: string): T {
  let decoded: unknown;
  try {
    decoded = JSON.parse(new TextDecoder().decode(base64UrlToBytes(part)));
  } catch (cause) {
    throw new SignatureError('malformed', 'It is not a signed statement (JWS)', { cause });
  }
  if (typeof decoded === 'object' && decoded !== null) return decoded as T;
  throw new SignatureError('malformed', 'It is not a signed statement (JWS)');
}

function base64UrlToBytes(base64Url: string): Uint8Array<ArrayBuffer> {
  return base64ToBytes(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
}
