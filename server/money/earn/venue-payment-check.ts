import type { Vaults } from '../../chain/vaults/vault.ts';
import { walletKeyOf } from '../../foundation/platform/wallet-key.ts';
import type { SpokenForCheck } from '../payments/spoken-for.ts';

/** What comes from a venue are shares of depositors that were redeemed: nobody pays with that. */
export function venuePaymentCheck(vaults: Vaults): SpokenForCheck {
  const venues = new Set([...vaults.values()].map(({ venue }) => walletKeyOf(venue.vault)));
  return { reason: 'venue', holds: async (_em, { payer }) => venues.has(walletKeyOf(payer)) };
}
