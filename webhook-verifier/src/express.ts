import { type AdapterOptions, toDelivery, type WebhookDelivery } from './delivery.ts';
import { type IncomingRequest, readIncoming } from './incoming-request.ts';
import { toErrorResponse } from './response.ts';
import { parseSecrets, type RawBody, type WebhookSecret } from './verify-signature.ts';
import { verifySync } from './verify-sync.ts';

export type { AdapterOptions, ReceiveOptions, WebhookDelivery } from './delivery.ts';

declare global {
  namespace Express {
    interface Request {
      /** Set by the webhook middleware. */
      webhook?: WebhookDelivery;
    }
  }
}

/** The part of Express's request that is needed, of any version. */
export interface ExpressRequest extends IncomingRequest {
  readonly body?: unknown;
  /** Set by some hosts beside the parsed body. */
  readonly rawBody?: unknown;
  webhook?: WebhookDelivery;
}

/** The part of Express's response that is needed. */
export interface ExpressResponse {
  status(code: number): unknown;
  set(headers: Record<string, string>): unknown;
  end(body?: string): unknown;
}

export type NextFunction = (error?: unknown) => void;

/**
 * Middleware that reads the raw body, verifies it and sets `req.webhook`. It responds to an invalid signature with
 * 400; a setup mistake, such as a JSON parser before it, goes to `next`.
 *
 * @example
 * app.post('/webhooks', webhook(secret), (req, res) => {
 *   console.log(req.webhook?.event.event);
 *   res.sendStatus(204);
 * });
 */
export function webhook(
  secret: WebhookSecret,
  options: AdapterOptions = {},
): (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => Promise<void> {
  parseSecrets(secret);
  return async (request, response, next) => {
    try {
      const body = getRawBody(request) ?? (await readIncoming(request, options.maxBodyBytes));
      request.webhook = toDelivery(verifySync(body, request.headers, secret, options), request.headers);
    } catch (error) {
      options.onError?.(error);
      sendError(error, response, next);
      return;
    }
    next();
  };
}

/** The raw body, if `express.raw()`, `express.text()` or the host has already read it. */
function getRawBody({ rawBody, body }: ExpressRequest): RawBody | undefined {
  const given = rawBody ?? body;
  return typeof given === 'string' || ArrayBuffer.isView(given) ? given : undefined;
}

function sendError(error: unknown, response: ExpressResponse, next: NextFunction): void {
  const { status, headers, body } = toErrorResponse(error);
  if (status >= 500) {
    next(error);
    return;
  }
  response.status(status);
  response.set(headers);
  response.end(body ?? undefined);
}
