import { createHash } from 'node:crypto';
import { ed25519 } from '@noble/curves/ed25519.js';
import { createSolanaSigner, type Signer } from '../signer.ts';

/**
 * A key that follows from the signer's own and the purpose, for accounts that have to sign their creation. Nothing of it
 * is stored: whoever signs anew gets the same key, and so the same account. Ed25519 signs one message in one way only.
 */
export async function deriveSigner(signer: Signer, purpose: string): Promise<Signer> {
  // no transaction begins so: its first byte counts signatures
  const signature = await signer.sign(Buffer.from(`a key of this wallet for ${purpose}`));
  const seed = createHash('sha256').update(signature).digest();
  const key = Buffer.concat([seed, ed25519.getPublicKey(seed)]);
  return createSolanaSigner(() => Uint8Array.from(key));
}
