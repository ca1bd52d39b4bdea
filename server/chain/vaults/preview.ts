import type { EarnVenue } from '../../config/earn-venues.ts';
import { describeNodeError } from '../call-node.ts';
import { isRevert } from '../evm/call.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL3, VAULT_ABI } from './abi.ts';
import { VaultRefusedError } from './errors.ts';
import type { DepositPreview } from './vault.ts';

export async function previewDeposit(
  context: EvmContext,
  venue: EarnVenue,
  amountMicro: bigint,
): Promise<DepositPreview> {
  try {
    return await readPreview(context, venue, amountMicro);
  } catch (error) {
    if (!isRevert(error)) throw error;
    throw new VaultRefusedError(venue, describeNodeError(error));
  }
}

async function readPreview(
  { reader, treasury }: EvmContext,
  venue: EarnVenue,
  amountMicro: bigint,
): Promise<DepositPreview> {
  const vault = { address: venue.vault, abi: VAULT_ABI } as const;
  const [most, shares] = await reader.multicall({
    allowFailure: false,
    batchSize: 0,
    multicallAddress: MULTICALL3.address,
    contracts: [
      { ...vault, functionName: 'maxDeposit', args: [treasury] },
      { ...vault, functionName: 'previewDeposit', args: [amountMicro] },
    ],
  });
  if (amountMicro > most)
    throw new VaultRefusedError(venue, `at most ${most} micro-USDC can be deposited now.`);
  const worth = { ...vault, functionName: 'convertToAssets', args: [shares] } as const;
  return { shares, valueMicro: await reader.readContract(worth) };
}
