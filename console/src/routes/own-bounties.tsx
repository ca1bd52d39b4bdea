import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOwnMarket } from '../data/own-market.ts';
import { ownBountiesQuery } from '../data/own-queries.ts';
import { BountyCard } from '../parts/bounty-card.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Cards } from '../parts/filters.tsx';
import { NeedsSession } from '../parts/needs-session.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { useTitle } from '../parts/title.ts';

export function OwnBounties() {
  useTitle('Your bounties');
  return (
    <>
      <h1>Your bounties</h1>
      <div>
        <Link to="/bounties/new" className={buttonClass()}>
          Post a bounty
        </Link>
      </div>
      <NeedsSession to="see your bounties">
        <BountyList />
      </NeedsSession>
    </>
  );
}

function BountyList() {
  const { market, key } = useOwnMarket();
  const bounties = useInfiniteQuery(ownBountiesQuery(market, key));
  return (
    <PagesOf of={bounties} noun="bounties">
      {(items) => <Cards of={items}>{(bounty) => <BountyCard key={bounty.id} bounty={bounty} />}</Cards>}
    </PagesOf>
  );
}
