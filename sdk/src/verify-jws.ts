import type { DidDocument } from '../../generated/client.gen.ts';
import { base64ToBytes } from './base64.ts';
import type { AgentMarket } from './client.ts';
import { LocalError } from './errors.ts';

/** The market, whose keys are fetched, or its keys: `await market.x402Keys.get()`. */
export type KeySource = AgentMarket | DidDocument;

/**
 * An offer or receipt that the market did not sign, or not for itself.
 *
 * @example
 * if (error instanceof SignatureError) console.log('not signed by the market:', error.message);
 */
export class SignatureError extends LocalError<'signature_invalid'> {
  override name = 'SignatureError';

  constructor(message: string, options?: ErrorOptions) {
    super('signature_invalid', message, options);
  }
}

const ED25519 = { name: 'Ed25519' };

/** The content of a JWS, if a published key of the market signed it and it is about the market itself. */
export async function verifyJws<Payload extends { resourceUrl: string }>(
  source: KeySource,
  jws: string,
): Promise<Partial<Payload>> {
  const keys = 'verificationMethod' in source ? source : await source.x402Keys.get();
  const [header = '', payload = '', signature = '', ...rest] = jws.split('.');
  const { alg, kid } = decodePart<{ alg?: string; kid?: string }>(header);
  const method = keys.verificationMethod.find(({ id }) => id === kid);
  if (rest.length > 0 || alg !== 'EdDSA' || !method || !keys.assertionMethod.includes(method.id)) {
    throw new SignatureError(`It is not signed with a key of ${keys.id}`);
  }
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await verifySignature(method.publicKeyJwk, signature, signed))) {
    throw new SignatureError('It was changed after it was signed');
  }
  const statement = decodePart<Partial<Payload>>(payload);
  if (toDid(statement.resourceUrl) === keys.id) return statement;
  throw new SignatureError(`It is about ${statement.resourceUrl}, which is not at ${keys.id}`);
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
    throw new SignatureError('The signature cannot be checked', { cause });
  }
}

function toDid(address: string | undefined): string | undefined {
  return address && URL.canParse(address)
    ? `did:web:${encodeURIComponent(new URL(address).host)}`
    : undefined;
}

function decodePart<T>(part: string): T {
  try {
    return JSON.parse(new TextDecoder().decode(base64UrlToBytes(part)));
  } catch (cause) {
    throw new SignatureError('It is not a signed statement (JWS)', { cause });
  }
}

function base64UrlToBytes(base64Url: string): Uint8Array<ArrayBuffer> {
  return base64ToBytes(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
}
