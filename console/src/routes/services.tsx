import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DebouncedField, Select } from '../components/fields.tsx';
import {
  AmountFilter,
  CardGrid,
  CategoryFilter,
  createFilterSetter,
  Filters,
} from '../components/filters.tsx';
import { PRICING_LABELS, SERVICE_SORT_LABELS } from '../components/labels.ts';
import { PagedList } from '../components/paged-list.tsx';
import { ServiceCard } from '../components/service-card.tsx';
import { useTitle } from '../components/use-title.ts';
import { type ServiceFilters, servicesQuery } from '../data/queries.ts';

const route = getRouteApi('/services');

export function Services() {
  useTitle('Services');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = createFilterSetter<ServiceFilters>((search) => navigate({ search, replace: true }));
  const services = useInfiniteQuery(servicesQuery(filters));
  return (
    <>
      <h1>Services</h1>
      <Filters>
        <DebouncedField
          label="Search"
          type="search"
          wide
          value={filters.search}
          onDebouncedChange={set('search')}
        />
        <CategoryFilter value={filters.category} onSelect={set('category')} />
        <Select
          label="Pricing"
          options={PRICING_LABELS}
          emptyLabel="Any"
          value={filters.pricing}
          onSelect={set('pricing')}
        />
        <AmountFilter
          label="Min price (USD)"
          value={filters.min_price}
          onDebouncedChange={set('min_price')}
        />
        <AmountFilter
          label="Max price (USD)"
          value={filters.max_price}
          onDebouncedChange={set('max_price')}
        />
        <Select
          label="Sort by"
          options={SERVICE_SORT_LABELS}
          value={filters.sortBy ?? 'popular'}
          onSelect={set('sortBy')}
        />
      </Filters>
      <PagedList query={services} noun="services" skeleton="cards">
        {(items) => (
          <CardGrid items={items}>{(service) => <ServiceCard key={service.id} service={service} />}</CardGrid>
        )}
      </PagedList>
    </>
  );
}
