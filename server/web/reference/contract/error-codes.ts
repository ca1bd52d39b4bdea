import type { ErrorCode } from '../../../../generated/errors.gen.ts';
import { ERROR_ADVICE } from '../../../../shared/error-advice.ts';
import type { Operation } from './catalog.ts';

const acceptsJson = ({ body }: Operation) => body?.media.some(({ type }) => type === 'application/json');
const acceptsCredentials = ({ route }: Operation) => route.credentials.accepted.length > 0;
const acceptsIdempotencyKey = ({ route }: Operation) => route.crashSafety !== null;
const acceptsPayment = ({ route }: Operation) => route.credentials.accepted.includes('x402');
const changesOrder = ({ route }: Operation) =>
  route.path.includes('/orders/{id}') && !route.path.endsWith('/review');
const always = () => true;

/** Codes that follow from what an operation accepts. Others are named in the descriptions of their operations. */
const APPLIES_BY_CODE: Partial<Record<ErrorCode, (operation: Operation) => boolean | undefined>> = {
  validation_failed: always,
  malformed_json: acceptsJson,
  malformed_payment: acceptsPayment,
  missing_credentials: ({ route }) => route.credentials.required,
  invalid_credentials: acceptsCredentials,
  expired_credentials: acceptsCredentials,
  payment_required: always,
  payment_pending: acceptsPayment,
  payment_insufficient: acceptsPayment,
  payment_used: acceptsPayment,
  payment_of_another: acceptsPayment,
  forbidden: always,
  not_found: always,
  idempotency_mismatch: acceptsIdempotencyKey,
  idempotency_in_progress: acceptsIdempotencyKey,
  response_unavailable: acceptsIdempotencyKey,
  order_changed: changesOrder,
  gone: always,
  payload_too_large: always,
  unsupported_media_type: always,
  range_not_satisfiable: always,
  unprocessable: always,
  rate_limited: always,
  internal_error: always,
  unavailable: always,
};

/** The usual `code` of this status. */
export function listErrorCodes(operation: Operation, status: string): ErrorCode[] {
  const codes = Object.keys(ERROR_ADVICE) as ErrorCode[];
  return codes.filter(
    (code) =>
      String(ERROR_ADVICE[code].status) === status &&
      (APPLIES_BY_CODE[code]?.(operation) || operation.description.includes(`\`${code}\``)),
  );
}
