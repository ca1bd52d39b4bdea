import { openTreasurySigners } from '../../server/composition/treasuries.ts';
import type { Config } from '../../server/config/config.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';
import type { LocalChains } from './local-chain.ts';

export async function getTreasuryAddresses(config: Config): Promise<Map<Network, string>> {
  const { solana, evm } = await openTreasurySigners(config);
  const addresses = [...evm].map(([network, { treasury }]): [Network, string] => [network, treasury.address]);
  return new Map([[config.solana.network, solana.address], ...addresses]);
}

const MIN_NATIVE_BALANCE = 10n;
const TOP_UP_AMOUNT = 100n;

/**
 * Gas, and a token account: signed payments on Solana cannot open one. A treasury's USDC must match the ledger, which
 * starts at zero.
 */
export async function fundTreasuries(chains: LocalChains, addresses: Map<Network, string>): Promise<void> {
  const funding = [...chains.values()].map(async (chain) => {
    const address = addresses.get(chain.network);
    const one = 10n ** BigInt(chain.nativeDecimals);
    if (!address) return;
    if ((await chain.getNativeBalance(address)) < MIN_NATIVE_BALANCE * one)
      await chain.sendNative(address, TOP_UP_AMOUNT * one);
    if (chain.network === 'solana-mainnet') await chain.sendUsdc(address, 0n);
  });
  await Promise.all(funding);
}
