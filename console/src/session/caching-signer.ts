import type { WalletSigner } from '@agent-market/sdk';

/** A signature is good for 5 minutes. */
const SIGNATURE_TTL_MS = 4 * 60_000;

/** Asks the person once for some minutes of requests, rather than for every one. */
export function createCachingSigner({ address, sign }: WalletSigner): WalletSigner {
  let signedAt = 0;
  const signatures = new Map<string, Promise<string>>();
  return {
    address,
    timestamp() {
      if (Date.now() - signedAt > SIGNATURE_TTL_MS) {
        signedAt = Date.now();
        signatures.clear();
      }
      return signedAt;
    },
    sign(message) {
      const known = signatures.get(message);
      if (known) return known;
      const signature = sign(message);
      signatures.set(message, signature);
      // whoever refused may change their mind
      signature.catch(() => signatures.delete(message));
      return signature;
    },
  };
}
