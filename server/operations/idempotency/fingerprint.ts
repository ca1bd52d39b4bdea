import { createHash } from 'node:crypto';
import type { ValidRequest } from '../validation/request-validator.ts';

/** Fields and headers in which a retry of the same request may differ: it is signed anew. */
const VOLATILE = new Set([
  'wallet_sig',
  'wallet_sig_ts',
  'idp_access_token',
  'X-Market-Wallet-Chain',
  'SIGN-IN-WITH-X',
  'Idempotency-Key',
]);

/** The same for equal requests to one operation, whatever the order of their fields. */
export function fingerprintOf({ path, query, header, body }: ValidRequest): string {
  const parts = [path, withoutVolatile(query), withoutVolatile(header), withoutVolatile(body)];
  return createHash('sha256').update(JSON.stringify(parts, sortFields)).digest('base64url');
}

function withoutVolatile(part: unknown): unknown {
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => !VOLATILE.has(name)));
}

function sortFields(_name: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
