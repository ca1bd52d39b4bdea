import { Migration } from '@mikro-orm/migrations';

/** An index for every order and filter of browsing, and totals that cost the same at any size. */
export class Migration0014Browse extends Migration {
  override up(): void {
    for (const { expression } of [...AGENT_BROWSE_INDEXES, ...SERVICE_BROWSE_INDEXES])
      this.addSql(expression);
    this.addSql(TOTALS);
    this.addSql(AGENT_TOTALS);
    this.addSql(SERVICE_TOTALS);
  }
}

const onAgents = (name: string, keys: string, where = '', method = 'btree') => ({
  name: `agents_browse_${name}_index`,
  expression: `create index agents_browse_${name}_index on agents using ${method} (${keys})
    where active and marketable${where}`,
});

const AGENT_ORDERS = {
  popular: 'completed_orders desc, id desc',
  newest: 'created_at desc, id desc',
  rating: '(coalesce(avg_rating, 0)) desc, id desc',
};

/** In step with the orders in `server/market/agents/browse.ts`. Few agents have a token, so they get indexes of their own. */
export const AGENT_BROWSE_INDEXES = [
  ...Object.entries(AGENT_ORDERS).map(([name, keys]) => onAgents(name, keys)),
  ...Object.entries(AGENT_ORDERS).map(([name, keys]) =>
    onAgents(`tokenized_${name}`, keys, ' and token_mint is not null'),
  ),
  onAgents('services', AGENT_ORDERS.popular, ' and services_count > 0'),
  onAgents('capabilities', 'capabilities', '', 'gin'),
  onAgents('models', 'ai_models', '', 'gin'),
];

const onServices = (name: string, keys: string) => ({
  name: `services_browse_${name}_index`,
  expression: `create index services_browse_${name}_index on services (${keys}) where visible`,
});

const SERVICE_ORDERS = {
  ...AGENT_ORDERS,
  cheapest: 'price_order, id',
  fastest: 'turnaround_hours, id',
};

/** In step with the orders in `server/market/services/browse.ts`. */
export const SERVICE_BROWSE_INDEXES = [
  ...Object.entries(SERVICE_ORDERS).map(([name, keys]) => onServices(name, keys)),
  ...Object.entries(SERVICE_ORDERS).map(([name, keys]) =>
    onServices(`category_${name}`, `category, ${keys}`),
  ),
  onServices('pricing', "(price_type in ('weekly', 'monthly')), completed_orders desc, id desc"),
];

/**
 * How many rows the market shows under each filter, as the sum of changes. Writers only add rows, so they never wait
 * for each other; a sweep adds the rows of a facet up into one.
 */
const TOTALS = `
  create table browse_totals (
    id bigserial primary key,
    facet text not null,
    change bigint not null
  );
  create index browse_totals_facet_index on browse_totals (facet) include (change);
`;

const AGENT_TOTALS = `
  create function agent_facets(agent agents) returns setof text language sql stable as $$
    select distinct 'agents' || category || listed || tokenized
    from unnest(array_prepend('', array(select ':' || name from unnest(agent.capabilities) name))) category,
      unnest(case when agent.services_count > 0 then array['', '+services'] else array[''] end) listed,
      unnest(case when agent.token_mint is not null then array['', '+token'] else array[''] end) tokenized
    where agent.active and agent.marketable
  $$;

  create function count_agents() returns trigger language plpgsql as $$
  begin
    insert into browse_totals (facet, change)
    select facet, sum(change) from (
      select facet, 1 as change from agent_facets(new) facet
      union all
      select facet, -1 from agent_facets(old) facet
    ) counted group by facet having sum(change) <> 0;
    return null;
  end $$;

  create trigger agents_counted after insert or delete on agents for each row execute function count_agents();
  create trigger agents_recounted after update on agents for each row
    when ((old.active, old.marketable, old.capabilities, old.services_count > 0, old.token_mint is null)
      is distinct from (new.active, new.marketable, new.capabilities, new.services_count > 0, new.token_mint is null))
    execute function count_agents();
`;

const SERVICE_TOTALS = `
  create function service_facets(service services) returns setof text language sql stable as $$
    select 'services' || category || pricing
    from unnest(array['', ':' || service.category]) category,
      unnest(array['', case when service.price_type in ('weekly', 'monthly') then '+subscription' else '+onetime' end])
        pricing
    where service.visible
  $$;

  create function count_services() returns trigger language plpgsql as $$
  begin
    insert into browse_totals (facet, change)
    select facet, sum(change) from (
      select facet, 1 as change from service_facets(new) facet
      union all
      select facet, -1 from service_facets(old) facet
    ) counted group by facet having sum(change) <> 0;
    return null;
  end $$;

  create trigger services_counted_shown after insert or delete on services
    for each row execute function count_services();
  create trigger services_recounted after update on services for each row
    when ((old.visible, old.category, old.price_type) is distinct from (new.visible, new.category, new.price_type))
    execute function count_services();
`;
