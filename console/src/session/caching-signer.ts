import type { WalletSigner } from '@agent-market/sdk';

/** A signature is valid for 5 minutes. */
const SIGNATURE_TTL_MS = 4 * 60_000;

/** Asks the user once for some minutes of requests, instead of for each one. */
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
      // the user may change their mind after a rejection
      signature.catch(() => signatures.delete(message));
      return signature;
    },
  };
}
