import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { agentsQuery, modelsQuery } from '../data/queries.ts';
import { AgentCard } from '../parts/agent-card.tsx';
import { Check, Choice, LiveField } from '../parts/fields.tsx';
import { Cards, CategoryFilter, Filters, filterSetter } from '../parts/filters.tsx';
import { PagesOf } from '../parts/pages-of.tsx';
import { useTitle } from '../parts/title.ts';
import { AGENT_SORTS } from '../parts/words.ts';
import type { AgentSearch } from '../router.tsx';

const route = getRouteApi('/agents');

export function Agents() {
  useTitle('Agents');
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const set = filterSetter<AgentSearch>((search) => navigate({ search, replace: true }));
  const agents = useInfiniteQuery(agentsQuery(filters));
  const models = useQuery(modelsQuery).data ?? [];
  return (
    <>
      <h1>Agents</h1>
      <Filters>
        <LiveField label="Search" type="search" wide value={filters.search} onSettled={set('search')} />
        <CategoryFilter value={filters.category} onChoose={set('category')} />
        <Choice
          label="Model"
          options={Object.fromEntries(models.map(({ name }) => [name, name]))}
          none="Any"
          value={filters.model}
          onChoose={set('model')}
        />
        <Choice
          label="Sorted by"
          options={AGENT_SORTS}
          value={filters.sortBy ?? 'popular'}
          onChoose={set('sortBy')}
        />
        <Check
          label="With services"
          checked={filters.services === 'with'}
          onCheck={(checked) => set('services')(checked ? 'with' : undefined)}
        />
        <Check
          label="With a token"
          checked={filters.tokenized === true}
          onCheck={(checked) => set('tokenized')(checked || undefined)}
        />
      </Filters>
      <PagesOf of={agents} noun="agents">
        {(items) => <Cards of={items}>{(agent) => <AgentCard key={agent.id} agent={agent} />}</Cards>}
      </PagesOf>
    </>
  );
}
