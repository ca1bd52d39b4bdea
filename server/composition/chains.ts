import { createEvmAdapter } from '../chain/evm/adapter.ts';
import type { RpcOptions } from '../chain/rpc-fetch.ts';
import { createSolanaAdapter } from '../chain/solana/adapter.ts';
import type { Chains } from '../chain/types.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { Logger } from '../foundation/platform/log.ts';
import { buildEvmNetworks, type TreasurySigners } from './treasuries.ts';

type ChainConfig = Pick<Config, 'solana' | 'base' | 'alt' | 'rpcTimeoutMs' | 'environment'>;

/** One adapter for each configured network. Opens no connection. */
export function createChains(
  config: ChainConfig,
  treasuries: TreasurySigners,
  given: Omit<RpcOptions, 'network' | 'timeoutMs'> = {},
): Chains {
  const rejectInTransactions = config.environment === 'test';
  const options = { ...given, timeoutMs: config.rpcTimeoutMs, rejectInTransactions };
  const adapters = [
    createSolanaAdapter({ ...config.solana, treasury: treasuries.solana }, options),
    ...buildEvmNetworks(config, treasuries).map((network) => createEvmAdapter(network, options)),
  ];
  return new Map(adapters.map((adapter) => [adapter.network, adapter]));
}

/**
 * Compares the configuration with the nodes. An unreachable node may come back, so it is only logged; a node of
 * another chain would send money elsewhere, so it throws.
 */
export async function checkChains(chains: Chains, log: Logger): Promise<void> {
  const problems = await Promise.all(
    [...chains.values()].map((chain) =>
      chain.findConfigMismatches().catch((err: unknown) => {
        log.warn({ network: chain.network, reason: describeError(err) }, 'chain unavailable');
        return [];
      }),
    ),
  );
  if (problems.flat().length > 0) throw new ConfigError(problems.flat());
}

/** A node that is down is not a bug: no stack trace is needed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

export async function closeChains(chains: Chains): Promise<void> {
  await Promise.all([...chains.values()].map((chain) => chain.close()));
}
