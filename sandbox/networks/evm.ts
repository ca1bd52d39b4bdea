import type { Address } from 'viem';
import { evmAddress } from '../../server/config/key-parsers.ts';
import type { EvmNetwork } from '../../server/foundation/platform/networks.ts';
import { callRpc } from './json-rpc.ts';
import type { LocalChain } from './local-chain.ts';
import { encodeVenues } from './venues.ts';

/** Base Sepolia's chain id for Base, and an unused one for the third network. */
const CHAINS = {
  'base-mainnet': { chainId: 84532, prefix: 'BASE' },
  'alt-mainnet': { chainId: 84533, prefix: 'ALT' },
} as const;

export async function startLocalEvm(
  network: EvmNetwork,
  options: { port: number; dataDir: string },
): Promise<LocalChain> {
  const { startEvmChain } = await import('../evm/chain.ts');
  const { chainId, prefix } = CHAINS[network];
  const chain = await startEvmChain({ ...options, chainId, withVaults: network === 'base-mainnet' });
  return {
    network,
    nativeDecimals: 18,
    variables: {
      [`${prefix}_RPC_URL`]: chain.rpcUrl,
      [`${prefix}_CHAIN_ID`]: String(chainId),
      [`${prefix}_USDC_ADDRESS`]: chain.usdc,
    },
    defaults: chain.vaults ? { EARN_VENUES: encodeVenues(chain.vaults) } : {},
    vaults: chain.vaults,
    parseAddress: evmAddress.parse,
    getNativeBalance: async (address) =>
      BigInt(await callRpc<string>(chain.rpcUrl, 'eth_getBalance', [address, 'latest'])),
    sendNative: (address, units) => chain.fund(address as Address, units),
    sendUsdc: (address, micro) => chain.mintUsdc(address as Address, micro),
    openUsdcAccount: async () => {},
    advanceTime: chain.advanceTime,
    close: chain.close,
  };
}
