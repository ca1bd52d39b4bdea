import type { Claim } from './claim.ts';

const algorithm = { name: 'HMAC', hash: 'SHA-256' };

/** Whether a secret fits one of the digests, by WebCrypto, which compares in constant time. */
export async function isProven({ secrets, prefix, body, digests }: Claim): Promise<boolean> {
  const message = concat(encode(prefix), typeof body === 'string' ? encode(body) : body);
  for (const secret of secrets) {
    const key = await importKey(secret, 'verify');
    for (const digest of digests) {
      if (await crypto.subtle.verify('HMAC', key, fromHex(digest), message)) return true;
    }
  }
  return false;
}

export function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encode(secret), algorithm, false, [usage]);
}

export function concat(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

export function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
