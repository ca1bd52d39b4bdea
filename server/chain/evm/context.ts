import {
  type Address,
  createPublicClient,
  defineChain,
  type Hash,
  type Hex,
  http,
  type PublicClient,
} from 'viem';
import type { EvmConfig } from '../../config/config.ts';
import type { RpcFetch } from '../rpc-fetch.ts';
import type { Signer } from '../signer.ts';
import type { Finality } from '../types.ts';
import { parseAddress } from './address.ts';
import { createFinalityReader } from './finality.ts';
import { createHeadReader, type Head } from './head.ts';
import { createDomainSeparatorReader } from './token-domain.ts';

/** The network's configuration, with a signer in place of the treasury key. */
export type EvmNetworkConfig = Omit<
  EvmConfig,
  'treasuryKey' | 'treasuryKmsKey' | 'relayerKeys' | 'relayerKmsKeys'
> & {
  treasury: Signer;
  /** Keys that pay the fees of batches; without one, the treasury does. */
  relayers?: readonly Signer[];
};

/** Dependencies of every call to the chain. */
export interface EvmContext {
  /** Batches calls into one request, so that one node answers them from one state. */
  reader: PublicClient;
  /** A separate client, so that a lost broadcast response delays nothing else. */
  sender: PublicClient;
  treasury: Address;
  /** EIP-712: part of what an authorization's signature covers. */
  readUsdcSeparator(): Promise<Hex>;
  readHead(): Promise<Head>;
  /** How deep a transaction is; undefined if it is in no block, or failed there. */
  readFinality(hash: Hash): Promise<Finality | undefined>;
  config: EvmNetworkConfig;
}

const BATCH_SIZE = 20;

export function createContext(config: EvmNetworkConfig, rpc: RpcFetch): EvmContext {
  const chain = defineChain({
    id: config.chainId,
    name: config.network,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [config.rpcUrl] } },
  });
  // our own fetch handles timeouts and retries
  const own = { fetchFn: rpc.fetch, retryCount: 0, timeout: 0 };
  const client = (batch: boolean | { batchSize: number }) =>
    createPublicClient({ chain, transport: http(config.rpcUrl, { ...own, batch }), cacheTime: 0 });
  const reader = client({ batchSize: BATCH_SIZE });
  return {
    config,
    reader,
    readUsdcSeparator: createDomainSeparatorReader(reader, { address: config.usdc, chainId: config.chainId }),
    readHead: createHeadReader(reader),
    readFinality: createFinalityReader(reader, config.payoutFinality),
    sender: client(false),
    treasury: parseAddress(config.treasury.address),
  };
}
