import { randomBytes, sign } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { expect, it } from 'vitest';
import {
  deriveEd25519PublicKey,
  importEd25519Key,
  verifyEd25519,
} from '../../../server/foundation/platform/ed25519.ts';

it('derives the public key and signs as Solana does', () => {
  for (let round = 0; round < 5; round++) {
    const [seed, message] = [randomBytes(32), randomBytes(200)];
    expect(Uint8Array.from(deriveEd25519PublicKey(seed))).toEqual(ed25519.getPublicKey(seed));
    const signature = sign(null, message, importEd25519Key(seed));
    expect(Uint8Array.from(signature)).toEqual(ed25519.sign(message, seed));
  }
});

it('rejects a seed of another length', () => {
  expect(() => importEd25519Key(randomBytes(31))).toThrow();
  expect(() => importEd25519Key(randomBytes(33))).toThrow();
});

it('verifies a signature, and rejects a missing one and those of others', () => {
  const [seed, message] = [randomBytes(32), randomBytes(200)];
  const signature = ed25519.sign(message, seed);
  const key = ed25519.getPublicKey(seed);
  expect(verifyEd25519(signature, message, key)).toBe(true);
  expect(verifyEd25519(new Uint8Array(64), message, key)).toBe(false);
  expect(verifyEd25519(signature, randomBytes(200), key)).toBe(false);
  expect(verifyEd25519(signature, message, ed25519.getPublicKey(randomBytes(32)))).toBe(false);
});
