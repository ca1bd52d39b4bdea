import type { components } from '../../../generated/types.gen.ts';
import { formatUsd } from '../../foundation/platform/money.ts';
import type { Prices, TokenPrice } from './price-feed.ts';

type Schemas = components['schemas'];

export function toTokenMarkets(prices: Prices): Schemas['TokenMarkets'] {
  return Object.fromEntries([...prices].map(([mint, price]) => [mint, toTokenMarket(price)]));
}

function toTokenMarket({ priceUsd, marketCapMicro }: TokenPrice): Schemas['TokenMarket'] {
  return {
    price_usd: priceUsd,
    market_cap_usd: marketCapMicro === null ? null : formatUsd(marketCapMicro),
  };
}
