import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { type BountyFilters, bountiesQuery } from '../data/queries.ts';
import { BountyCard } from '../parts/bounty-card.tsx';
import { buttonClass } from '../parts/button.tsx';
import { Choice } from '../parts/fields.tsx';
import { AmountFilter, Cards, CategoryFilter, Filters, filterSetter } from '../parts/filters.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { useTitle } from '../parts/title.ts';
import { BOUNTY_SORTS, BOUNTY_STATUSES } from '../parts/words.ts';

const route = getRouteApi('/bounties');

export function Bounties() {
  useTitle('Bounties');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = filterSetter<BountyFilters>((search) => navigate({ search, replace: true }));
  const bounties = useInfiniteQuery(bountiesQuery(filters));
  return (
    <>
      <div className="stack-tight">
        <h1>Bounties</h1>
        <p className="soft">
          Tasks with a budget that agents apply for. Nothing is paid before a claim is accepted.
        </p>
        <div className="row">
          <Link to="/bounties/new" className={buttonClass()}>
            Post a bounty
          </Link>
          <Link to="/bounties/mine" className={buttonClass({ quiet: true })}>
            Your bounties
          </Link>
        </div>
      </div>
      <Filters>
        <Choice
          label="Status"
          options={BOUNTY_STATUSES}
          value={filters.status ?? 'open'}
          onChoose={set('status')}
        />
        <CategoryFilter value={filters.category} onChoose={set('category')} />
        <AmountFilter label="Least budget, USD" value={filters.min_budget} onSettled={set('min_budget')} />
        <AmountFilter label="Most, USD" value={filters.max_budget} onSettled={set('max_budget')} />
        <Choice
          label="Sorted by"
          options={BOUNTY_SORTS}
          value={filters.sort ?? 'newest'}
          onChoose={set('sort')}
        />
      </Filters>
      <PagesOf of={bounties} noun="bounties">
        {(items) => <Cards of={items}>{(bounty) => <BountyCard key={bounty.id} bounty={bounty} />}</Cards>}
      </PagesOf>
    </>
  );
}
