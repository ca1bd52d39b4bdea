import { fingerprint } from '../../foundation/platform/fingerprint.ts';
import type { ValidRequest } from '../validation/request-validator.ts';

/** Fields and headers in which retries may differ, because they are signed again. */
const VOLATILE_FIELDS = new Set([
  'wallet_sig',
  'wallet_sig_ts',
  'idp_access_token',
  'X-Market-Wallet-Chain',
  'SIGN-IN-WITH-X',
  'Idempotency-Key',
]);

/** Equal for equal requests to one operation, whatever the order of their fields. */
export function fingerprintRequest({ path, query, header, body }: ValidRequest): string {
  return fingerprint([
    path,
    removeVolatileFields(query),
    removeVolatileFields(header),
    removeVolatileFields(body),
  ]);
}

function removeVolatileFields(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).filter(([name]) => !VOLATILE_FIELDS.has(name)));
}
