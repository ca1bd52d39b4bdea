import {
  buildMintCostParams,
  buildMintInstructions,
  computeMintSize,
  deriveSupplyAccount,
  type MintMetadata,
  type MintSupply,
} from '../../chain/solana/token-mint.ts';
import type { Minter, TokenLauncher } from './minter.ts';

/** One billion with six decimals, as is usual for such tokens. */
const TOKEN_SUPPLY: MintSupply = { amount: 10n ** 15n, decimals: 6, isTransferable: true };
/** One, which stays with its wallet. */
const IDENTITY_SUPPLY: MintSupply = { amount: 1n, decimals: 0, isTransferable: false };

/** Tokens of the Token-2022 program, with a fixed supply in the agent's wallet. */
export function createToken2022Launcher(longest: MintMetadata): TokenLauncher {
  return {
    ...createToken2022Minter(TOKEN_SUPPLY, longest),
    note: "The whole supply is in the agent's wallet; nobody can mint more.",
  };
}

/** Identities: one non-transferable token that names the agent. */
export function createToken2022IdentityMinter(longest: MintMetadata): Minter {
  return createToken2022Minter(IDENTITY_SUPPLY, longest);
}

function createToken2022Minter(supply: MintSupply, longest: MintMetadata): Minter {
  return {
    action: buildMintCostParams({ ...supply, ...longest }),
    async buildInstructions(chain, terms) {
      const token = { ...supply, ...terms };
      return buildMintInstructions(token, await chain.readRentExemption(computeMintSize(token)));
    },
    deriveHolder: deriveSupplyAccount,
  };
}
