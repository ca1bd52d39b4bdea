-- Each step of an order called all of these functions, and most calls did nothing. Conditions of a trigger are cheaper
-- than a call, and a row is cheaper than a table of one row.

create or replace function orders_count() returns trigger language plpgsql as $$
declare
  is_paid int := (new.paid_at is not null and (tg_op = 'INSERT' or old.paid_at is null))::int;
  is_completed int := (new.status = 'completed' and (tg_op = 'INSERT' or old.status <> 'completed'))::int;
begin
  if new.self_hire or is_paid + is_completed = 0 then return null; end if;
  insert into order_count_changes (counted, subject_id, paid, completed)
  select counted, subject_id, is_paid, is_completed
  from (values ('agent', new.agent_id), ('service', new.service_id)) subject (counted, subject_id)
  where subject_id is not null;
  return null;
end
$$;

create function publish_order() returns trigger language plpgsql as $$
begin
  perform publish_changes(array['agent:' || case tg_op when 'DELETE' then old.agent_id else new.agent_id end]);
  return null;
end
$$;

drop trigger orders_counted on orders;
create trigger orders_counted after insert on orders for each row
  when (new.paid_at is not null or new.status = 'completed')
  execute function orders_count();
create trigger orders_recounted after update of status, paid_at on orders for each row
  when ((old.paid_at is null and new.paid_at is not null)
    or (old.status <> 'completed' and new.status = 'completed'))
  execute function orders_count();

drop trigger orders_published_new on orders;
create trigger orders_published_new after insert on orders for each row
  when (is_public_order(new.status))
  execute function publish_order();
drop trigger orders_published_gone on orders;
create trigger orders_published_gone after delete on orders for each row
  when (is_public_order(old.status))
  execute function publish_order();
drop trigger orders_published_changed on orders;
create trigger orders_published_changed after update on orders for each row
  when ((is_public_order(old.status) or is_public_order(new.status))
    and (old.agent_id, old.status, old.is_private, old.service_id, old.service_title, old.service_category,
        old.created_at, old.completed_at)
      is distinct from (new.agent_id, new.status, new.is_private, new.service_id, new.service_title,
        new.service_category, new.created_at, new.completed_at))
  execute function publish_order();
drop function publish_orders();
