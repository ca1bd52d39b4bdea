import type { Chains } from '../../chain/types.ts';
import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import type { RecipientRules } from '../payouts/recipient-rules.ts';
import { swapHandlers } from './handlers.ts';
import { JupiterSwapProvider } from './jupiter.ts';
import { pruneSwaps } from './prune.ts';
import { type SwapProvider, unconfiguredSwapProvider } from './swap-provider.ts';
import { SwapService } from './swap-service.ts';

interface Dependencies {
  config: Config;
  chains: Chains;
  clock: Clock;
  recipients: RecipientRules;
}

/** Jupiter if configured, else the provider of the embedding program, else none. */
export function createSwapsModule(
  { config, chains, clock, recipients }: Dependencies,
  fallback: SwapProvider = unconfiguredSwapProvider,
): DomainModule {
  const { jupiter, solana } = config;
  const { usdcMint } = solana;
  const provider = jupiter.url
    ? new JupiterSwapProvider({ url: jupiter.url, apiKey: jupiter.apiKey, usdcMint })
    : fallback;
  return {
    handlers: { swap: swapHandlers(new SwapService({ provider, chains, clock }), recipients) },
    prune: [pruneSwaps],
  };
}
