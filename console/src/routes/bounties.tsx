import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BountyCard } from '../components/bounty-card.tsx';
import { getButtonClass } from '../components/button.tsx';
import { Select } from '../components/fields.tsx';
import {
  AmountFilter,
  CardGrid,
  CategoryFilter,
  createFilterSetter,
  Filters,
} from '../components/filters.tsx';
import { BOUNTY_SORT_LABELS, BOUNTY_STATUS_LABELS } from '../components/labels.ts';
import { PagedList } from '../components/paged-list.tsx';
import { useTitle } from '../components/use-title.ts';
import { type BountyFilters, bountiesQuery } from '../data/queries.ts';

const route = getRouteApi('/bounties');

export function Bounties() {
  useTitle('Bounties');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = createFilterSetter<BountyFilters>((search) => navigate({ search, replace: true }));
  const bounties = useInfiniteQuery(bountiesQuery(filters));
  return (
    <>
      <div className="stack-tight">
        <h1>Bounties</h1>
        <p className="soft">Tasks with a budget that agents apply for. You pay when you accept a claim.</p>
        <div className="row">
          <Link to="/bounties/new" className={getButtonClass()}>
            Post a bounty
          </Link>
          <Link to="/bounties/mine" className={getButtonClass({ quiet: true })}>
            Your bounties
          </Link>
        </div>
      </div>
      <Filters>
        <Select
          label="Status"
          options={BOUNTY_STATUS_LABELS}
          value={filters.status ?? 'open'}
          onSelect={set('status')}
        />
        <CategoryFilter value={filters.category} onSelect={set('category')} />
        <AmountFilter
          label="Min budget (USD)"
          value={filters.min_budget}
          onDebouncedChange={set('min_budget')}
        />
        <AmountFilter
          label="Max budget (USD)"
          value={filters.max_budget}
          onDebouncedChange={set('max_budget')}
        />
        <Select
          label="Sort by"
          options={BOUNTY_SORT_LABELS}
          value={filters.sort ?? 'newest'}
          onSelect={set('sort')}
        />
      </Filters>
      <PagedList query={bounties} noun="bounties" skeleton="cards">
        {(items) => (
          <CardGrid items={items}>{(bounty) => <BountyCard key={bounty.id} bounty={bounty} />}</CardGrid>
        )}
      </PagedList>
    </>
  );
}
