import type { Address } from 'viem';
import { UsageError } from '../errors.ts';

/** The issuer's USDC contracts, by chain id. */
const USDC: Record<number, Address> = {
  8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  84532: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
};

export function getUsdcAddress(chainId: number, given: Address | undefined): Address {
  const usdc = given ?? USDC[chainId];
  if (!usdc) throw new UsageError(`Say which token is USDC on chain ${chainId}: { usdc: '0x…' }`);
  return usdc;
}
