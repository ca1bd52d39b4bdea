import type { TransactionInstruction } from '@solana/web3.js';
import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { CostParams } from '../../chain/solana/cost.ts';
import type { MintMetadata } from '../../chain/solana/token-mint.ts';

/** What to mint, and by whom. */
export interface MintTerms extends MintMetadata {
  mint: string;
  /** Signs, pays and receives it. */
  owner: string;
}

/** Mints in one transaction, which the owner and the mint's key sign. */
export interface Minter {
  /** The maximum cost. */
  readonly action: CostParams;
  /** Throws ProviderUnavailableError if the provider is unreachable. */
  buildInstructions(chain: SolanaAdapter, terms: MintTerms): Promise<TransactionInstruction[]>;
  /** The owner's account with what was minted. */
  deriveHolder(terms: Pick<MintTerms, 'mint' | 'owner'>): string | null;
}

/** Makes agents' tokens. */
export interface TokenLauncher extends Minter {
  /** What happens after a launch, in a sentence. */
  readonly note: string;
}
