import type { VaultReading } from './vault.ts';

/** Asked of so many whole shares at once: one alone is worth too few micro-USDC to see a day's interest in. */
const PRICED_SHARES = 10n ** 12n;

/** The share units whose worth in micro-USDC is the share price. */
export function computePricedUnits(shareDecimals: number): bigint {
  return PRICED_SHARES * 10n ** BigInt(shareDecimals);
}

/** What share units are worth at a reading, in micro-USDC, rounded down. */
export function convertToAssets(
  { sharePrice, shareDecimals }: Pick<VaultReading, 'sharePrice' | 'shareDecimals'>,
  shares: bigint,
): bigint {
  return (shares * sharePrice) / computePricedUnits(shareDecimals);
}
