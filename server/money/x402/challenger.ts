import type { ErrorCode } from '../../../generated/errors.gen.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { PaymentRequiredError, UnavailableError } from '../../foundation/platform/errors.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Network } from '../../foundation/platform/networks.ts';
import type { PaymentOptions } from '../payments/payment-options.ts';
import { buildChallenge, flatRequirements, type Priced } from './challenge.ts';
import { FlatChallengeError, PaymentChallengeError } from './errors.ts';
import { PAYMENT_IDENTIFIER_EXTENSION } from './payment-identifier.ts';
import type { SignInOffer } from './sign-in-extension.ts';
import type { SignedOffers } from './signed-offers.ts';

export interface ChallengerOptions {
  paymentOptions: PaymentOptions;
  clock: Clock;
  maxTimeoutSeconds: number;
  signIn: SignInOffer;
  offers: SignedOffers;
}

/** Asks for payment. */
export class Challenger {
  readonly #options: ChallengerOptions;

  constructor(options: ChallengerOptions) {
    this.#options = options;
  }

  /** The 402 for something that was not paid for. */
  async ask(priced: Priced, flatNetwork?: Network): Promise<PaymentChallengeError> {
    return this.#challenge(priced, 'payment_required', demand(priced), flatNetwork);
  }

  /** The same in the flat form of one network alone. */
  async askOn(network: Network, priced: Priced): Promise<FlatChallengeError> {
    const options = await this.#options.paymentOptions.available();
    const option = options.find((one) => one.network === network);
    if (option) return new FlatChallengeError(demand(priced), flatRequirements(priced, option));
    throw new UnavailableError('unavailable', `Payments on ${network} cannot be taken now.`);
  }

  /** Runs a check of a payment. What it finds missing is answered with the challenge beside the reason. */
  async orAsk<T>(priced: Priced, network: Network | undefined, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof PaymentRequiredError)) throw error;
      throw await this.#challenge(priced, error.code, error.message, network, error);
    }
  }

  async #challenge(
    priced: Priced,
    code: ErrorCode,
    message: string,
    flatNetwork?: Network,
    cause?: PaymentRequiredError,
  ): Promise<PaymentChallengeError> {
    const options = await this.#options.paymentOptions.available();
    const maxTimeoutSeconds = this.#timeoutForPayers();
    const networks = options.map(({ nameV2 }) => nameV2);
    const extensions = {
      ...(await this.#options.signIn(priced.resource, networks)),
      ...(await this.#options.offers.extensionFor(priced, options)),
      ...PAYMENT_IDENTIFIER_EXTENSION,
    };
    const given = { options, flatNetwork, maxTimeoutSeconds, error: message, extensions };
    const challenge = buildChallenge(priced, given);
    return new PaymentChallengeError(code, message, challenge, cause);
  }

  /** Payers sign until when by the real time, which the clocks of a sandbox and its chains may be ahead of. */
  #timeoutForPayers(): number {
    const { clock, maxTimeoutSeconds } = this.#options;
    const aheadMs = clock.now().getTime() - Date.now();
    return maxTimeoutSeconds + Math.max(0, Math.round(aheadMs / 1000));
  }
}

function demand({ dueMicro }: Priced): string {
  return `Pay ${formatUsd(dueMicro)} USDC to payTo, then send this request again with X-PAYMENT.`;
}
