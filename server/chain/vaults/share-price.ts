import { formatUnits } from 'viem';
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

const USD_DECIMALS = 12;
/** The price is in micro-USDC for as many shares. */
const EXTRA_DECIMALS = 6;

/** The value of one whole share in USD, with 12 decimals, rounded down. */
export function formatSharePrice(sharePrice: bigint): string {
  const [whole, decimals = ''] = formatUnits(sharePrice / 10n ** BigInt(EXTRA_DECIMALS), USD_DECIMALS).split(
    '.',
  );
  return `${whole}.${decimals.padEnd(USD_DECIMALS, '0')}`;
}
