import type { RawBody, VerifyHmac } from './verify-signature.ts';

/** Whether a key matches one of the digests, by WebCrypto, which compares in constant time. */
export const verifyHmac: VerifyHmac<Promise<boolean>> = async (keys, digests, prefix, body) => {
  const message = await toMessage(prefix, body);
  for (const secret of keys) {
    const key = await importKey(secret, 'verify');
    for (const digest of digests) {
      if (await crypto.subtle.verify('HMAC', key, fromHex(digest), message)) return true;
    }
  }
  return false;
};

export function importKey(secret: string | Uint8Array<ArrayBuffer>, usage: 'sign' | 'verify') {
  const bytes = typeof secret === 'string' ? new TextEncoder().encode(secret) : secret;
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, [usage]);
}

/** The signed bytes. */
export function toMessage(prefix: string, body: RawBody): Promise<ArrayBuffer> {
  return new Blob([prefix, body as ArrayBuffer]).arrayBuffer();
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) as string[], (byte) => Number(`0x${byte}`));
}
