import type { EarnVenue } from '../../config/earn-venues.ts';
import { reasonOf } from '../ask.ts';
import { isRefusal } from '../evm/call.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL, VAULT } from './abi.ts';
import { VaultRefusedError } from './errors.ts';
import type { DepositPreview } from './vault.ts';

export async function previewDeposit(
  context: EvmContext,
  venue: EarnVenue,
  amountMicro: bigint,
): Promise<DepositPreview> {
  try {
    return await preview(context, venue, amountMicro);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new VaultRefusedError(venue, reasonOf(error));
  }
}

async function preview(
  { reader, treasury }: EvmContext,
  venue: EarnVenue,
  amountMicro: bigint,
): Promise<DepositPreview> {
  const vault = { address: venue.vault, abi: VAULT } as const;
  const [most, shares] = await reader.multicall({
    allowFailure: false,
    batchSize: 0,
    multicallAddress: MULTICALL.address,
    contracts: [
      { ...vault, functionName: 'maxDeposit', args: [treasury] },
      { ...vault, functionName: 'previewDeposit', args: [amountMicro] },
    ],
  });
  if (amountMicro > most)
    throw new VaultRefusedError(venue, `at most ${most} micro-USDC can be deposited now.`);
  const worth = { ...vault, functionName: 'convertToAssets', args: [shares] } as const;
  return { shares, worthMicro: await reader.readContract(worth) };
}
