import type { ErrorCode } from '../../../generated/errors.gen.ts';
import type { Route } from '../../../generated/routes.gen.ts';
import { isPaymentScheme } from '../../contract/payment-scheme.ts';
import { AppError } from '../../foundation/platform/errors.ts';
import type { Caller } from '../../identity/caller.ts';
import { formatCallerId } from '../../identity/caller-id.ts';
import type { CredentialRequest } from '../credentials/authenticator.ts';
import { readBodyFields } from '../credentials/request-fields.ts';
import type { LimitRule, LimitStore, OperationLimiter } from './limit-store.ts';
import { rateLimitedError } from './rate-limited-error.ts';

/** One counter for all operations, so that forgers cannot move from one to the next. */
const COUNTER = 'failed_payments';
const COUNTED_CODES = new Set<ErrorCode>([
  'payment_insufficient',
  'payment_pending',
  'payment_of_another',
  'malformed_payment',
]);

/** A body that names a payment. */
const PAYMENT_FIELDS = ['escrow_tx_hash', 'incoming_tx_hash'] as const;

interface IdentifiedCall extends CredentialRequest {
  readonly caller: Caller;
}

/** Limits payments that fail verification. Each costs a chain call and may be somebody else's. */
export class FailureLimit {
  readonly #rule: LimitRule;
  readonly #limiter: OperationLimiter;

  private constructor(rule: LimitRule, store: LimitStore) {
    this.#rule = rule;
    this.#limiter = store.createLimiter(rule);
  }

  static create(
    { failureLimit }: Pick<Route, 'failureLimit'>,
    store: LimitStore | undefined,
  ): FailureLimit | undefined {
    if (!failureLimit || !store) return undefined;
    return new FailureLimit({ operationId: COUNTER, ...failureLimit }, store);
  }

  /** Rejects payments after too many failures; ignores other requests. */
  async run<T>(call: IdentifiedCall, work: () => Promise<T>): Promise<T> {
    if (!presentsPayment(call)) return work();
    const clients = listClientKeys(call);
    await this.#assertWithinLimit(clients);
    try {
      return await work();
    } catch (error) {
      if (isCountedFailure(error)) await this.#countFailure(clients);
      throw error;
    }
  }

  async #assertWithinLimit(clients: readonly string[]): Promise<void> {
    const states = await Promise.all(clients.map((client) => this.#limiter.peek(client)));
    const exceeded = states.filter(({ isAllowed }) => !isAllowed);
    const [longest] = exceeded.toSorted((a, b) => b.msToReset - a.msToReset);
    if (longest)
      throw rateLimitedError(
        'Too many payments that did not verify',
        this.#rule,
        longest,
        this.#limiter.retryHint,
      );
  }

  async #countFailure(clients: readonly string[]): Promise<void> {
    await Promise.all(clients.map((client) => this.#limiter.consume(client)));
  }
}

function isCountedFailure(error: unknown): boolean {
  return error instanceof AppError && error.countsAsFailure && COUNTED_CODES.has(error.code);
}

function presentsPayment(call: IdentifiedCall): boolean {
  const { headers } = call;
  return (
    headers['x-payment'] !== undefined ||
    headers['payment-signature'] !== undefined ||
    isPaymentScheme(headers.authorization) ||
    PAYMENT_FIELDS.some((field) => readBodyFields(call)[field] !== undefined)
  );
}

/** By address, and by caller if there is one: neither many accounts nor many addresses reset the count. */
function listClientKeys({ sender, caller }: IdentifiedCall): string[] {
  const name = formatCallerId(caller);
  return name === undefined ? [sender] : [sender, name];
}
