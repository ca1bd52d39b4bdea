import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { JWSSigner } from '@x402/extensions/offer-receipt';

/** The published half of a key. */
export interface PublishedKey {
  /** The key id in signatures. */
  kid: string;
  jwk: { kty: 'OKP'; crv: 'Ed25519'; x: string };
}

export interface SigningKeysOptions {
  baseUrl: string;
  /** Secrets by version. The highest signs, all are published. */
  secrets: ReadonlyMap<number, Uint8Array> | undefined;
}

/** The PKCS #8 prefix of a 32-byte key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys that sign offers, receipts and callbacks. Ed25519 is deterministic: the same receipt is the same text each time. */
export class SigningKeys {
  /** Our DID, which resolves to the published keys. */
  readonly did: string;
  /** The current key first. */
  readonly published: readonly PublishedKey[];
  /** Signs with the current key. Undefined if nothing is signed. */
  readonly signBytes: ((bytes: Uint8Array) => Buffer) | undefined;
  /** Undefined if nothing is signed. */
  readonly signer: JWSSigner | undefined;

  constructor({ baseUrl, secrets }: SigningKeysOptions) {
    this.did = `did:web:${encodeURIComponent(new URL(baseUrl).host)}`;
    const keys = [...(secrets ?? [])]
      .sort(([one], [other]) => other - one)
      .map(([version, secret]) => ({ kid: `${this.did}#key-${version}`, key: importPrivateKey(secret) }));
    this.published = keys.map(({ kid, key }) => ({ kid, jwk: exportPublicJwk(key) }));
    const [present] = keys;
    this.signBytes = present && ((bytes) => sign(null, bytes, present.key));
    this.signer = present && createJwsSigner(present.kid, present.key);
  }
}

function importPrivateKey(secret: Uint8Array): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, secret]), format: 'der', type: 'pkcs8' });
}

function exportPublicJwk(key: KeyObject): PublishedKey['jwk'] {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}

function createJwsSigner(kid: string, key: KeyObject): JWSSigner {
  return {
    kid,
    format: 'jws',
    algorithm: 'EdDSA',
    sign: async (bytes) => sign(null, bytes, key).toString('base64url'),
  };
}
