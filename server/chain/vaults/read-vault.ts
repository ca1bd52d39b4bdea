import { type Address, parseAbi } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL3, VAULT_ABI } from './abi.ts';
import { computeFeeAprPct } from './rates.ts';
import { computePricedUnits, convertToAssets } from './share-price.ts';
import type { VaultReading } from './vault.ts';

/** One multicall, so that all values are of one block. A contract without these functions is not a vault. */
export async function readVault(
  { reader, treasury }: EvmContext,
  { vault: address }: Pick<EarnVenue, 'vault'>,
  shareDecimals: number,
): Promise<VaultReading> {
  const vault = { address, abi: VAULT_ABI } as const;
  const args = [treasury] as const;
  const [
    seconds,
    totalAssetsMicro,
    totalShares,
    sharePrice,
    ownShares,
    redeemableShares,
    redeemableMicro,
    depositableMicro,
  ] = await reader.multicall({
    allowFailure: false,
    batchSize: 0,
    multicallAddress: MULTICALL3.address,
    contracts: [
      { ...MULTICALL3, functionName: 'getCurrentBlockTimestamp' },
      { ...vault, functionName: 'totalAssets' },
      { ...vault, functionName: 'totalSupply' },
      { ...vault, functionName: 'convertToAssets', args: [computePricedUnits(shareDecimals)] },
      { ...vault, functionName: 'balanceOf', args },
      { ...vault, functionName: 'maxRedeem', args },
      { ...vault, functionName: 'maxWithdraw', args },
      { ...vault, functionName: 'maxDeposit', args },
    ],
  });
  return {
    time: new Date(Number(seconds) * 1000),
    totalAssetsMicro,
    totalShares,
    shareDecimals,
    sharePrice,
    ownShares,
    ownAssetsMicro: convertToAssets({ sharePrice, shareDecimals }, ownShares),
    redeemableShares,
    redeemableMicro,
    depositableMicro,
  };
}

export function readDecimals({ reader }: EvmContext, address: Address): Promise<number> {
  return reader.readContract({ address, abi: VAULT_ABI, functionName: 'decimals' });
}

/** Trading fees, as the vault reports them. */
export async function readFeeApr(
  { reader }: EvmContext,
  { vault: address, feeApr }: Pick<EarnVenue, 'vault' | 'feeApr'>,
): Promise<number | undefined> {
  if (!feeApr) return undefined;
  const abi = parseAbi([`function ${feeApr.function}() view returns (uint256)`]);
  const wad = await reader.readContract({ address, abi, functionName: feeApr.function });
  return computeFeeAprPct(wad, feeApr.sharePct);
}
