import type { TransactionInstruction } from '@solana/web3.js';
import type { SolanaAdapter } from '../../chain/solana/adapter.ts';
import type { CostParams } from '../../chain/solana/cost.ts';
import type { MintMetadata } from '../../chain/solana/token-mint.ts';

/** What is to be made, by whom. */
export interface MintTerms extends MintMetadata {
  mint: string;
  /** Signs, pays and gets what is made. */
  owner: string;
}

/** Makes something on the chain in one transaction, which the owner and the key of the mint sign. */
export interface Minter {
  /** The most that it costs. */
  readonly action: CostParams;
  /** Throws ProviderUnavailableError where whoever does it cannot be reached. */
  buildInstructions(chain: SolanaAdapter, terms: MintTerms): Promise<TransactionInstruction[]>;
  /** The account of the owner that holds what was made. */
  deriveHolder(terms: Pick<MintTerms, 'mint' | 'owner'>): string | null;
}

/** Makes agents' tokens. */
export interface TokenLauncher extends Minter {
  /** What happens after a launch, in a sentence. */
  readonly note: string;
}
