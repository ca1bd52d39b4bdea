import { randomUUID } from 'node:crypto';

const REQUEST_ID_PATTERN = /^[\w.-]{8,128}$/;

/** The caller's own id when it is fit for logs and headers, a new one otherwise. */
export function resolveRequestId(inbound: string | string[] | undefined): string {
  return typeof inbound === 'string' && REQUEST_ID_PATTERN.test(inbound) ? inbound : randomUUID();
}
