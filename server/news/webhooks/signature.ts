import { createHmac } from 'node:crypto';

/** `X-Market-Signature`: proves who sent the body and when. The secret counts as text, prefix and all. */
export function signatureOf(secret: string, body: string, sentAt: Date): string {
  const t = Math.floor(sentAt.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
