import { FeeCollections } from '../money/creator-fees/collections.ts';
import { FeeVaults } from '../money/creator-fees/fee-vaults.ts';
import type { FeesHandlersOptions } from '../money/creator-fees/handlers.ts';
import { FeePayouts } from '../money/creator-fees/payouts.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'config' | 'chains' | 'wallets' | 'transactions' | 'clock'>;

/** Creator fees where the creator wallet is configured. */
export function createCreatorFees(parts: Dependencies): FeesHandlersOptions {
  const { chains, clock, config } = parts;
  if (!config.creatorFeeKey) return { chains, clock, fees: undefined };
  const vaults = new FeeVaults(config.creatorFeeKey);
  const collections = new FeeCollections({ ...parts, vaults });
  return { chains, clock, fees: { vaults, collections, payouts: new FeePayouts({ ...parts, vaults }) } };
}
