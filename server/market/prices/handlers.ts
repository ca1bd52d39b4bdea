import type { MarketDataHandlers } from '../../../generated/handlers.gen.ts';
import { ok } from '../../contract/envelope.ts';
import type { RequestContext } from '../../contract/request-context.ts';
import { toTokenMarkets } from './convert.ts';
import type { PriceFeed } from './price-feed.ts';

export function marketDataHandlers(prices: PriceFeed): MarketDataHandlers<RequestContext> {
  return {
    get: async ({ body }) => ok(toTokenMarkets(await prices.read(body.mints))),
  };
}
