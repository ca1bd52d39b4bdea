import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { JWSSigner } from '@x402/extensions/offer-receipt';

/** The public half of a key, as it is published. */
export interface PublishedKey {
  /** Names the key in what was signed with it. */
  kid: string;
  jwk: { kty: 'OKP'; crv: 'Ed25519'; x: string };
}

export interface SigningKeysOptions {
  baseUrl: string;
  /** Secrets by version. The highest signs, all of them are published. */
  secrets: ReadonlyMap<number, Uint8Array> | undefined;
}

/** What stands before the 32 bytes of a key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The keys that offers and receipts are signed with. Ed25519: the same receipt is the same text each time. */
export class SigningKeys {
  /** Our name, which resolvers turn into the address of the published keys. */
  readonly did: string;
  /** The present key first. */
  readonly published: readonly PublishedKey[];
  /** Undefined where nothing is signed. */
  readonly signer: JWSSigner | undefined;

  constructor({ baseUrl, secrets }: SigningKeysOptions) {
    this.did = `did:web:${encodeURIComponent(new URL(baseUrl).host)}`;
    const keys = [...(secrets ?? [])]
      .sort(([one], [other]) => other - one)
      .map(([version, secret]) => ({ kid: `${this.did}#key-${version}`, key: importPrivateKey(secret) }));
    this.published = keys.map(({ kid, key }) => ({ kid, jwk: exportPublicJwk(key) }));
    const [present] = keys;
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
