import type { ErrorCode } from '../../../generated/errors.gen.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { PaymentRequiredError, UnavailableError } from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { PaymentOption } from '../payments/payment-option.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { buildChallenge, buildFlatRequirements, type PricedResource } from './challenge.ts';
import { FlatChallengeError, PaymentChallengeError } from './errors.ts';
import type { PaymentAuth } from './payment-auth.ts';
import { PAYMENT_IDENTIFIER_EXTENSION } from './payment-identifier.ts';
import type { SignInExtensionBuilder } from './sign-in-extension.ts';
import type { SignedOffers } from './signed-offers.ts';

export interface ChallengerOptions {
  paymentOptions: PaymentOptions;
  clock: Clock;
  maxTimeoutSeconds: number;
  signIn: SignInExtensionBuilder;
  offers: SignedOffers;
  paymentAuth: PaymentAuth;
}

/** Creates payment challenges. */
export class Challenger {
  readonly #options: ChallengerOptions;

  constructor(options: ChallengerOptions) {
    this.#options = options;
  }

  /** The 402 for a request without payment. */
  async createChallenge(priced: PricedResource, flatNetwork?: Network): Promise<PaymentChallengeError> {
    return this.#buildChallengeError(priced, 'payment_required', describePrice(priced), flatNetwork);
  }

  /** The same in the flat form of one network alone. */
  async createFlatChallenge(network: Network, priced: PricedResource): Promise<FlatChallengeError> {
    const options = await this.#options.paymentOptions.requireAvailable();
    const option = options.find((one) => one.network === network);
    if (option) return new FlatChallengeError(describePrice(priced), buildFlatRequirements(priced, option));
    throw new UnavailableError('unavailable', `Payments on ${network} are unavailable. Try again later.`);
  }

  /** Runs a payment check. A failure becomes the challenge with the reason. */
  async orChallenge<T>(
    priced: PricedResource,
    network: Network | undefined,
    check: () => Promise<T>,
  ): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof PaymentRequiredError)) throw error;
      throw await this.#buildChallengeError(priced, error.code, error.message, network, error);
    }
  }

  async #buildChallengeError(
    priced: PricedResource,
    code: ErrorCode,
    message: string,
    flatNetwork?: Network,
    cause?: PaymentRequiredError,
  ): Promise<PaymentChallengeError> {
    const available = await this.#options.paymentOptions.requireAvailable();
    // clients take the first one
    const options = available.toSorted(
      (one, other) => Number(other.network === flatNetwork) - Number(one.network === flatNetwork),
    );
    const maxTimeoutSeconds = this.#computeTimeoutSeconds();
    const networks = options.map(({ nameV2 }) => nameV2);
    const extensions = {
      ...(await this.#options.signIn(priced.resource, networks)),
      ...(await this.#options.offers.buildExtension(priced, options)),
      ...PAYMENT_IDENTIFIER_EXTENSION,
    };
    const given = { options, flatNetwork, maxTimeoutSeconds, error: message, extensions };
    const { body, headers } = buildChallenge(priced, given);
    const challenge = { body, headers: { ...headers, ...this.#buildPaymentAuth(priced, options) } };
    return new PaymentChallengeError(code, message, challenge, cause);
  }

  #buildPaymentAuth(priced: PricedResource, options: readonly PaymentOption[]): Record<string, string> {
    if (!priced.acceptsPaymentAuth) return {};
    const expiresAt = new Date(Date.now() + this.#computeTimeoutSeconds() * 1000);
    const challenges = this.#options.paymentAuth.buildChallenges(priced, options, expiresAt);
    return challenges === undefined ? {} : { 'WWW-Authenticate': challenges };
  }

  /** Payers sign expiry in real time, which the clocks of a sandbox and its chains may be ahead of. */
  #computeTimeoutSeconds(): number {
    const { clock, maxTimeoutSeconds } = this.#options;
    const aheadMs = clock.now().getTime() - Date.now();
    return maxTimeoutSeconds + Math.max(0, Math.round(aheadMs / 1000));
  }
}

function describePrice({ dueMicro }: PricedResource): string {
  return `Pay ${formatUsd(dueMicro)} USDC to payTo, then send this request again with X-PAYMENT.`;
}
