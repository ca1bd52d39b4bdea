import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BountyCard } from '../components/bounty-card.tsx';
import { getButtonClass } from '../components/button.tsx';
import { CardGrid } from '../components/filters.tsx';
import { PagedList } from '../components/paged-list.tsx';
import { RequireSession } from '../components/require-session.tsx';
import { useTitle } from '../components/use-title.ts';
import { useSessionApi } from '../data/session-api.ts';
import { ownBountiesQuery } from '../data/session-queries.ts';

export function MyBounties() {
  useTitle('Your bounties');
  return (
    <>
      <h1>Your bounties</h1>
      <div>
        <Link to="/bounties/new" className={getButtonClass()}>
          Post a bounty
        </Link>
      </div>
      <RequireSession to="see your bounties">
        <BountyList />
      </RequireSession>
    </>
  );
}

function BountyList() {
  const { market, key } = useSessionApi();
  const bounties = useInfiniteQuery(ownBountiesQuery(market, key));
  return (
    <PagedList query={bounties} noun="bounties" skeleton="cards">
      {(items) => (
        <CardGrid items={items}>{(bounty) => <BountyCard key={bounty.id} bounty={bounty} />}</CardGrid>
      )}
    </PagedList>
  );
}
