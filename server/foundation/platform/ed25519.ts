import { createPrivateKey, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** The PKCS #8 prefix of a 32-byte key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The prefix of a 32-byte public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const SEED_BYTES = 32;

export function importEd25519Key(seed: Uint8Array): KeyObject {
  if (seed.length !== SEED_BYTES)
    throw new RangeError(`An Ed25519 key has ${SEED_BYTES} bytes, not ${seed.length}`);
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
}

export function verifyEd25519(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  const der = Buffer.concat([SPKI_PREFIX, publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
}

/** The 32 bytes of the public key, in base64url. */
export function exportEd25519PublicKey(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (!x) throw new TypeError('An Ed25519 key has a public half');
  return x;
}

export function deriveEd25519PublicKey(seed: Uint8Array): Buffer {
  return Buffer.from(exportEd25519PublicKey(importEd25519Key(seed)), 'base64url');
}
