import { type KeyObject, sign } from 'node:crypto';
import type { JWSSigner } from '@x402/extensions/offer-receipt';
import { exportEd25519PublicKey, importEd25519Key } from '../../foundation/platform/ed25519.ts';

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
      .map(([version, secret]) => ({ kid: `${this.did}#key-${version}`, key: importEd25519Key(secret) }));
    this.published = keys.map(({ kid, key }) => ({ kid, jwk: exportPublicJwk(key) }));
    const [present] = keys;
    this.signBytes = present && ((bytes) => sign(null, bytes, present.key));
    this.signer = present && createJwsSigner(present.kid, present.key);
  }
}

function exportPublicJwk(key: KeyObject): PublishedKey['jwk'] {
  return { kty: 'OKP', crv: 'Ed25519', x: exportEd25519PublicKey(key) };
}

function createJwsSigner(kid: string, key: KeyObject): JWSSigner {
  return {
    kid,
    format: 'jws',
    algorithm: 'EdDSA',
    sign: async (bytes) => sign(null, bytes, key).toString('base64url'),
  };
}
