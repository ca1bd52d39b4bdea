import { randomUUID } from 'node:crypto';

const REQUEST_ID_PATTERN = /^[\w.-]{8,128}$/;

/** The caller's id if it is safe for logs and headers, otherwise a new one. */
export function resolveRequestId(inbound: string | string[] | undefined): string {
  return typeof inbound === 'string' && REQUEST_ID_PATTERN.test(inbound) ? inbound : randomUUID();
}
