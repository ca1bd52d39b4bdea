import type { Config, EvmConfig } from '../../config/config.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** One way to pay: a network under all its names, its token, and the recipient. */
export interface PaymentOption {
  network: Network;
  /** USDC: its contract, or its mint. */
  asset: string;
  payTo: string;
  /** The configured chain, as x402 version 1 names it; undefined if it has no name there. */
  nameV1: string | undefined;
  /** The same in CAIP-2, as version 2 names it. */
  nameV2: string;
  /** What a client needs to sign a payment, and how to lock its own transfer. */
  extra: Record<string, unknown>;
}

type Cluster = Config['solana']['cluster'];

/** The names of version 1. Its clients reject a whole challenge because of one unknown name. */
const EVM_NAMES_V1: Record<number, string> = {
  8453: 'base',
  84532: 'base-sepolia',
  137: 'polygon',
  80002: 'polygon-amoy',
  43114: 'avalanche',
  43113: 'avalanche-fuji',
  1329: 'sei',
  1328: 'sei-testnet',
  2741: 'abstract',
  11124: 'abstract-testnet',
  3338: 'peaq',
  4689: 'iotex',
};

const SOLANA_NAMES_V1: Record<Cluster, string | undefined> = {
  'mainnet-beta': 'solana',
  devnet: 'solana-devnet',
  testnet: undefined,
  local: 'solana-devnet',
};

const DEVNET_GENESIS = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const CAIP2_REFERENCE_LENGTH = 32;

export function evmNames({ chainId }: Pick<EvmConfig, 'chainId'>) {
  const nameV2 = `eip155:${chainId}`;
  return { nameV1: EVM_NAMES_V1[chainId], nameV2 };
}

/**
 * CAIP-2 identifies a Solana cluster by the start of its genesis hash. Clients know only the public clusters, so a
 * local one uses the name of devnet, as the local Base chain uses the id of its testnet.
 */
export function solanaNames(cluster: Cluster, genesisHash: string) {
  const known = cluster === 'local' ? DEVNET_GENESIS : genesisHash;
  return {
    nameV1: SOLANA_NAMES_V1[cluster],
    nameV2: `solana:${known.slice(0, CAIP2_REFERENCE_LENGTH)}`,
  };
}
