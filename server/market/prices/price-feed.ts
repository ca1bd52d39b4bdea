import { UnavailableError } from '../../foundation/platform/errors.ts';

export interface TokenPrice {
  /** US dollars as a plain decimal with at most 18 decimals. */
  priceUsd: string;
  marketCapMicro: bigint | null;
}

export type Prices = ReadonlyMap<string, TokenPrice>;

/** Whoever knows what tokens cost. */
export interface PriceFeed {
  /** Prices by mint; mints that no market knows are left out. Throws PriceFeedError when it cannot tell. */
  read(mints: readonly string[]): Promise<Prices>;
}

export class PriceFeedError extends UnavailableError {
  constructor(feed: string, problem: string, cause?: unknown) {
    super('unavailable', `${feed}, which knows the prices of tokens, ${problem}.`, {
      headers: { 'Retry-After': '10' },
      cause,
    });
  }
}

export const unconfiguredPriceFeed: PriceFeed = {
  async read() {
    throw new PriceFeedError('DexScreener', 'is not configured here');
  },
};
