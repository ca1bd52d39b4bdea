import { ExtensionType, getAccountLen } from '@solana/spl-token';
import { ComputeBudgetProgram } from '@solana/web3.js';
import { parseAddress } from '../../chain/solana/address.ts';
import { computeMintSize, type MintMetadata } from '../../chain/solana/token-mint.ts';
import { ProviderUnavailableError } from './errors.ts';
import type { TokenLauncher } from './minter.ts';

/** Above the program's current size, so that it may grow. */
const BONDING_CURVE_SIZE = 512;
const COMPUTE_UNITS = 400_000;

/**
 * Tokens of pump.fun, which holds the supply and sells it along its bonding curve. The agent's wallet is the creator.
 */
export function createPumpFunLauncher(maxMetadata: MintMetadata): TokenLauncher {
  return {
    note: 'The token trades on pump.fun at once. Its creator fees are shared with the agent.',
    action: {
      accountSizes: [
        computeMintSize({ ...maxMetadata, isTransferable: true }),
        BONDING_CURVE_SIZE,
        getAccountLen([ExtensionType.ImmutableOwner]),
      ],
      signatures: 2,
    },
    async buildInstructions(chain, { mint, owner, name, symbol, uri }) {
      // a large package, loaded only if needed
      const { PUMP_PROGRAM_ID, PumpSdk } = await import('@pump-fun/pump-sdk');
      if (!(await chain.hasAccount(PUMP_PROGRAM_ID.toBase58())))
        throw new ProviderUnavailableError('pump.fun is not deployed on this Solana cluster.');
      const user = parseAddress(owner);
      const token = { mint: parseAddress(mint), name, symbol, uri };
      return [
        ComputeBudgetProgram.setComputeUnitLimit({ units: COMPUTE_UNITS }),
        await new PumpSdk().createV2Instruction({ ...token, creator: user, user, mayhemMode: false }),
      ];
    },
    deriveHolder: () => null,
  };
}
