import { CachedPrices } from '../market/prices/cached-prices.ts';
import { DexScreener } from '../market/prices/dexscreener.ts';
import { type PriceFeed, unconfiguredPriceFeed } from '../market/prices/price-feed.ts';
import type { Parts } from './parts.ts';

type Dependencies = Pick<Parts, 'config' | 'clock'>;

/** DexScreener where it is configured, else the feed that the embedding program brings, else none. */
export function createPrices(
  { config, clock }: Dependencies,
  own: PriceFeed = unconfiguredPriceFeed,
): PriceFeed {
  const { dexscreenerUrl } = config;
  return new CachedPrices(dexscreenerUrl ? new DexScreener({ url: dexscreenerUrl }) : own, clock);
}
