import { createHash } from 'node:crypto';
import { deriveEd25519PublicKey } from '../../foundation/platform/ed25519.ts';
import { createSolanaSigner, type Signer } from '../signer.ts';

/**
 * Derives a key from the signer's key and a purpose, for accounts that must sign their own creation. It is not
 * stored: Ed25519 signatures are deterministic, so signing again yields the same key and account.
 */
export async function deriveSigner(signer: Signer, purpose: string): Promise<Signer> {
  // no transaction starts with this byte, which would be its signature count
  const signature = await signer.sign(Buffer.from(`a key of this wallet for ${purpose}`));
  const seed = createHash('sha256').update(signature).digest();
  const key = Buffer.concat([seed, deriveEd25519PublicKey(seed)]);
  return createSolanaSigner(() => Uint8Array.from(key));
}
