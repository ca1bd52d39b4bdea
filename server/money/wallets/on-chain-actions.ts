import type { CostParams } from '../../chain/solana/cost.ts';

/** What an agent pays for on Solana from its wallet, as far as the chain is concerned. */
export interface OnChainActions {
  launch: CostParams;
  said: CostParams;
}
