import type { AdapterOptions } from './delivery.ts';
import { type VerificationErrorCode, WebhookVerificationError } from './error.ts';

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

const STATUS_BY_CODE: Partial<Record<VerificationErrorCode, number>> = {
  body_too_large: 413,
  // Genuine, but newer than this version: if it were rejected, it would be retried and then reported as failing.
  unknown_event: 204,
  // Mistakes of the receiver, not of the sender.
  bad_secret: 500,
  body_not_raw: 500,
};

/** The response to the marketplace if an event was not handled. */
export function toErrorResponse(error: unknown): HttpResponse {
  if (!(error instanceof WebhookVerificationError))
    return jsonResponse(500, { error: 'The event was not handled' });
  const status = STATUS_BY_CODE[error.code] ?? 400;
  if (status === 204) return ACCEPTED_RESPONSE;
  return jsonResponse(status, { error: error.message, code: error.code });
}

export const ACCEPTED_RESPONSE: HttpResponse = { status: 204, headers: {}, body: null };

export const METHOD_NOT_ALLOWED_RESPONSE: HttpResponse = {
  ...jsonResponse(405, { error: 'Webhooks are sent with POST' }),
  headers: { 'content-type': 'application/json', allow: 'POST' },
};

export function reportError(error: unknown, answer: HttpResponse, onError: AdapterOptions['onError']): void {
  if (onError) onError(error);
  else if (answer.status >= 500) console.error(error);
}

function jsonResponse(status: number, body: object): HttpResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
