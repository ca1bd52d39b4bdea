create table list_totals (
  id bigserial not null,
  list text not null,
  amount bigint not null,
  unread bigint default 0 not null,
  constraint list_totals_pkey PRIMARY KEY (id)
) with (fillfactor = 70);

create index list_totals_list_index on list_totals (list);

-- Changes the row of a list if nobody else is changing it, and otherwise adds a row: nobody waits. Rows that others have
-- added are merged, at most eight at a time. A transaction that has changed the list already only adds rows, because
-- versions of one row that nobody can remove yet would make every further change slower.
CREATE FUNCTION add_to_list_total(changed text, change bigint, unread_change bigint DEFAULT 0)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
  total bigint;
  total_unread bigint;
  is_own boolean;
begin
  select array_agg(free.id), sum(free.amount), sum(free.unread), bool_or(free.xmin = pg_current_xact_id()::xid)
  into ids, total, total_unread, is_own
  from (
    select id, amount, unread, xmin from list_totals where list = changed limit 8 for update skip locked
  ) free;
  if ids is null or is_own then
    insert into list_totals (list, amount, unread) values (changed, change, unread_change);
    return;
  end if;
  update list_totals set amount = total + change, unread = total_unread + unread_change where id = ids[1];
  if cardinality(ids) > 1 then delete from list_totals where id = any (ids[2:]); end if;
end$function$;

-- The lists that count an order: closed ones by party and status, and earnings.
CREATE FUNCTION counted_lists(listed orders)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  lists text[] := case when listed.payout_micro > 0 then array['earnings:' || listed.agent_id] else '{}' end;
begin
  if listed.status not in ('completed', 'cancelled') then return lists; end if;
  return lists || array_remove(array[
    'orders:agent_id:' || listed.agent_id || ':' || listed.status,
    'orders:client_wallet_key:' || listed.client_wallet_key || ':' || listed.status,
    'orders:client_user_id:' || listed.client_user_id || ':' || listed.status,
    'orders:client_agent_id:' || listed.client_agent_id || ':' || listed.status
  ], null);
end$function$;

CREATE FUNCTION count_listed_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before text[] := case when tg_op = 'INSERT' then '{}' else counted_lists(old) end;
  after text[] := case when tg_op = 'DELETE' then '{}' else counted_lists(new) end;
  changed text;
begin
  foreach changed in array after loop
    if changed <> all (before) then perform add_to_list_total(changed, 1); end if;
  end loop;
  foreach changed in array before loop
    if changed <> all (after) then perform add_to_list_total(changed, -1); end if;
  end loop;
  return null;
end$function$;

CREATE TRIGGER orders_listed AFTER INSERT ON orders FOR EACH ROW
  WHEN (new.status in ('completed', 'cancelled') or new.payout_micro > 0) EXECUTE FUNCTION count_listed_orders();
CREATE TRIGGER orders_relisted AFTER UPDATE ON orders FOR EACH ROW
  WHEN (old.status is distinct from new.status or old.payout_micro is distinct from new.payout_micro
    or old.agent_id is distinct from new.agent_id or old.client_wallet_key is distinct from new.client_wallet_key
    or old.client_user_id is distinct from new.client_user_id
    or old.client_agent_id is distinct from new.client_agent_id)
  EXECUTE FUNCTION count_listed_orders();
CREATE TRIGGER orders_unlisted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_listed_orders();

CREATE FUNCTION count_listed_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform add_to_list_total('notifications:' || recipient, count(*), count(*) filter (where read_at is null))
    from new_rows group by recipient order by recipient;
  elsif tg_op = 'DELETE' then
    perform add_to_list_total('notifications:' || recipient, -count(*), -count(*) filter (where read_at is null))
    from old_rows group by recipient order by recipient;
  else
    perform add_to_list_total('notifications:' || recipient, sum(change)::bigint, sum(unread)::bigint)
    from (
      select recipient, 1 as change, (read_at is null)::int as unread from new_rows
      union all
      select recipient, -1, -(read_at is null)::int from old_rows
    ) changed group by recipient having sum(change) <> 0 or sum(unread) <> 0 order by recipient;
  end if;
  return null;
end$function$;

CREATE TRIGGER notifications_listed AFTER INSERT ON notifications REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();
CREATE TRIGGER notifications_relisted AFTER UPDATE ON notifications
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();
CREATE TRIGGER notifications_unlisted AFTER DELETE ON notifications REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();

