import type { ErrorCode } from '../../../generated/errors.gen.ts';

export interface AppErrorOptions {
  /** Extra fields of the error body; part of the contract of the operation that throws. */
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** False if the caller can only wait: failure limits do not count it. */
  countsAsFailure?: boolean;
  cause?: unknown;
}

/** An error for the caller: HTTP status, stable code and a sentence. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly countsAsFailure: boolean;

  constructor(status: number, code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.countsAsFailure = options.countsAsFailure ?? true;
    if (options.details) this.details = options.details;
    if (options.headers) this.headers = options.headers;
  }
}

export class BadRequestError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(400, code, message, options);
  }
}

export class UnauthorizedError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(401, code, message, options);
  }
}

export class PaymentRequiredError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(402, code, message, options);
  }
}

export class ForbiddenError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(403, code, message, options);
  }
}

export class NotFoundError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(404, code, message, options);
  }
}

export class ConflictError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(409, code, message, options);
  }
}

export class GoneError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(410, code, message, options);
  }
}

export class PayloadTooLargeError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(413, code, message, options);
  }
}

export class UnprocessableError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(422, code, message, options);
  }
}

export class TooManyRequestsError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(429, code, message, options);
  }
}

export class NotImplementedError extends AppError {
  constructor(
    code: ErrorCode = 'not_implemented',
    message = 'This operation is not available yet.',
    options?: AppErrorOptions,
  ) {
    super(501, code, message, options);
  }
}

export class UnavailableError extends AppError {
  constructor(code: ErrorCode, message: string, options?: AppErrorOptions) {
    super(503, code, message, options);
  }
}
