import type { WebhookEvent } from './events.ts';
import { parseSecrets, type RawBody, type WebhookSecret } from './verify-signature.ts';
import { importKey, toMessage } from './web-hmac.ts';

export interface SignOptions {
  /** Unix seconds; now by default. */
  timestamp?: number;
}

export interface SignedRequestOptions extends SignOptions {
  deliveryId?: string;
  agentId?: string;
}

/**
 * The value of `X-Market-Signature` that the marketplace would send with this body. With several secrets, as during a
 * rotation, it has a signature of each.
 */
export async function sign(
  body: RawBody,
  secret: WebhookSecret,
  { timestamp = Math.floor(Date.now() / 1000) }: SignOptions = {},
): Promise<string> {
  const message = await toMessage(`${timestamp}.`, body);
  const signatures = parseSecrets(secret).map(async (one) => {
    const digest = await crypto.subtle.sign('HMAC', await importKey(one, 'sign'), message);
    return `v1=${toHex(new Uint8Array(digest))}`;
  });
  return [`t=${timestamp}`, ...(await Promise.all(signatures))].join(',');
}

/**
 * A complete webhook request for the endpoint under test.
 *
 * @example
 * await fetch(url, { method: 'POST', ...(await signedRequest(event, secret)) });
 */
export async function signedRequest(
  event: WebhookEvent,
  secret: WebhookSecret,
  { deliveryId = crypto.randomUUID(), agentId = 'agt_test', ...options }: SignedRequestOptions = {},
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify(event);
  const headers = {
    'content-type': 'application/json',
    'x-market-event': event.event,
    'x-market-agent-id': agentId,
    'x-market-delivery-id': deliveryId,
    'x-market-signature': await sign(body, secret, options),
  };
  return { body, headers };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
