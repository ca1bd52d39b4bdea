import { isAddressEqual } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import { isNodeUnreachable } from '../call-node.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL3, VAULT_ABI } from './abi.ts';
import { readDecimals, readFeeApr, readVault } from './read-vault.ts';

const MAX_DECIMALS = 36;

/** A deposit into a vault of another token, or into another contract, would be lost. */
export async function findVaultMismatches(context: EvmContext, venue: EarnVenue): Promise<string[]> {
  const { reader, config } = context;
  const { key, vault: address, network, feeApr } = venue;
  const named = `EARN_VENUES: the vault of ${key}, ${address},`;
  if (!(await reader.getCode({ address: MULTICALL3.address }))) {
    return [
      `EARN_VENUES: ${network} has no Multicall3 at ${MULTICALL3.address}, through which vaults are read.`,
    ];
  }
  const asset = await undefinedIfReverted(
    reader.readContract({ address, abi: VAULT_ABI, functionName: 'asset' }),
  );
  if (!asset) return [`${named} is not an ERC-4626 vault on ${network}.`];
  if (!isAddressEqual(asset, config.usdc)) return [`${named} holds ${asset}, not USDC (${config.usdc}).`];
  const decimals = await undefinedIfReverted(readDecimals(context, address));
  const isReadable =
    decimals !== undefined &&
    decimals <= MAX_DECIMALS &&
    (await undefinedIfReverted(readVault(context, venue, decimals)));
  if (!isReadable) return [`${named} does not behave like an ERC-4626 vault.`];
  if (!feeApr || (await undefinedIfReverted(readFeeApr(context, venue))) !== undefined) return [];
  return [`${named} has no function ${feeApr.function}() that returns a number.`];
}

/** Undefined if the chain responds but the contract does not. */
function undefinedIfReverted<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isNodeUnreachable(error)) throw error;
    return undefined;
  });
}
