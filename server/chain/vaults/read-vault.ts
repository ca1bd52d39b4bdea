import { type Address, parseAbi } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL, VAULT } from './abi.ts';
import { feeAprPct } from './rates.ts';
import { assetsOf, pricedUnits } from './share-price.ts';
import type { VaultReading } from './vault.ts';

/** One call of one contract, so that all is of one block. A vault without any of these is none. */
export async function readVault(
  { reader, treasury }: EvmContext,
  { vault: address }: Pick<EarnVenue, 'vault'>,
  shareDecimals: number,
): Promise<VaultReading> {
  const vault = { address, abi: VAULT } as const;
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
    multicallAddress: MULTICALL.address,
    contracts: [
      { ...MULTICALL, functionName: 'getCurrentBlockTimestamp' },
      { ...vault, functionName: 'totalAssets' },
      { ...vault, functionName: 'totalSupply' },
      { ...vault, functionName: 'convertToAssets', args: [pricedUnits(shareDecimals)] },
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
    ownAssetsMicro: assetsOf({ sharePrice, shareDecimals }, ownShares),
    redeemableShares,
    redeemableMicro,
    depositableMicro,
  };
}

export function readDecimals({ reader }: EvmContext, address: Address): Promise<number> {
  return reader.readContract({ address, abi: VAULT, functionName: 'decimals' });
}

/** What the vault itself says of its traders' fees. */
export async function readFeeApr(
  { reader }: EvmContext,
  { vault: address, feeApr }: Pick<EarnVenue, 'vault' | 'feeApr'>,
): Promise<number | undefined> {
  if (!feeApr) return undefined;
  const abi = parseAbi([`function ${feeApr.function}() view returns (uint256)`]);
  const wad = await reader.readContract({ address, abi, functionName: feeApr.function });
  return feeAprPct(wad, feeApr.sharePct);
}
