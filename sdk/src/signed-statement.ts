import type { DidDocument } from '../../generated/client.gen.ts';
import { bytesOfBase64 } from './base64.ts';
import type { AgentMarket } from './client.ts';
import { LocalError } from './errors.ts';

/** The market, which is asked for its keys, or the keys that it gave before: `await market.x402Keys.get()`. */
export type KeySource = AgentMarket | DidDocument;

/**
 * An offer or a receipt that the market did not sign as it stands, or not for itself.
 *
 * @example
 * if (error instanceof SignatureError) console.log('keep it out of the books:', error.message);
 */
export class SignatureError extends LocalError<'signature_invalid'> {
  override name = 'SignatureError';

  constructor(message: string, options?: ErrorOptions) {
    super('signature_invalid', message, options);
  }
}

const ED25519 = { name: 'Ed25519' };

/** What a JWS says, if a key that the market publishes signed it, and it is about the market itself. */
export async function verifyStatement<Payload extends { resourceUrl: string }>(
  source: KeySource,
  jws: string,
): Promise<Partial<Payload>> {
  const keys = 'verificationMethod' in source ? source : await source.x402Keys.get();
  const [header = '', payload = '', signature = '', ...rest] = jws.split('.');
  const { alg, kid } = read<{ alg?: string; kid?: string }>(header);
  const method = keys.verificationMethod.find(({ id }) => id === kid);
  if (rest.length > 0 || alg !== 'EdDSA' || !method || !keys.assertionMethod.includes(method.id)) {
    throw new SignatureError(`It is not signed with a key of ${keys.id}`);
  }
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await isSignedBy(method.publicKeyJwk, signature, signed))) {
    throw new SignatureError('It was changed after it was signed');
  }
  const statement = read<Partial<Payload>>(payload);
  if (didOf(statement.resourceUrl) === keys.id) return statement;
  throw new SignatureError(`It is about ${statement.resourceUrl}, which is not at ${keys.id}`);
}

async function isSignedBy(
  jwk: DidDocument['verificationMethod'][number]['publicKeyJwk'],
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, ED25519, false, ['verify']);
    return await crypto.subtle.verify(ED25519, key, bytesOf(signature), signed);
  } catch (cause) {
    throw new SignatureError('The signature cannot be checked', { cause });
  }
}

function didOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address)
    ? `did:web:${encodeURIComponent(new URL(address).host)}`
    : undefined;
}

function read<T>(part: string): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytesOf(part)));
  } catch (cause) {
    throw new SignatureError('It is not a signed statement (JWS)', { cause });
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  return bytesOfBase64(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
}
