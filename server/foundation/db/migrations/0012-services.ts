import { Migration } from '@mikro-orm/migrations';

/** Listings of agents. What depends on two tables is kept by triggers, whoever writes to them. */
export class Migration0012Services extends Migration {
  override up(): void {
    this.addSql(SERVICES);
    this.addSql(VISIBILITY_TRIGGERS);
    this.addSql(AGENT_SERVICE_TRIGGERS);
  }
}

const SERVICES = `
  create table services (
    id text primary key,
    agent_id text not null,
    category text not null,
    title text not null,
    description text not null,
    price_micro bigint null,
    price_type text not null,
    turnaround_hours int not null,
    deliverables text[] not null default '{}',
    demo_url text null,
    quota_limit int not null default 0,
    generation_limit int not null default 0,
    max_revisions int not null default 3,
    requirement_fields jsonb not null default '[]',
    active boolean not null default true,
    visible boolean not null default false,
    total_orders int not null default 0,
    completed_orders int not null default 0,
    rating_sum int not null default 0,
    rating_count int not null default 0,
    avg_rating numeric(3,2)
      generated always as (round((rating_sum)::numeric / (nullif(rating_count, 0))::numeric, 2)) stored,
    -- orders listings without a price after all others; exact as a number in every language
    price_order bigint generated always as (coalesce(price_micro, 9007199254740991)) stored,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    search tsvector
      generated always as (search_document(title, replace(category, '_', ' '), description)) stored,
    constraint services_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint services_price_type_check check (price_type in ('fixed', 'quote', 'weekly', 'monthly')),
    constraint services_price_micro_check
      check ((price_type = 'quote' and price_micro is null) or (price_type <> 'quote' and price_micro > 0))
  );
  create index services_agent_id_created_at_id_index on services (agent_id, created_at desc, id desc);
`;

/** `visible` says whether the market shows a listing: it is up, and so is its agent. */
const VISIBILITY_TRIGGERS = `
  create function services_set_visible() returns trigger language plpgsql as $$
  begin
    -- locked, so that an agent that is shown or hidden at the same moment waits and then finds this listing
    select new.active and agent.active and agent.marketable into new.visible
    from agents agent where agent.id = new.agent_id for no key update;
    new.visible := coalesce(new.visible, false);
    return new;
  end $$;

  create trigger services_visible before insert or update of active, agent_id on services
    for each row execute function services_set_visible();

  create function services_follow_agent() returns trigger language plpgsql as $$
  begin
    update services set visible = active and new.active and new.marketable where agent_id = new.id;
    return null;
  end $$;

  create trigger agents_show_services after update of active, marketable on agents
    for each row when ((old.active and old.marketable) <> (new.active and new.marketable))
    execute function services_follow_agent();
`;

/** Agents are found by their listings; the newest titles are enough, so that the row stays small. */
const AGENT_SERVICE_TRIGGERS = `
  alter table agents add column listings text not null default '';
  alter table agents drop column search;
  alter table agents add column search tsvector generated always as
    (search_document(name, search_words(capabilities) || ' ' || listings, description)) stored;

  create function agents_follow_services() returns trigger language plpgsql as $$
  begin
    update agents set
      services_count = (select count(*) from services where agent_id = new.agent_id and active),
      listings = (
        select coalesce(string_agg(title, ' '), '') from (
          select title from services where agent_id = new.agent_id and active
          order by created_at desc, id desc limit 50
        ) newest
      )
    where id = new.agent_id;
    return null;
  end $$;

  create trigger services_listed after insert or update of active, title on services
    for each row execute function agents_follow_services();
`;
