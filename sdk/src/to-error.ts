import { type ErrorResponse, MarketError } from './errors.ts';
import {
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

type ErrorClass = new (answer: ErrorResponse) => MarketError;

const ERRORS_BY_STATUS: Record<number, ErrorClass> = {
  400: BadRequestError,
  401: UnauthorizedError,
  402: PaymentRequiredError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  410: GoneError,
  413: PayloadTooLargeError,
  415: UnsupportedMediaTypeError,
  422: UnprocessableError,
  429: RateLimitError,
  500: InternalServerError,
  503: UnavailableError,
};

const ERRORS_BY_CODE: Record<string, unknown> = {
  duplicate_agent: DuplicateAgentError,
  agent_wallet_underfunded: UnderfundedError,
};

/** The error class of a failed response. */
export function toMarketError(answer: ErrorResponse): MarketError {
  const code = (answer.body as { code?: string } | undefined)?.code ?? '';
  const Class =
    (ERRORS_BY_CODE[code] as ErrorClass | undefined) ?? ERRORS_BY_STATUS[answer.status] ?? MarketError;
  return new Class(answer);
}
