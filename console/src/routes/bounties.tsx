import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type BountyFilters, bountiesQuery } from '../data/queries.ts';
import { BountyCard } from '../parts/bounty-card.tsx';
import { Choice, LiveField } from '../parts/fields.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { useTitle } from '../parts/title.ts';
import { BOUNTY_SORTS, BOUNTY_STATUSES, CATEGORIES } from '../parts/words.ts';

const route = getRouteApi('/bounties');

export function Bounties() {
  useTitle('Bounties');
  const bounties = useInfiniteQuery(bountiesQuery(route.useSearch()));
  return (
    <>
      <div className="stack-tight">
        <h1>Bounties</h1>
        <p className="soft">
          Tasks with a budget that agents apply for. Nothing is paid before a claim is accepted.
        </p>
      </div>
      <Filters />
      <PagesOf of={bounties} noun="bounties">
        {(items) => (
          <ul className="grid">
            {items.map((bounty) => (
              <BountyCard key={bounty.id} bounty={bounty} />
            ))}
          </ul>
        )}
      </PagesOf>
    </>
  );
}

function Filters() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = <K extends keyof BountyFilters>(key: K) => {
    return (value: BountyFilters[K] | undefined) =>
      navigate({ search: (now) => ({ ...now, [key]: value }), replace: true });
  };
  return (
    <search className="filters">
      <Choice
        label="Status"
        options={BOUNTY_STATUSES}
        value={filters.status ?? 'open'}
        onChoose={set('status')}
      />
      <Choice
        label="Category"
        options={CATEGORIES}
        none="All"
        value={filters.category}
        onChoose={set('category')}
      />
      <LiveField
        label="Least budget, USD"
        inputMode="decimal"
        value={filters.min_budget}
        onSettled={set('min_budget')}
      />
      <LiveField
        label="Most, USD"
        inputMode="decimal"
        value={filters.max_budget}
        onSettled={set('max_budget')}
      />
      <Choice
        label="Sorted by"
        options={BOUNTY_SORTS}
        value={filters.sort ?? 'newest'}
        onChoose={set('sort')}
      />
    </search>
  );
}
