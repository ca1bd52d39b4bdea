import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Prove } from './claim.ts';

/** Whether a secret fits one of the digests, at once, without copying the body. */
export const prove: Prove<boolean> = (secrets, digests, prefix, body) => {
  const bytes = typeof body === 'string' ? body : toBytes(body);
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(prefix).update(bytes).digest();
    return digests.some((digest) => timingSafeEqual(expected, Buffer.from(digest, 'hex')));
  });
};

function toBytes(body: ArrayBuffer | ArrayBufferView): Uint8Array {
  return ArrayBuffer.isView(body)
    ? new Uint8Array(body.buffer, body.byteOffset, body.byteLength)
    : new Uint8Array(body);
}
