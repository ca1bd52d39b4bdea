import { createHmac } from 'node:crypto';

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
