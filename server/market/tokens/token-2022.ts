import {
  holderOf,
  type MintMetadata,
  type MintSupply,
  mintAction,
  mintInstructions,
  mintSize,
} from '../../chain/solana/token-mint.ts';
import type { Minter, TokenLauncher } from './minter.ts';

/** A thousand million with six decimals, as tokens of this kind have elsewhere. */
const WHOLE_SUPPLY: MintSupply = { amount: 10n ** 15n, decimals: 6, isTransferable: true };
/** One, which stays with its wallet. */
const ONE_FOR_GOOD: MintSupply = { amount: 1n, decimals: 0, isTransferable: false };

/** Tokens of the Token-2022 program, with a fixed supply in the agent's wallet. */
export function token2022Launcher(longest: MintMetadata): TokenLauncher {
  return {
    ...token2022Minter(WHOLE_SUPPLY, longest),
    note: "The whole supply is in the agent's wallet; nobody can mint more.",
  };
}

/** Identities: one token that cannot be moved, and names the agent. */
export function token2022Identities(longest: MintMetadata): Minter {
  return token2022Minter(ONE_FOR_GOOD, longest);
}

function token2022Minter(supply: MintSupply, longest: MintMetadata): Minter {
  return {
    action: mintAction({ ...supply, ...longest }),
    async instructions(chain, terms) {
      const token = { ...supply, ...terms };
      return mintInstructions(token, await chain.rentOf(mintSize(token)));
    },
    holderOf,
  };
}
