import type { VaultReading } from './vault.ts';

/** Quoted for this many whole shares: one alone is worth too few micro-USDC to show a day's interest. */
const PRICED_SHARES = 10n ** 12n;

/** The share units whose value in micro-USDC is the share price. */
export function computePricedUnits(shareDecimals: number): bigint {
  return PRICED_SHARES * 10n ** BigInt(shareDecimals);
}

/** The value of share units at a reading, in micro-USDC, rounded down. */
export function convertToAssets(
  { sharePrice, shareDecimals }: Pick<VaultReading, 'sharePrice' | 'shareDecimals'>,
  shares: bigint,
): bigint {
  return (shares * sharePrice) / computePricedUnits(shareDecimals);
}
