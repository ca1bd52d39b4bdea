import { computePricedUnits } from '../../../chain/vaults/share-price.ts';
import type { VaultReading } from '../../../chain/vaults/vault.ts';

/** The shares for an amount, rounded up, so that they are worth at least that. */
export function computeSharesForAmount(
  { sharePrice, shareDecimals }: Pick<VaultReading, 'sharePrice' | 'shareDecimals'>,
  amountMicro: bigint,
): bigint {
  if (sharePrice === 0n) return 0n;
  return (amountMicro * computePricedUnits(shareDecimals) + sharePrice - 1n) / sharePrice;
}
