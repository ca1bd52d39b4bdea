import { randomBytes } from 'node:crypto';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `bytes` random bytes in base62, always of the same length (43 characters for 32 bytes). */
export function randomBase62(bytes = 32): string {
  let value = BigInt(`0x${randomBytes(bytes).toString('hex')}`);
  const length = Math.ceil((bytes * 8) / Math.log2(62));
  let text = '';
  for (let i = 0; i < length; i++) {
    text = BASE62.charAt(Number(value % 62n)) + text;
    value /= 62n;
  }
  return text;
}
