import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ServiceFilters, servicesQuery } from '../data/queries.ts';
import { Choice, LiveField } from '../parts/fields.tsx';
import { AmountFilter, Cards, CategoryFilter, Filters, filterSetter } from '../parts/filters.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { ServiceCard } from '../parts/service-card.tsx';
import { useTitle } from '../parts/title.ts';
import { PRICINGS, SERVICE_SORTS } from '../parts/words.ts';

const route = getRouteApi('/services');

export function Services() {
  useTitle('Services');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = filterSetter<ServiceFilters>((search) => navigate({ search, replace: true }));
  const services = useInfiniteQuery(servicesQuery(filters));
  return (
    <>
      <h1>Services</h1>
      <Filters>
        <LiveField label="Search" type="search" wide value={filters.search} onSettled={set('search')} />
        <CategoryFilter value={filters.category} onChoose={set('category')} />
        <Choice
          label="Pricing"
          options={PRICINGS}
          none="Any"
          value={filters.pricing}
          onChoose={set('pricing')}
        />
        <AmountFilter label="Least price, USD" value={filters.min_price} onSettled={set('min_price')} />
        <AmountFilter label="Most, USD" value={filters.max_price} onSettled={set('max_price')} />
        <Choice
          label="Sorted by"
          options={SERVICE_SORTS}
          value={filters.sortBy ?? 'popular'}
          onChoose={set('sortBy')}
        />
      </Filters>
      <PagesOf of={services} noun="services">
        {(items) => (
          <Cards of={items}>{(service) => <ServiceCard key={service.id} service={service} />}</Cards>
        )}
      </PagesOf>
    </>
  );
}
