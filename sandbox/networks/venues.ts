import type { SandboxVaults } from '../evm/vaults/sandbox-vaults.ts';

/** The sandbox's own vaults, in the format of EARN_VENUES. */
export function encodeVenues({ lending, liquidity }: SandboxVaults): string {
  const shared = { market: 'usdc', network: 'base-mainnet' };
  return JSON.stringify([
    { ...shared, key: 'lend-usdc', venue: 'lend', strategy: 'lending', vault: lending.address },
    {
      ...shared,
      key: 'perps-usdc',
      venue: 'perps',
      strategy: 'liquidity',
      vault: liquidity.address,
      fee_apr: { function: 'tradingFeeApr', share_pct: 60 },
    },
  ]);
}
