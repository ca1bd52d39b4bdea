import type { Config } from '../../config/config.ts';
import type { DomainModule } from '../../contract/domain-module.ts';
import type { Clock } from '../../foundation/platform/clock.ts';
import { CachedPrices } from './cached-prices.ts';
import { DexScreener } from './dexscreener.ts';
import { marketDataHandlers } from './handlers.ts';
import { type PriceFeed, unconfiguredPriceFeed } from './price-feed.ts';

interface Dependencies {
  config: Config;
  clock: Clock;
}

/** DexScreener if configured, else the feed of the embedding program, else none. */
export function createPricesModule(
  { config: { dexscreenerUrl }, clock }: Dependencies,
  fallback: PriceFeed = unconfiguredPriceFeed,
): DomainModule {
  const feed = dexscreenerUrl ? new DexScreener({ url: dexscreenerUrl }) : fallback;
  return { handlers: { marketData: marketDataHandlers(new CachedPrices(feed, clock)) } };
}
