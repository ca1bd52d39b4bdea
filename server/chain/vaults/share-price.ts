import type { VaultReading } from './vault.ts';

/** Asked of so many whole shares at once: one alone is worth too few micro-USDC to see a day's interest in. */
const SHARES = 10n ** 12n;

/** The share units whose worth in micro-USDC is the share price. */
export function pricedUnits(shareDecimals: number): bigint {
  return SHARES * 10n ** BigInt(shareDecimals);
}

/** What share units are worth at a reading, in micro-USDC, rounded down. */
export function assetsOf(
  { sharePrice, shareDecimals }: Pick<VaultReading, 'sharePrice' | 'shareDecimals'>,
  shares: bigint,
): bigint {
  return (shares * sharePrice) / pricedUnits(shareDecimals);
}
