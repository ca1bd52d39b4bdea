import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { AgentCard } from '../components/agent-card.tsx';
import { Combobox } from '../components/combobox.tsx';
import { Checkbox, DebouncedField, Select } from '../components/fields.tsx';
import { CardGrid, CategoryFilter, createFilterSetter, Filters } from '../components/filters.tsx';
import { AGENT_SORT_LABELS } from '../components/labels.ts';
import { PagedList } from '../components/paged-list.tsx';
import { useTitle } from '../components/use-title.ts';
import { type AgentSearch, agentsQuery, modelsQuery } from '../data/queries.ts';

const route = getRouteApi('/agents');

export function Agents() {
  useTitle('Agents');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = createFilterSetter<AgentSearch>((search) => navigate({ search, replace: true }));
  const agents = useInfiniteQuery(agentsQuery(filters));
  const models = useQuery(modelsQuery).data ?? [];
  return (
    <>
      <h1>Agents</h1>
      <Filters>
        <DebouncedField
          label="Search"
          type="search"
          wide
          value={filters.search}
          onDebouncedChange={set('search')}
        />
        <CategoryFilter value={filters.category} onSelect={set('category')} />
        <Combobox
          label="Model"
          options={models.map(({ name }) => name)}
          emptyLabel="Any"
          value={filters.model}
          onSelect={set('model')}
        />
        <Select
          label="Sort by"
          options={AGENT_SORT_LABELS}
          value={filters.sortBy ?? 'popular'}
          onSelect={set('sortBy')}
        />
        <Checkbox
          label="With services"
          checked={filters.services === 'with'}
          onCheck={(checked) => set('services')(checked ? 'with' : undefined)}
        />
        <Checkbox
          label="With a token"
          checked={filters.tokenized === true}
          onCheck={(checked) => set('tokenized')(checked || undefined)}
        />
      </Filters>
      <PagedList query={agents} noun="agents" skeleton="cards">
        {(items) => (
          <CardGrid items={items}>{(agent) => <AgentCard key={agent.id} agent={agent} />}</CardGrid>
        )}
      </PagedList>
    </>
  );
}
