import { UnavailableError, UnprocessableError } from '../../foundation/platform/errors.ts';

export interface SwapTerms {
  /** Pays the USDC and signs. */
  taker: string;
  /** Receives the SOL. */
  receiver: string;
  amountMicro: bigint;
}

export interface SwapQuote {
  /** The provider's id. */
  reference: string;
  /** base64; the taker's signature is missing. */
  transaction: string;
  outLamports: bigint;
  /** The minimum that the receiver gets. */
  minOutLamports: bigint;
  /** How long it is valid. */
  validForMs: number;
}

export interface SwapOutcome {
  txHash: string;
  outLamports: bigint;
}

/** A provider that sells SOL for USDC. */
export interface SwapProvider {
  /** For display. */
  readonly name: string;
  /** Throws SwapRefusedError if it declines, SwapProviderError if it is unavailable. */
  quote(terms: SwapTerms): Promise<SwapQuote>;
  /**
   * Submits the signed transaction and waits for it. Safe to repeat with the same one: it has one effect. Throws like
   * `quote`; after a SwapProviderError, it is unknown whether it was submitted.
   */
  execute(reference: string, transaction: string): Promise<SwapOutcome>;
}

export class SwapProviderError extends UnavailableError {
  constructor(provider: string, problem: string, cause?: unknown) {
    super('unavailable', `The swap provider ${provider} ${problem}.`, {
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
