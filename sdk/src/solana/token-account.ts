import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const PDA_MARKER = new TextEncoder().encode('ProgramDerivedAddress');

/**
 * The associated token account of a wallet: the first address derived from wallet and mint that is not a public key.
 */
export async function findTokenAccountAddress(owner: string, mint: string): Promise<string> {
  const seeds = [owner, TOKEN_PROGRAM, mint].map((part) => base58.decode(part));
  for (let bump = 255; bump >= 0; bump--) {
    const parts = [...seeds, [bump], base58.decode(ASSOCIATED_TOKEN_PROGRAM), PDA_MARKER].flatMap((part) => [
      ...part,
    ]);
    const address = new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(parts)));
    if (!isOnCurve(address)) return base58.encode(address);
  }
  throw new Error('There is no such account');
}

function isOnCurve(point: Uint8Array): boolean {
  try {
    ed25519.Point.fromBytes(point);
    return true;
  } catch {
    return false;
  }
}
