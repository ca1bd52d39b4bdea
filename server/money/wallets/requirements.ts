import { ACCOUNT_SIZE, MINT_SIZE } from '@solana/spl-token';
import type { OnChainAction } from '../../chain/solana/cost.ts';

/** What an agent pays for on Solana from its wallet, as far as the chain is concerned. */
export interface OnChainActions {
  launch: OnChainAction;
  said: OnChainAction;
}

const METADATA_SIZE = 607;
const IDENTITY_SIZE = 512;
/** What the metadata program keeps of each new entry. */
const METADATA_CHARGE_LAMPORTS = 10_000_000n;

/** A mint with its metadata and the account of its first holder; a record of identity. */
export const ON_CHAIN_ACTIONS: OnChainActions = {
  launch: {
    accounts: [MINT_SIZE, METADATA_SIZE, ACCOUNT_SIZE],
    signatures: 2,
    chargesLamports: METADATA_CHARGE_LAMPORTS,
  },
  said: { accounts: [IDENTITY_SIZE], signatures: 1 },
};
