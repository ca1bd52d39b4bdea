import { UnavailableError, UnprocessableError } from '../../foundation/platform/errors.ts';

export interface SwapTerms {
  /** Gives the USDC and signs. */
  taker: string;
  /** Gets the SOL. */
  receiver: string;
  amountMicro: bigint;
}

export interface SwapQuote {
  /** The provider's own name for it. */
  reference: string;
  /** base64; the taker's signature is missing. */
  transaction: string;
  outLamports: bigint;
  /** The least that the receiver gets. */
  minOutLamports: bigint;
  /** For how long it holds. */
  validForMs: number;
}

export interface SwapOutcome {
  txHash: string;
  outLamports: bigint;
}

/** Whoever gives SOL for USDC. */
export interface SwapProvider {
  /** For people. */
  readonly name: string;
  /** Throws SwapRefusedError where it does not want to, SwapProviderError where it cannot be asked. */
  quote(terms: SwapTerms): Promise<SwapQuote>;
  /**
   * Sends the signed transaction and waits for it. May be called again with the same one: it has one effect. Throws
   * as `quote` does; after a SwapProviderError nobody knows whether it was sent.
   */
  execute(reference: string, transaction: string): Promise<SwapOutcome>;
}

export class SwapProviderError extends UnavailableError {
  constructor(provider: string, problem: string, cause?: unknown) {
    super('unavailable', `${provider}, which swaps USDC for SOL, ${problem}.`, {
      headers: { 'Retry-After': '5' },
      cause,
    });
  }
}

export class SwapRefusedError extends UnprocessableError {
  constructor(reason: string) {
    super('unprocessable', `The swap was rejected: ${reason}`);
  }
}

const name = 'Jupiter';
const rejectNotConfigured = async () => {
  throw new SwapProviderError(name, 'is not configured here');
};

export const unconfiguredSwapProvider: SwapProvider = {
  name,
  quote: rejectNotConfigured,
  execute: rejectNotConfigured,
};
