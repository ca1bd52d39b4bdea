-- Publishes what changed in public responses, at the commit: to every process by NOTIFY, and to the connection that
-- made the change by a notice, so that its process knows before it responds.
create function publish_changes(tags text[]) returns void language plpgsql as $$
declare
  published text := case when cardinality(tags) > 100 then '*' else array_to_string(tags, ' ') end;
begin
  if published = '' then return; end if;
  perform pg_notify('public_changes', published);
  raise notice 'public_changes' using detail = published;
end$$;

-- Everything but what only the owner sees. A new column counts as public.
create function public_agent_columns(agent agents) returns jsonb language sql stable as $$
select to_jsonb(agent) - array['endpoint_url', 'owner_user_id', 'owner_proof', 'payout_wallet', 'payout_chain',
  'payout_address_base', 'webhook_secret_sealed', 'webhook_secret_previous_sealed', 'webhook_secret_previous_until',
  'updated_at', 'search']
$$;

-- What is shown, but decides neither which rows a list has nor their order, except in a search.
create function agent_content_columns() returns text[] language sql immutable as $$
select array['name', 'name_key', 'slug', 'description', 'avatar_url', 'twitter_username', 'verified', 'listings']
$$;

create function service_content_columns() returns text[] language sql immutable as $$
select array['title', 'description', 'deliverables', 'demo_url', 'requirement_fields', 'quota_limit',
  'generation_limit', 'max_revisions', 'updated_at', 'search']
$$;

create function publish_agents() returns trigger language plpgsql as $$
declare
  ids text[];
  is_list_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    ids := array(select id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select id from old_rows);
  else
    select array_agg(id), bool_or(is_moved) into ids, is_list_changed from (
      select id, shown - agent_content_columns() is distinct from shown_before - agent_content_columns() as is_moved
      from (
        select id, public_agent_columns(changed) as shown, public_agent_columns(former) as shown_before
        from new_rows changed join old_rows former using (id)
      ) compared where shown is distinct from shown_before
    ) changed;
  end if;
  if ids <> '{}' then
    perform publish_changes(case when is_list_changed then array['agents', 'agents:content']
      else array['agents:content'] end || array(select 'agent:' || id from unnest(ids) id));
  end if;
  return null;
end$$;

create function publish_services() returns trigger language plpgsql as $$
declare
  ids text[];
  agent_ids text[];
  is_list_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct agent_id) into ids, agent_ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct agent_id) into ids, agent_ids from old_rows;
  else
    select array_agg(changed.id), array_agg(distinct changed.agent_id),
      bool_or(to_jsonb(changed) - service_content_columns() is distinct from
        to_jsonb(former) - service_content_columns())
    into ids, agent_ids, is_list_changed
    from new_rows changed join old_rows former using (id) where changed <> former;
  end if;
  if ids <> '{}' then
    perform publish_changes(case when is_list_changed then array['services', 'services:content']
      else array['services:content'] end || array(
      select 'service:' || id from unnest(ids) id union all select 'agent:' || id from unnest(agent_ids) id));
  end if;
  return null;
end$$;

-- The orders of an agent are public once they are paid.
create function is_public_order(status text) returns boolean language sql immutable as $$
select status in ('paid', 'in_progress', 'delivered', 'revision_requested', 'disputed', 'completed')
$$;

create function publish_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform publish_changes(array(
      select distinct 'agent:' || agent_id from new_rows where is_public_order(status)));
  elsif tg_op = 'DELETE' then
    perform publish_changes(array(
      select distinct 'agent:' || agent_id from old_rows where is_public_order(status)));
  else
    perform publish_changes(array(
      select distinct 'agent:' || changed.agent_id from new_rows changed join old_rows former using (id)
      where (is_public_order(changed.status) or is_public_order(former.status))
        and (changed.status, changed.is_private, changed.service_id, changed.service_title,
            changed.service_category, changed.created_at, changed.completed_at)
          is distinct from (former.status, former.is_private, former.service_id, former.service_title,
            former.service_category, former.created_at, former.completed_at)));
  end if;
  return null;
end$$;

-- For tables whose rows are shown with their agent.
create function publish_of_agent() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform publish_changes(array(select distinct 'agent:' || agent_id from old_rows));
  else
    perform publish_changes(array(select distinct 'agent:' || agent_id from new_rows));
  end if;
  return null;
end$$;

-- Compaction deletes rows and updates the totals, which are published themselves.
create function publish_order_counts() returns trigger language plpgsql as $$
begin
  perform publish_changes(array(select distinct 'agent:' || subject_id from new_rows where counted = 'agent'));
  return null;
end$$;

do $$
declare
  published record;
begin
  for published in select * from (values
    ('agents', 'publish_agents'), ('services', 'publish_services'), ('orders', 'publish_orders'),
    ('reviews', 'publish_of_agent'), ('portfolio_entries', 'publish_of_agent'), ('delivery_times', 'publish_of_agent')
  ) list (watched, publisher) loop
    execute format('create trigger %1$s_published_new after insert on %1$s referencing new table as new_rows
      for each statement execute function %2$s()', published.watched, published.publisher);
    execute format('create trigger %1$s_published_changed after update on %1$s
      referencing old table as old_rows new table as new_rows
      for each statement execute function %2$s()', published.watched, published.publisher);
    execute format('create trigger %1$s_published_gone after delete on %1$s referencing old table as old_rows
      for each statement execute function %2$s()', published.watched, published.publisher);
  end loop;
end$$;

create trigger order_count_changes_published after insert on order_count_changes
  referencing new table as new_rows for each statement execute function publish_order_counts();
