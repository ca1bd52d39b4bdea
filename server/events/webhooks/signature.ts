import { createHmac } from 'node:crypto';

const SECRET_PREFIX = /^whsec_/;

/**
 * `X-Market-Signature`: proves who sent the body and when. The secret is used as text, including its prefix. During a
 * rotation there are two secrets, and a signature of each.
 */
export function signWebhook(secrets: readonly string[], body: string, sentAt: Date): string {
  const t = Math.floor(sentAt.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  );
  return [`t=${t}`, ...signatures].join(',');
}

/** Signs with the platform's Ed25519 key. */
export type SignBytes = (bytes: Uint8Array) => Buffer;

/** The asymmetric form of Standard Webhooks (`v1a`), which anyone verifies with the public key. */
export function signCallback(sign: SignBytes, { id, body }: { id: string; body: string }, sentAt: Date) {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signature = sign(Buffer.from(`${id}.${timestamp}.${body}`)).toString('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1a,${signature}`,
  };
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com), for libraries that verify those. They decode the
 * secret behind its prefix as base64, and sign the delivery id, too.
 */
export function signStandardWebhook(
  secrets: readonly string[],
  { id, body }: { id: string; body: string },
  sentAt: Date,
) {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
