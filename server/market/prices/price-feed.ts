import { UnavailableError } from '../../foundation/platform/errors.ts';

export interface TokenPrice {
  /** US dollars as a plain decimal with at most 18 decimals. */
  priceUsd: string;
  marketCapMicro: bigint | null;
}

export type Prices = ReadonlyMap<string, TokenPrice>;

/** A source of token prices. */
export interface PriceFeed {
  /** Prices by mint; mints without a market are omitted. Throws PriceFeedError if it is unavailable. */
  read(mints: readonly string[]): Promise<Prices>;
}

export class PriceFeedError extends UnavailableError {
  constructor(feed: string, problem: string, cause?: unknown) {
    super('unavailable', `The price feed ${feed} ${problem}.`, {
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
