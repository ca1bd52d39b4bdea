import { isDatabaseUnavailable } from '../foundation/db/database-unavailable.ts';
import { AppError, UnavailableError } from '../foundation/platform/errors.ts';
import type { Logger } from '../foundation/platform/log.ts';
import type { OperationReply } from './operation-reply.ts';

interface FailedRequest {
  readonly requestId: string;
  readonly log: Logger;
}

/**
 * The error body of the contract. An error's details are additional fields and may replace the message if the
 * contract fixes it.
 */
export function toFailureReply(thrown: unknown, request: FailedRequest, baseUrl: string): OperationReply {
  const failure = toAppError(thrown);
  logFailure(failure, request);
  const { status, code, message, details, headers } = failure;
  const body = {
    success: false,
    error: message,
    code,
    request_id: request.requestId,
    docs_url: `${baseUrl}/docs/errors#${code}`,
    ...details,
  };
  return { status, body, failure, ...(headers && { headers }) };
}

/** Server errors. */
function logFailure(failure: AppError, request: FailedRequest): void {
  if (failure.status < 500 || failure.status === 501) return;
  const level = failure.code === 'internal_error' ? 'error' : 'warn';
  request.log[level]({ err: failure.cause ?? failure }, 'request failed');
}

/** The public part of unexpected or generic errors. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    return new UnavailableError('unavailable', 'The database is unavailable. Try again shortly.', {
      headers: { 'Retry-After': '5' },
      cause: error,
    });
  }
  return new AppError(
    500,
    'internal_error',
    'Something went wrong on our side. Quote `request_id` when you report it.',
    { cause: error },
  );
}
