import type { Reply } from '../contract/reply.ts';
import { isDatabaseOutOfReach } from '../foundation/db/out-of-reach.ts';
import { AppError, UnavailableError } from '../foundation/platform/errors.ts';

/**
 * The failure body of the contract. The details of an error are fields of its own beside the common ones, and may
 * replace the sentence where the contract fixes it.
 */
export function errorReply(error: AppError, requestId: string, baseUrl: string): Reply {
  const body = {
    success: false,
    error: error.message,
    code: error.code,
    request_id: requestId,
    docs_url: `${baseUrl}/docs/errors#${error.code}`,
    ...error.details,
  };
  return { status: error.status, body, ...(error.headers && { headers: error.headers }) };
}

/** What a caller may know of a failure that nobody foresaw, or that any operation can meet. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseOutOfReach(error)) {
    return new UnavailableError('unavailable', 'The database does not answer now; try again shortly', {
      headers: { 'Retry-After': '5' },
      cause: error,
    });
  }
  return new AppError(
    500,
    'internal_error',
    'Something went wrong on our side; quote request_id when you ask',
    { cause: error },
  );
}
