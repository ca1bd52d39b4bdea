import {
  type AdapterOptions,
  type ReceiveOptions,
  toDelivery,
  type WebhookDelivery,
  type WebhookHandler,
} from './delivery.ts';
import { type IncomingRequest, readIncoming } from './incoming-request.ts';
import {
  ACCEPTED_RESPONSE,
  type HttpResponse,
  METHOD_NOT_ALLOWED_RESPONSE,
  reportError,
  toErrorResponse,
} from './response.ts';
import { parseSecrets, type WebhookSecret } from './verify-signature.ts';
import { verifySync } from './verify-sync.ts';

export type { AdapterOptions, ReceiveOptions, WebhookDelivery, WebhookHandler } from './delivery.ts';
export type { IncomingRequest } from './incoming-request.ts';
export * from './index.node.ts';
export { verifySync } from './verify-sync.ts';

/** The part of Node's `ServerResponse` that is needed. */
export interface OutgoingResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(body?: string): unknown;
}

/** Reads and verifies a request of Node's http server. */
export async function receive(
  request: IncomingRequest,
  secret: WebhookSecret,
  options: ReceiveOptions = {},
): Promise<WebhookDelivery> {
  const body = await readIncoming(request, options.maxBodyBytes);
  return toDelivery(verifySync(body, request.headers, secret, options), request.headers);
}

/**
 * A listener for Node's http server: verifies, calls the handler, then responds with 204. It responds to an invalid
 * signature with 400, and with 500 if the handler throws, so that the marketplace retries.
 *
 * @example
 * createServer(webhookListener(secret, (event) => console.log(event.event))).listen(4000);
 */
export function webhookListener(
  secret: WebhookSecret,
  handler: WebhookHandler,
  options: AdapterOptions = {},
): (request: IncomingRequest, response: OutgoingResponse) => Promise<void> {
  parseSecrets(secret);
  return async (request, response) => {
    sendResponse(response, request.method === 'POST' ? await handle(request) : METHOD_NOT_ALLOWED_RESPONSE);
  };

  async function handle(request: IncomingRequest): Promise<HttpResponse> {
    try {
      const delivery = await receive(request, secret, options);
      await handler(delivery.event, delivery);
      return ACCEPTED_RESPONSE;
    } catch (error) {
      const answer = toErrorResponse(error);
      reportError(error, answer, options.onError);
      return answer;
    }
  }
}

function sendResponse(response: OutgoingResponse, { status, headers, body }: HttpResponse): void {
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}
