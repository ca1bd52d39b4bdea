import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Claim } from './claim.ts';

/** Whether a secret fits one of the digests, at once, without copying the body. */
export function isProven({ secrets, prefix, body, digests }: Claim): boolean {
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(prefix).update(body).digest();
    return digests.some((digest) => timingSafeEqual(expected, Buffer.from(digest, 'hex')));
  });
}
