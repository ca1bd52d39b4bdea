import type { verify as portableVerify } from './verify.ts';
import { verifySync } from './verify-sync.ts';

export * from './public.ts';

/** On Node, the promise exists only for the shared signature: `node:crypto` is faster than WebCrypto. */
export const verify: typeof portableVerify = async (rawBody, headers, secret, options) =>
  verifySync(rawBody, headers, secret, options);
