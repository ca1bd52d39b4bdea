import type { AdapterOptions } from './delivery.ts';
import { type VerificationErrorCode, WebhookVerificationError } from './error.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | null;
}

const statuses: Partial<Record<VerificationErrorCode, number>> = {
  body_too_large: 413,
  // Genuine, only newer than this version: refused, it would be sent again and then reported as failing.
  unknown_event: 204,
  // Mistakes on the receiving side, not the sender's.
  bad_secret: 500,
  body_not_raw: 500,
};

/** What to answer the marketplace when an event was not handled. */
export function answerTo(error: unknown): Answer {
  if (!(error instanceof WebhookVerificationError)) return json(500, { error: 'The event was not handled' });
  const status = statuses[error.code] ?? 400;
  if (status === 204) return accepted;
  return json(status, { error: error.message, code: error.code });
}

export const accepted: Answer = { status: 204, headers: {}, body: null };

export const wrongMethod: Answer = {
  ...json(405, { error: 'Webhooks are sent with POST' }),
  headers: { 'content-type': 'application/json', allow: 'POST' },
};

export function report(error: unknown, answer: Answer, onError: AdapterOptions['onError']): void {
  if (onError) onError(error);
  else if (answer.status >= 500) console.error(error);
}

function json(status: number, body: object): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
