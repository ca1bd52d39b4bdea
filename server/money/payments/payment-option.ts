import type { Config, EvmConfig } from '../../config/config.ts';
import type { Network } from '../../foundation/platform/networks.ts';

/** One way to pay: a network under all its names, the token there, and the wallet that is paid. */
export interface PaymentOption {
  network: Network;
  /** USDC: its contract, or its mint. */
  asset: string;
  payTo: string;
  /** The chain that is really configured, as x402 version 1 names it; undefined where it never named it. */
  nameV1: string | undefined;
  /** The same in CAIP-2, as version 2 names it. */
  nameV2: string;
  /** What a client needs to sign a payment, and how it locks a transfer of its own. */
  extra: Record<string, unknown>;
}

type Cluster = Config['solana']['cluster'];

/** The names that version 1 gave out. Its clients refuse a whole challenge for one name that they do not know. */
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
 * CAIP-2 names a Solana cluster by the beginning of its genesis hash. Clients know the public clusters alone, so one
 * of our own goes by the name of devnet, as the local Base chain goes by the number of its test network.
 */
export function solanaNames(cluster: Cluster, genesisHash: string) {
  const known = cluster === 'local' ? DEVNET_GENESIS : genesisHash;
  return {
    nameV1: SOLANA_NAMES_V1[cluster],
    nameV2: `solana:${known.slice(0, CAIP2_REFERENCE_LENGTH)}`,
  };
}
