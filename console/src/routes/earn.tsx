import type { EarnMarket, EarnPool } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { earnMarketsQuery, earnPoolsQuery } from '../data/queries.ts';
import { Answer } from '../parts/answer.tsx';
import { Deposit } from '../parts/deposit.tsx';
import { Facts } from '../parts/facts.tsx';
import { percent, roundUsd, usd } from '../parts/format.ts';
import { NeedsSession } from '../parts/needs-session.tsx';
import { Positions } from '../parts/positions.tsx';
import { Tag } from '../parts/small.tsx';
import { Empty } from '../parts/states.tsx';
import { useTitle } from '../parts/title.ts';
import { EARN_STRATEGIES, NETWORKS } from '../parts/words.ts';

export function Earn() {
  useTitle('Earn');
  const markets = useQuery(earnMarketsQuery);
  const pools = useQuery(earnPoolsQuery).data ?? [];
  return (
    <>
      <div className="stack-tight">
        <h1>Earn</h1>
        <p className="soft">
          USDC that is idle can work in a venue. Rates vary and can be 0. Depositing and withdrawing are free.
        </p>
      </div>
      <section className="stack" aria-labelledby="positions">
        <h2 id="positions">Your positions</h2>
        <NeedsSession to="see your positions and to deposit">
          <Positions />
        </NeedsSession>
      </section>
      <section className="stack" aria-labelledby="markets">
        <h2 id="markets">Markets</h2>
        <Answer of={markets}>
          {(found) =>
            found.length === 0 ? (
              <Empty>No venue is open here.</Empty>
            ) : (
              <ul className="grid">
                {found.map((one) => (
                  <MarketCard key={one.key} market={one} pool={pools.find(({ key }) => key === one.key)} />
                ))}
              </ul>
            )
          }
        </Answer>
      </section>
    </>
  );
}

function MarketCard({ market, pool }: { market: EarnMarket; pool: EarnPool | undefined }) {
  return (
    <li className="card stack">
      <div className="row apart">
        <h3>
          {market.venue} · {market.market}
        </h3>
        <Tag tone={market.strategy === 'lending' ? 'good' : 'warn'}>{EARN_STRATEGIES[market.strategy]}</Tag>
      </div>
      <p className="price">
        {percent(market.apr_pct)} <span className="small soft">a year</span>
      </p>
      <Facts
        of={[
          ['Of it from fees', market.fee_apr_pct !== undefined && percent(market.fee_apr_pct)],
          ['In the venue', roundUsd(market.tvl_usd)],
          ['In our pool', pool && usd(pool.total_value_usd)],
          ['Free to withdraw', pool && usd(pool.free_liquidity_usd)],
          ['Waiting to be paid out', pool && usd(pool.queued_usd)],
          ['Network', NETWORKS[market.network]],
        ]}
      />
      <p className="small soft">{market.risk_note}</p>
      {market.depositable ? <Deposit market={market} /> : <Empty>It takes no deposits now.</Empty>}
    </li>
  );
}
