import type { EarnMarket, EarnSharePrice } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sharePricesQuery } from '../data/queries.ts';
import { Chart } from './chart.tsx';
import { getMarketName } from './earn-names.ts';
import { EmptyMessage } from './feedback.tsx';
import { Select } from './fields.tsx';
import { formatDay } from './format.ts';
import { QueryResult } from './query-result.tsx';

const PERIODS = { '7': '7 days', '30': '30 days', '90': '90 days', '365': '1 year' };

/** What a share of each pool was worth, by day. */
export function SharePrices({ markets }: { markets: EarnMarket[] }) {
  const [span, setSpan] = useState<keyof typeof PERIODS>('30');
  return (
    <section className="stack" aria-labelledby="share-price">
      <div className="row apart">
        <div className="stack-tight">
          <h2 id="share-price">Share price</h2>
          <p className="soft small">A position is worth its shares at this price. Days are in UTC.</p>
        </div>
        <Select
          label="Period"
          options={PERIODS}
          value={span}
          onSelect={(chosen) => chosen && setSpan(chosen)}
        />
      </div>
      <div className="grid">
        {markets.map((market) => (
          <SharePrice key={market.key} market={market} days={Number(span)} />
        ))}
      </div>
    </section>
  );
}

function SharePrice({ market, days }: { market: EarnMarket; days: number }) {
  const prices = useQuery(sharePricesQuery(market.key, days));
  return (
    <QueryResult query={prices} skeleton="chart">
      {({ series }) =>
        series.length === 0 ? (
          <EmptyMessage>
            No price of {getMarketName(market)} was read yet. The first one appears here within a minute.
          </EmptyMessage>
        ) : (
          <Chart
            title={getMarketName(market)}
            total={formatPrice(series.at(-1)?.share_price_usd ?? '0')}
            isLine
            bars={series.map(toBar)}
          />
        )
      }
    </QueryResult>
  );
}

const toBar = ({ date, share_price_usd }: EarnSharePrice) => ({
  label: formatDay(date),
  value: Number(share_price_usd),
  text: formatPrice(share_price_usd),
});

/** A day's interest shows in the sixth decimal. */
const formatPrice = (price: string) => `$${Number(price).toPrecision(7)}`;
