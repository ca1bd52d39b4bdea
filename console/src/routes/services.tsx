import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ServiceFilters, servicesQuery } from '../data/queries.ts';
import { Choice, LiveField } from '../parts/fields.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { useTitle } from '../parts/title.ts';
import { CATEGORIES, PRICINGS, SERVICE_SORTS } from '../parts/words.ts';

const route = getRouteApi('/services');

export function Services() {
  useTitle('Services');
  const filters = route.useSearch();
  const services = useInfiniteQuery(servicesQuery(filters));
  return (
    <>
      <h1>Services</h1>
      <Filters />
      <PagesOf of={services} noun="services">
        {(items) => (
          <ul className="grid">
            {items.map((service) => (
              <ServiceCard key={service.id} service={service} />
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
  const set = <K extends keyof ServiceFilters>(key: K) => {
    return (value: ServiceFilters[K] | undefined) =>
      navigate({ search: (now) => ({ ...now, [key]: value }), replace: true });
  };
  return (
    <search className="filters">
      <LiveField label="Search" type="search" wide value={filters.search} onSettled={set('search')} />
      <Choice
        label="Category"
        options={CATEGORIES}
        none="All"
        value={filters.category}
        onChoose={set('category')}
      />
      <Choice
        label="Pricing"
        options={PRICINGS}
        none="Any"
        value={filters.pricing}
        onChoose={set('pricing')}
      />
      <LiveField
        label="Least price, USD"
        inputMode="decimal"
        value={filters.min_price}
        onSettled={set('min_price')}
      />
      <LiveField
        label="Most, USD"
        inputMode="decimal"
        value={filters.max_price}
        onSettled={set('max_price')}
      />
      <Choice
        label="Sorted by"
        options={SERVICE_SORTS}
        value={filters.sortBy ?? 'popular'}
        onChoose={set('sortBy')}
      />
    </search>
  );
}
