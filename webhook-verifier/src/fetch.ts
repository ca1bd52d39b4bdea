import {
  type AdapterOptions,
  bodyTooLargeError,
  MAX_BODY_BYTES,
  type ReceiveOptions,
  toDelivery,
  type WebhookHandler,
} from './delivery.ts';
import { WebhookVerificationError } from './error.ts';
import type { WebhookEvent } from './events.ts';
import {
  ACCEPTED_RESPONSE,
  type HttpResponse,
  METHOD_NOT_ALLOWED_RESPONSE,
  reportError,
  toErrorResponse,
} from './response.ts';
import { verify } from './verify.ts';
import { parseSecrets, type WebhookSecret } from './verify-signature.ts';

export type { AdapterOptions, ReceiveOptions, WebhookDelivery, WebhookHandler } from './delivery.ts';

/**
 * Reads and verifies the event of a Fetch `Request`.
 *
 * @example
 * const event = await verifyRequest(request, env.WEBHOOK_SECRET);
 */
export async function verifyRequest(
  request: Request,
  secret: WebhookSecret,
  options: ReceiveOptions = {},
): Promise<WebhookEvent> {
  return verify(await readBody(request, options.maxBodyBytes), request.headers, secret, options);
}

/**
 * A Fetch handler: verifies, calls the handler, then responds with 204. It responds to an invalid signature with 400,
 * and with 500 if the handler throws, so that the marketplace retries.
 *
 * @example
 * export const POST = webhookHandler(secret, (event) => console.log(event.event));
 */
export function webhookHandler(
  secret: WebhookSecret,
  handler: WebhookHandler,
  options: AdapterOptions = {},
): (request: Request) => Promise<Response> {
  parseSecrets(secret);
  return async (request) => {
    if (request.method !== 'POST') return toResponse(METHOD_NOT_ALLOWED_RESPONSE);
    try {
      const event = await verifyRequest(request, secret, options);
      await handler(event, toDelivery(event, request.headers));
      return toResponse(ACCEPTED_RESPONSE);
    } catch (error) {
      const answer = toErrorResponse(error);
      reportError(error, answer, options.onError);
      return toResponse(answer);
    }
  };
}

async function readBody(request: Request, limit = MAX_BODY_BYTES): Promise<ArrayBuffer> {
  if (request.bodyUsed) {
    throw new WebhookVerificationError(
      'body_not_raw',
      'The body was read before; verify a clone of the request',
    );
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    chunks.push(read.value);
    size += read.value.length;
    if (size > limit) {
      await reader?.cancel();
      throw bodyTooLargeError(limit);
    }
  }
  return new Blob(chunks).arrayBuffer();
}

function toResponse({ status, headers, body }: HttpResponse): Response {
  return new Response(body, { status, headers });
}
