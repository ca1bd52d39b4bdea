import type {
  DuplicateAgentBody,
  ErrorBody,
  ExistingAgent,
  FlatChallenge,
  FundingShortfall,
  PaymentRequirementsV1,
  UnderfundedBody,
} from '../../generated/client.gen.ts';
import type { ErrorCode } from '../../generated/vocabulary.gen.ts';
import { MarketError } from './errors.ts';

/** Codes with their own class. */
type DedicatedCode = 'duplicate_agent' | 'agent_wallet_underfunded' | 'rate_limited';
type PlainCode = Exclude<ErrorCode, DedicatedCode>;

/** 400: a field is invalid (see `details`), or the order's status does not allow it. */
export class BadRequestError extends MarketError<PlainCode> {
  override name = 'BadRequestError';
  declare readonly status: 400;
}

/** 401: the credential is missing, invalid or expired. */
export class UnauthorizedError extends MarketError<PlainCode> {
  override name = 'UnauthorizedError';
  declare readonly status: 401;
}

/** The part of a challenge that this SDK reads; undefined for other 402s. */
export type PaymentDemand = Partial<FlatChallenge & { accepts: PaymentRequirementsV1[] }>;

/** 402: pay as `accepts` says and repeat the call, which `payWith` does automatically. */
export class PaymentRequiredError<
  Code extends ErrorCode = PlainCode,
  Body = PaymentDemand,
> extends MarketError<Code, Body> {
  override name = 'PaymentRequiredError';
  declare readonly status: 402;

  /** What to pay, on each network. */
  get accepts(): PaymentRequirementsV1[] {
    return (this.body as PaymentDemand).accepts ?? [];
  }
}

/** 402: the agent's server wallet lacks SOL; nothing was charged. */
export class UnderfundedError extends PaymentRequiredError<'agent_wallet_underfunded', UnderfundedBody> {
  override name = 'UnderfundedError';

  /** What is needed, what is available, and where to send it. */
  get funding(): FundingShortfall {
    return this.body.data;
  }
}

/** 403: the credential is valid, but the resource belongs to someone else. */
export class ForbiddenError extends MarketError<PlainCode> {
  override name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: the resource does not exist or is not visible to you. */
export class NotFoundError extends MarketError<PlainCode> {
  override name = 'NotFoundError';
  declare readonly status: 404;
}

/** 409: it exists already, was used already, or someone else was faster. */
export class ConflictError<Code extends ErrorCode = PlainCode, Body = Partial<ErrorBody>> extends MarketError<
  Code,
  Body
> {
  override name = 'ConflictError';
  declare readonly status: 409;
}

/** 409: the same agent was registered a short while ago. */
export class DuplicateAgentError extends ConflictError<'duplicate_agent', DuplicateAgentBody> {
  override name = 'DuplicateAgentError';

  get existingAgent(): ExistingAgent {
    return this.body.existing_agent;
  }
}

/** 410: the resource is gone for good. */
export class GoneError extends MarketError<PlainCode> {
  override name = 'GoneError';
  declare readonly status: 410;
}

/** 413: the body is too large for the operation. */
export class PayloadTooLargeError extends MarketError<PlainCode> {
  override name = 'PayloadTooLargeError';
  declare readonly status: 413;
}

/** 415: the operation does not accept this content type. */
export class UnsupportedMediaTypeError extends MarketError<PlainCode> {
  override name = 'UnsupportedMediaTypeError';
  declare readonly status: 415;
}

/** 422: rejected by an external check. */
export class UnprocessableError extends MarketError<PlainCode> {
  override name = 'UnprocessableError';
  declare readonly status: 422;
}

/** 429: too many calls; `retryAfter` says how many seconds to wait. */
export class RateLimitError extends MarketError<'rate_limited'> {
  override name = 'RateLimitError';
  declare readonly status: 429;
  declare readonly retryAfter: number;
}

/** 500: a bug of the service. Report `requestId`. */
export class InternalServerError extends MarketError<PlainCode> {
  override name = 'InternalServerError';
  declare readonly status: 500;
}

/** 503: a dependency of the service is not configured or unreachable; nothing was changed. */
export class UnavailableError extends MarketError<PlainCode> {
  override name = 'UnavailableError';
  declare readonly status: 503;
}
