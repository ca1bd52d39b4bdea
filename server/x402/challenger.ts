import { PaymentRequiredError } from '../platform/errors.ts';
import { formatUsd } from '../platform/money.ts';
import type { Network } from '../platform/networks.ts';
import { buildChallenge, type Priced } from './challenge.ts';
import { PaymentChallengeError } from './errors.ts';
import type { PaymentOptions } from './payment-options.ts';

export interface ChallengerOptions {
  paymentOptions: PaymentOptions;
  maxTimeoutSeconds: number;
}

/** Asks for payment. */
export class Challenger {
  readonly #options: ChallengerOptions;

  constructor(options: ChallengerOptions) {
    this.#options = options;
  }

  /** The 402 for something that was not paid for. */
  async ask(priced: Priced, flatNetwork?: Network): Promise<PaymentChallengeError> {
    const message = `Pay ${formatUsd(priced.dueMicro)} USDC to payTo, then send this request again with X-PAYMENT.`;
    return this.#challenge(priced, 'payment_required', message, flatNetwork);
  }

  /** Runs a check of a payment. What it finds missing is answered with the challenge beside the reason. */
  async orAsk<T>(priced: Priced, network: Network, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof PaymentRequiredError)) throw error;
      throw await this.#challenge(priced, error.code, error.message, network, error);
    }
  }

  async #challenge(
    priced: Priced,
    code: string,
    message: string,
    flatNetwork?: Network,
    cause?: PaymentRequiredError,
  ): Promise<PaymentChallengeError> {
    const { paymentOptions, maxTimeoutSeconds } = this.#options;
    const options = await paymentOptions.available();
    const challenge = buildChallenge(priced, { options, flatNetwork, maxTimeoutSeconds, error: message });
    return new PaymentChallengeError(code, message, challenge, cause);
  }
}
