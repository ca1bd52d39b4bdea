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

/** Codes that have a class of their own. */
type DedicatedCode = 'duplicate_agent' | 'agent_wallet_underfunded' | 'rate_limited';
type PlainCode = Exclude<ErrorCode, DedicatedCode>;

/** 400: a field does not fit (see `details`), or the order is in a state that does not allow it. */
export class BadRequestError extends MarketError<PlainCode> {
  override name = 'BadRequestError';
  declare readonly status: 400;
}

/** 401: the credential is missing, wrong or too old. */
export class UnauthorizedError extends MarketError<PlainCode> {
  override name = 'UnauthorizedError';
  declare readonly status: 401;
}

/** The part of a challenge that this SDK reads; left out after a payment that is not due to a challenge. */
export type PaymentDemand = Partial<FlatChallenge & { accepts: PaymentRequirementsV1[] }>;

/** 402: pay as `accepts` says and call again, which `payWith` does by itself. */
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

  /** What is needed, what is there, and where to send it. */
  get funding(): FundingShortfall {
    return this.body.data;
  }
}

/** 403: the credential is good and the resource is someone else's. */
export class ForbiddenError extends MarketError<PlainCode> {
  override name = 'ForbiddenError';
  declare readonly status: 403;
}

/** 404: there is no such thing, or it is not visible to you. */
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

/** 410: what stood here is gone for good. */
export class GoneError extends MarketError<PlainCode> {
  override name = 'GoneError';
  declare readonly status: 410;
}

/** 413: the body is larger than the operation takes. */
export class PayloadTooLargeError extends MarketError<PlainCode> {
  override name = 'PayloadTooLargeError';
  declare readonly status: 413;
}

/** 415: not a kind of content that the operation takes. */
export class UnsupportedMediaTypeError extends MarketError<PlainCode> {
  override name = 'UnsupportedMediaTypeError';
  declare readonly status: 415;
}

/** 422: refused by an outside check. */
export class UnprocessableError extends MarketError<PlainCode> {
  override name = 'UnprocessableError';
  declare readonly status: 422;
}

/** 429: too many calls; `retryAfter` says in how many seconds to come back. */
export class RateLimitError extends MarketError<'rate_limited'> {
  override name = 'RateLimitError';
  declare readonly status: 429;
  declare readonly retryAfter: number;
}

/** 500: the service's fault. Quote `requestId`. */
export class InternalServerError extends MarketError<PlainCode> {
  override name = 'InternalServerError';
  declare readonly status: 500;
}

/** 503: something the service needs is not configured or not reachable; nothing was changed. */
export class UnavailableError extends MarketError<PlainCode> {
  override name = 'UnavailableError';
  declare readonly status: 503;
}
