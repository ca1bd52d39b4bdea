import type { ErrorBody, FieldProblem } from '../../generated/client.gen.ts';
import type { PaymentProof } from './payment.ts';

/** The error fields of a response. */
export interface ErrorResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

/**
 * The base class of all errors. The subclass tells the status or the local problem, and `code` the cause.
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
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** A stable error code; the message is for people. */
  readonly code: Code;
  /** Identifies the request in the service's log. */
  readonly requestId: string | undefined;
  /** The invalid fields, after a 400. */
  readonly details: readonly FieldProblem[] | undefined;
  /** The documentation of the code. */
  readonly docsUrl: string | undefined;
  /** Seconds to wait before a retry, if the service says so. */
  readonly retryAfter: number | undefined;
  /** The response as received. */
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
   * The payment for the call before it failed, with the secret of a locked transfer. Send these headers when you
   * repeat the call; do not pay again. Not printed with the error.
   */
  get payment(): PaymentProof | undefined {
    return this.#payment;
  }

  set payment(proof: PaymentProof | undefined) {
    this.#payment = proof;
  }
}

/** An error without a response. */
export class LocalError<Code extends string> extends MarketError<Code> {
  declare readonly status: 0;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super({ status: 0, body: { error: message, code }, headers: new Headers() }, options);
  }
}

/**
 * Invalid use of the SDK; nothing was sent.
 *
 * @example
 * if (error instanceof UsageError) console.log('invalid use of the SDK:', error.message);
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
 * The service is unreachable, or its response could not be read. The message names the host, and `cause` says why.
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

/** Adds the payment to an error; a foreign error, such as the reason of a signal, becomes its cause. */
export function attachPayment(error: unknown, payment: PaymentProof): MarketError {
  const told =
    error instanceof MarketError
      ? error
      : new NetworkError(`Ended after it was paid: ${error}`, { code: 'ended', cause: error });
  told.payment = payment;
  return told;
}

/**
 * No response within `timeoutMs`.
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
