import {
  type CredentialError,
  MarketError,
  type NetworkError,
  type TimeoutError,
  type UsageError,
} from './errors.ts';
import type {
  NoGasError,
  NotEnoughUsdcError,
  PaymentDeclinedError,
  PaymentRefusedError,
  PaymentReplacedError,
  TooDearError,
  TransferFailedError,
} from './payment-errors.ts';
import type {
  BadRequestError,
  ConflictError,
  DuplicateAgentError,
  ForbiddenError,
  GoneError,
  InternalServerError,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  RateLimitError,
  UnauthorizedError,
  UnavailableError,
  UnderfundedError,
  UnprocessableError,
  UnsupportedMediaTypeError,
} from './status-errors.ts';

/** Every error class; narrows on `status` and on `code`. */
export type KnownError =
  | BadRequestError
  | UnauthorizedError
  | PaymentRequiredError
  | UnderfundedError
  | ForbiddenError
  | NotFoundError
  | ConflictError
  | DuplicateAgentError
  | GoneError
  | PayloadTooLargeError
  | UnsupportedMediaTypeError
  | UnprocessableError
  | RateLimitError
  | InternalServerError
  | UnavailableError
  | NetworkError
  | TimeoutError
  | UsageError
  | CredentialError
  | PaymentRefusedError
  | TooDearError
  | PaymentDeclinedError
  | NoGasError
  | NotEnoughUsdcError
  | PaymentReplacedError
  | TransferFailedError;

/**
 * Whether an error came from a call, as a union that narrows on `status` and `code`.
 *
 * @example
 * if (isMarketError(error) && error.code === 'duplicate_agent') console.log(error.existingAgent.agent_id);
 */
export function isMarketError(error: unknown): error is KnownError {
  return error instanceof MarketError;
}
