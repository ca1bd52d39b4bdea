import type { EarnMarket, EarnPool } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { DepositForm } from '../components/deposit.tsx';
import { getMarketName, listRateParts } from '../components/earn-names.ts';
import { DescriptionList } from '../components/facts.tsx';
import { EmptyMessage } from '../components/feedback.tsx';
import { formatPercent, formatWholeUsd } from '../components/format.ts';
import { RoundMoney } from '../components/inline.tsx';
import { Positions } from '../components/positions.tsx';
import { QueryResult } from '../components/query-result.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { SharePrices } from '../components/share-price.tsx';
import { useTitle } from '../components/use-title.ts';
import { earnMarketsQuery, earnPoolsQuery } from '../data/queries.ts';

export function Earn() {
  useTitle('Earn');
  const markets = useQuery(earnMarketsQuery);
  const pools = useQuery(earnPoolsQuery).data ?? [];
  return (
    <>
      <div className="stack-tight">
        <h1>Earn</h1>
        <p className="soft">
          Earn yield on idle USDC. Rates vary and can be 0. Deposits and withdrawals are free.
        </p>
      </div>
      <section className="stack" aria-labelledby="positions">
        <h2 id="positions">Your positions</h2>
        <RequireSession to="see your positions and deposit">
          <Positions />
        </RequireSession>
      </section>
      <section className="stack" aria-labelledby="markets">
        <h2 id="markets">Markets</h2>
        <QueryResult query={markets} skeleton="cards">
          {(found) =>
            found.length === 0 ? (
              <EmptyMessage>No markets available.</EmptyMessage>
            ) : (
              <ul className="grid">
                {found.map((one) => (
                  <MarketCard key={one.key} market={one} pool={pools.find(({ key }) => key === one.key)} />
                ))}
              </ul>
            )
          }
        </QueryResult>
      </section>
      {markets.data && markets.data.length > 0 && <SharePrices markets={markets.data} />}
    </>
  );
}

function MarketCard({ market, pool }: { market: EarnMarket; pool: EarnPool | undefined }) {
  return (
    <li className="card stack">
      <h3>{getMarketName(market)}</h3>
      <p className="price">
        {formatPercent(market.apr_pct)} <span className="small soft">APR</span>
      </p>
      <DescriptionList
        of={[
          ...listRateParts(market),
          ['Venue', market.venue],
          ['TVL', formatWholeUsd(market.tvl_usd)],
          ['Pool value', pool && <RoundMoney usd={pool.total_value_usd} />],
          ['Available liquidity', pool && <RoundMoney usd={pool.free_liquidity_usd} />],
          ['Queued withdrawals', pool && <RoundMoney usd={pool.queued_usd} />],
        ]}
      />
      <p className="small soft">{market.risk_note}</p>
      {market.depositable ? (
        <DepositForm market={market} />
      ) : (
        <EmptyMessage>Deposits are closed.</EmptyMessage>
      )}
    </li>
  );
}
