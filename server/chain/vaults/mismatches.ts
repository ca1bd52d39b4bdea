import { isAddressEqual } from 'viem';
import type { EarnVenue } from '../../config/earn-venues.ts';
import { isUnanswered } from '../ask.ts';
import type { EvmContext } from '../evm/context.ts';
import { MULTICALL, VAULT } from './abi.ts';
import { readDecimals, readFeeApr, readVault } from './read-vault.ts';

const MOST_DECIMALS = 36;

/** Money put into a vault of another token, or into no vault at all, would be lost. */
export async function findVaultMismatches(context: EvmContext, venue: EarnVenue): Promise<string[]> {
  const { reader, config } = context;
  const { key, vault: address, network, feeApr } = venue;
  const named = `EARN_VENUES: the vault of ${key}, ${address},`;
  if (!(await reader.getCode({ address: MULTICALL.address }))) {
    return [
      `EARN_VENUES: ${network} has no Multicall3 at ${MULTICALL.address}, through which vaults are read.`,
    ];
  }
  const asset = await unlessNone(reader.readContract({ address, abi: VAULT, functionName: 'asset' }));
  if (!asset) return [`${named} is not an ERC-4626 vault on ${network}.`];
  if (!isAddressEqual(asset, config.usdc)) return [`${named} holds ${asset}, not USDC (${config.usdc}).`];
  const decimals = await unlessNone(readDecimals(context, address));
  const isReadable =
    decimals !== undefined &&
    decimals <= MOST_DECIMALS &&
    (await unlessNone(readVault(context, venue, decimals)));
  if (!isReadable) return [`${named} does not answer as an ERC-4626 vault should.`];
  if (!feeApr || (await unlessNone(readFeeApr(context, venue))) !== undefined) return [];
  return [`${named} has no function ${feeApr.function}() that returns a number.`];
}

/** Undefined where the chain answers, and the contract does not. */
function unlessNone<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (isUnanswered(error)) throw error;
    return undefined;
  });
}