-- Adds what is missing, in one snapshot: what others change at the same time is neither counted nor in the totals.
CREATE FUNCTION recount_list_totals()
 RETURNS void
 LANGUAGE sql
AS $function$
insert into list_totals (list, amount, unread)
select list, sum(amount), sum(unread) from (
  select 'earnings:' || agent_id as list, count(*) as amount, 0 as unread from orders
  where payout_micro > 0 group by agent_id
  union all
  select 'orders:agent_id:' || agent_id || ':' || status, count(*), 0 from orders
  where status in ('completed', 'cancelled') group by agent_id, status
  union all
  select 'orders:client_wallet_key:' || client_wallet_key || ':' || status, count(*), 0 from orders
  where status in ('completed', 'cancelled') and client_wallet_key is not null group by client_wallet_key, status
  union all
  select 'orders:client_user_id:' || client_user_id || ':' || status, count(*), 0 from orders
  where status in ('completed', 'cancelled') and client_user_id is not null group by client_user_id, status
  union all
  select 'orders:client_agent_id:' || client_agent_id || ':' || status, count(*), 0 from orders
  where status in ('completed', 'cancelled') and client_agent_id is not null group by client_agent_id, status
  union all
  select 'notifications:' || recipient, count(*), count(*) filter (where read_at is null) from notifications
  group by recipient
  union all
  select list, -sum(amount), -sum(unread) from list_totals group by list
) counted group by list having sum(amount) <> 0 or sum(unread) <> 0
$function$;

-- The same for the totals of public lists, which only a worker added up before.
CREATE FUNCTION add_to_browse_total(changed text, added bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  ids bigint[];
  total bigint;
  is_own boolean;
begin
  select array_agg(free.id), sum(free.change), bool_or(free.xmin = pg_current_xact_id()::xid)
  into ids, total, is_own
  from (select id, change, xmin from browse_totals where facet = changed limit 8 for update skip locked) free;
  if ids is null or is_own then
    insert into browse_totals (facet, change) values (changed, added);
    return;
  end if;
  update browse_totals set change = total + added where id = ids[1];
  if cardinality(ids) > 1 then delete from browse_totals where id = any (ids[2:]); end if;
end$function$;

CREATE OR REPLACE FUNCTION catalog_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_browse_total('catalog-changes', 1);
  return null;
end$function$;

CREATE OR REPLACE FUNCTION count_agents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_browse_total(facet, sum(change)) from (
    select facet, 1 as change from agent_facets(new) facet
    union all
    select facet, -1 from agent_facets(old) facet
  ) counted group by facet having sum(change) <> 0 order by facet;
  return null;
end$function$;

CREATE OR REPLACE FUNCTION count_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_browse_total(facet, sum(change)) from (
    select facet, 1 as change from service_facets(new) facet
    union all
    select facet, -1 from service_facets(old) facet
  ) counted group by facet having sum(change) <> 0 order by facet;
  return null;
end$function$;

-- Hidden agents are in no public list and no figure.
CREATE OR REPLACE TRIGGER agents_counted AFTER INSERT ON agents FOR EACH ROW
  WHEN (new.active and new.marketable) EXECUTE FUNCTION count_agents();
CREATE TRIGGER agents_uncounted AFTER DELETE ON agents FOR EACH ROW
  WHEN (old.active and old.marketable) EXECUTE FUNCTION count_agents();
CREATE OR REPLACE TRIGGER agents_figured AFTER INSERT ON agents FOR EACH ROW
  WHEN (new.active and new.marketable) EXECUTE FUNCTION count_agent_figures();
CREATE TRIGGER agents_unfigured AFTER DELETE ON agents FOR EACH ROW
  WHEN (old.active and old.marketable) EXECUTE FUNCTION count_agent_figures();

CREATE OR REPLACE FUNCTION count_models_of_new_agents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from new_agents where active and marketable and ai_models <> '{}') then return null; end if;
  insert into ai_models (name, agents_count)
  select name, sum(change) from (
select model as name, 1 as change from new_agents, unnest(array(select distinct unnest(ai_models))) model
where active and marketable) changed group by name having sum(change) <> 0 order by name
  on conflict (name) do update set agents_count = ai_models.agents_count + excluded.agents_count;
  return null;
end$function$;
