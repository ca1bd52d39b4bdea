import type { Transactions } from '../../chain/transactions/transactions.ts';
import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { AgentWallets } from '../../identity/agent-wallets.ts';
import { FeeCollections } from './collections.ts';
import { FeeVaults } from './fee-vaults.ts';
import { type FeesHandlersOptions, feesHandlers } from './handlers.ts';
import { FeePayouts } from './payouts.ts';

interface Dependencies {
  config: Config;
  chains: Chains;
  wallets: AgentWallets;
  transactions: Transactions;
  clock: Clock;
}

export function createCreatorFeesModule(dependencies: Dependencies): DomainModule {
  const { chains, clock } = dependencies;
  return { handlers: { fees: feesHandlers({ chains, clock, fees: createFees(dependencies) }) } };
}

/** Only if the creator wallet is configured. */
function createFees(dependencies: Dependencies): FeesHandlersOptions['fees'] {
  const { creatorFeeKey } = dependencies.config;
  if (!creatorFeeKey) return undefined;
  const vaults = new FeeVaults(creatorFeeKey);
  const collections = new FeeCollections({ ...dependencies, vaults });
  return { vaults, collections, payouts: new FeePayouts({ ...dependencies, vaults }) };
}
