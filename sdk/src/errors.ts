import type { ErrorBody, FieldProblem } from '../../generated/client.gen.ts';
import type { PaymentProof } from './payment.ts';

/** What an answer says about a failure. */
export interface ErrorResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/**
 * Every failure. Its class tells the status, or what went wrong on this side, and `code` the cause.
 *
 * @example
 * try {
 *   await market.orders.get('ord_1767225600000_k3v9q2xw7d');
 * } catch (error) {
 *   if (error instanceof MarketError) console.log(error.status, error.code, error.requestId);
 * }
 */
export class MarketError<Code extends string = string, Body = Partial<ErrorBody>> extends Error {
  override name = 'MarketError';
  /** Of the answer; 0 where there is none. */
  readonly status: number;
  /** A stable name for what went wrong; the message is for people. */
  readonly code: Code;
  /** Names the request in the service's log. */
  readonly requestId: string | undefined;
  /** Which fields do not fit, after a 400. */
  readonly details: readonly FieldProblem[] | undefined;
  /** Where the code is explained. */
  readonly docsUrl: string | undefined;
  /** Seconds until the call is worth repeating, where the service says so. */
  readonly retryAfter: number | undefined;
  /** The answer as it came. */
  readonly body: Body;
  readonly headers: Headers;
  #payment: PaymentProof | undefined;

  constructor({ status, body, headers }: ErrorResponse, options?: ErrorOptions) {
    const said = (body && typeof body === 'object' ? body : {}) as Partial<ErrorBody & { message: string }>;
    super(said.message ?? said.error ?? `The service answered with status ${status}`, options);
    this.status = status;
    this.code = (said.code ?? said.error ?? 'unknown') as Code;
    this.requestId = said.request_id ?? headers.get('x-request-id') ?? undefined;
    this.details = said.details;
    this.docsUrl = said.docs_url;
    const seconds = headers.get('retry-after');
    this.retryAfter = seconds && Number(seconds) >= 0 ? Number(seconds) : undefined;
    this.body = body as Body;
    this.headers = headers;
  }

  /**
   * What was paid for the call before it failed, with the secret of a locked transfer. Send these headers with the same call
   * again; do not pay again. It is not printed with the error.
   */
  get payment(): PaymentProof | undefined {
    return this.#payment;
  }

  set payment(proof: PaymentProof | undefined) {
    this.#payment = proof;
  }
}

/** A failure without an answer. */
export class LocalError<Code extends string> extends MarketError<Code> {
  declare readonly status: 0;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super({ status: 0, body: { error: message, code }, headers: new Headers() }, options);
  }
}

/**
 * The SDK was given something it cannot work with; nothing was sent.
 *
 * @example
 * if (error instanceof UsageError) console.log('a mistake of the program:', error.message);
 */
export class UsageError extends LocalError<'usage'> {
  override name = 'UsageError';

  constructor(message: string) {
    super('usage', message);
  }
}

/**
 * The token could not be fetched, or the wallet did not sign the request; nothing was sent. `cause` says why.
 *
 * @example
 * if (error instanceof CredentialError) console.log('sign in again:', error.message);
 */
export class CredentialError extends LocalError<'credential_failed'> {
  override name = 'CredentialError';

  constructor(message: string, cause: unknown) {
    super('credential_failed', message, { cause });
  }
}

/**
 * The service could not be reached, or its answer could not be read; the message names the host, and `cause` says why.
 *
 * @example
 * if (error instanceof NetworkError) console.log('offline?', error.message);
 */
export class NetworkError<Code extends string = 'network_error'> extends LocalError<Code> {
  override name = 'NetworkError';

  constructor(message: string, options?: ErrorOptions & { code?: Code }) {
    super(options?.code ?? ('network_error' as Code), message, options);
  }
}

/** The error that tells what was paid; what is none of ours, such as the reason of a signal, becomes its cause. */
export function attachPayment(error: unknown, payment: PaymentProof): MarketError {
  const told =
    error instanceof MarketError
      ? error
      : new NetworkError(`Ended after it was paid: ${error}`, { code: 'ended', cause: error });
  told.payment = payment;
  return told;
}

/**
 * No answer within `timeoutMs`.
 *
 * @example
 * if (error instanceof TimeoutError) console.log('slow today');
 */
export class TimeoutError extends NetworkError<'timeout'> {
  override name = 'TimeoutError';

  constructor(message: string) {
    super(message, { code: 'timeout' });
  }
}
