import { randomUUID } from 'node:crypto';

const SANE = /^[\w.-]{8,128}$/;

/** The caller's own id when it is fit for logs and headers, a new one otherwise. */
export function requestIdOf(inbound: string | string[] | undefined): string {
  return typeof inbound === 'string' && SANE.test(inbound) ? inbound : randomUUID();
}
