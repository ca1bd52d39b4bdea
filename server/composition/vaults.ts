import { createContext } from '../chain/evm/context.ts';
import { createRpcFetch, type RpcOptions } from '../chain/rpc-fetch.ts';
import { createVault } from '../chain/vaults/create-vault.ts';
import type { Vaults } from '../chain/vaults/vault.ts';
import { type Config, ConfigError } from '../config/config.ts';
import type { Clock } from '../foundation/platform/clock.ts';
import type { Logger } from '../foundation/platform/log.ts';
import { describeError } from './chains.ts';
import { buildEvmNetworks, type TreasurySigners } from './treasuries.ts';

type VaultConfig = Pick<Config, 'earn' | 'base' | 'alt' | 'rpcTimeoutMs'>;

interface OpenVaults {
  vaults: Vaults;
  close(): Promise<void>;
}

/** One for each configured venue. Opens no connection. */
export function createVaults(
  { earn, base, alt, rpcTimeoutMs }: VaultConfig,
  treasuries: TreasurySigners,
  { clock, metrics }: { clock: Clock; metrics?: RpcOptions['metrics'] },
): OpenVaults {
  const networks = new Map(
    buildEvmNetworks({ base, alt }, treasuries).map((config) => {
      const rpc = createRpcFetch({ network: config.network, timeoutMs: rpcTimeoutMs, metrics });
      return [config.network, { rpc, context: createContext(config, rpc) }];
    }),
  );
  const vaults = earn.venues.flatMap((venue) => {
    const context = networks.get(venue.network)?.context;
    return context ? [createVault(venue, { context, clock, maxGas: earn.maxGas })] : [];
  });
  return {
    vaults: new Map(vaults.map((vault) => [vault.venue.key, vault])),
    close: async () => void (await Promise.all([...networks.values()].map(({ rpc }) => rpc.close()))),
  };
}

/** Deposits into a vault of another token would be lost, so it throws; an unreachable vault may come back. */
export async function checkVaults(vaults: Vaults, log: Logger): Promise<void> {
  const problems = await Promise.all(
    [...vaults.values()].map((vault) =>
      vault.findConfigMismatches().catch((err: unknown) => {
        log.warn({ venue: vault.venue.key, reason: describeError(err) }, 'vault unavailable');
        return [];
      }),
    ),
  );
  if (problems.flat().length > 0) throw new ConfigError(problems.flat());
}
