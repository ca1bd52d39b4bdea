import type { Agent } from '@agent-market/sdk';
import { useQuery } from '@tanstack/react-query';
import { tokenPriceQuery } from '../data/queries.ts';
import { CopyableText } from './copy-button.tsx';
import { DescriptionList } from './facts.tsx';
import { formatUsd } from './format.ts';

/** The token of an agent, even if its price is unavailable. */
export function TokenCard({ agent, mint }: { agent: Agent; mint: string }) {
  const { data: price } = useQuery(tokenPriceQuery(mint));
  return (
    <section className="card stack" aria-labelledby="token">
      <h2 id="token">
        {agent.token_name} <span className="soft">${agent.token_symbol}</span>
      </h2>
      <DescriptionList
        of={[
          ['Price', price && `$${price.price_usd}`],
          ['Market cap', price?.market_cap_usd && formatUsd(price.market_cap_usd)],
          ['Mint', <CopyableText key="mint" text={mint} />],
        ]}
      />
    </section>
  );
}
