import type { CostParams } from '../../chain/solana/cost.ts';

/** What an agent's wallet pays for on Solana. */
export interface OnChainActions {
  launch: CostParams;
  said: CostParams;
}
