import { openTreasuries } from '../../server/composition/treasuries.ts';
import type { Config } from '../../server/config/config.ts';
import type { Network } from '../../server/foundation/platform/networks.ts';
import type { LocalChains } from './network.ts';

export async function addressesOf(config: Config): Promise<Map<Network, string>> {
  const { solana, evm } = await openTreasuries(config);
  const addresses = [...evm].map(([network, { address }]): [Network, string] => [network, address]);
  return new Map([[config.solana.network, solana.address], ...addresses]);
}

const ENOUGH = 10n;
const TOP_UP = 100n;

/**
 * Gas, and an account to be paid into: signed payments on Solana cannot open one. A treasury's USDC is what the ledger says it
 * is, which begins with nothing.
 */
export async function fund(chains: LocalChains, addresses: Map<Network, string>): Promise<void> {
  const funding = [...chains.values()].map(async (chain) => {
    const address = addresses.get(chain.network);
    const one = 10n ** BigInt(chain.nativeDecimals);
    if (!address) return;
    if ((await chain.nativeBalance(address)) < ENOUGH * one) await chain.payNative(address, TOP_UP * one);
    if (chain.network === 'solana-mainnet') await chain.payUsdc(address, 0n);
  });
  await Promise.all(funding);
}
