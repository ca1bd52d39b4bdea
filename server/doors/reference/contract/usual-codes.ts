import type { ErrorCode } from '../../../../generated/errors.gen.ts';
import { ERROR_ADVICE } from '../../../contract/error-advice.ts';
import type { Operation } from './catalog.ts';

const takesJson = ({ body }: Operation) => body?.media.some(({ type }) => type === 'application/json');
const takesCredentials = ({ route }: Operation) => route.credentials.accepted.length > 0;
const takesKey = ({ route }: Operation) => route.crashSafety !== null;
const takesPayment = ({ route }: Operation) => route.credentials.accepted.includes('x402');
const always = () => true;

/** Codes that follow from what an operation takes. Others are named in the description of the operations that have them. */
const USUAL: Partial<Record<ErrorCode, (operation: Operation) => boolean | undefined>> = {
  validation_failed: always,
  malformed_json: takesJson,
  malformed_payment: takesPayment,
  missing_credentials: ({ route }) => route.credentials.required,
  invalid_credentials: takesCredentials,
  expired_credentials: takesCredentials,
  payment_required: always,
  payment_pending: takesPayment,
  payment_insufficient: takesPayment,
  payment_used: takesPayment,
  payment_of_another: takesPayment,
  forbidden: always,
  not_found: always,
  idempotency_mismatch: takesKey,
  conflict: always,
  gone: always,
  payload_too_large: always,
  unsupported_media_type: always,
  range_not_satisfiable: always,
  unprocessable: always,
  rate_limited: always,
  internal_error: always,
  unavailable: always,
};

/** What `code` usually is in an answer of this status. */
export function usualCodes(operation: Operation, status: string): ErrorCode[] {
  const codes = Object.keys(ERROR_ADVICE) as ErrorCode[];
  return codes.filter(
    (code) =>
      String(ERROR_ADVICE[code].status) === status &&
      (USUAL[code]?.(operation) || operation.description.includes(`\`${code}\``)),
  );
}
