import type { Vaults } from '../../../chain/vaults/vault.ts';
import { normalizeWalletAddress } from '../../../foundation/platform/wallet-address.ts';
import type { ReservationCheck } from '../../payments/reservations.ts';

/** Transfers from a venue are redeemed shares of depositors, so nobody can pay with them. */
export function createVenueReservationCheck(vaults: Vaults): ReservationCheck {
  const venues = new Set([...vaults.values()].map(({ venue }) => normalizeWalletAddress(venue.vault)));
  return { reason: 'venue', applies: async (_em, { payer }) => venues.has(normalizeWalletAddress(payer)) };
}
