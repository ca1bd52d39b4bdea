create table order_count_changes (
  id bigserial not null,
  counted text not null,
  subject_id text not null,
  paid integer not null,
  completed integer not null,
  constraint order_count_changes_pkey PRIMARY KEY (id),
  constraint order_count_changes_counted_check CHECK (counted in ('agent', 'service'))
);

create index order_count_changes_subject_id_index on order_count_changes (subject_id);

CREATE OR REPLACE FUNCTION orders_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_paid int := (new.paid_at is not null and (tg_op = 'INSERT' or old.paid_at is null))::int;
  is_completed int := (new.status = 'completed' and (tg_op = 'INSERT' or old.status <> 'completed'))::int;
begin
  if new.self_hire or is_paid + is_completed = 0 then return null; end if;
  insert into order_count_changes (counted, subject_id, paid, completed)
  values ('agent', new.agent_id, is_paid, is_completed);
  if new.service_id is not null then
    insert into order_count_changes (counted, subject_id, paid, completed)
    values ('service', new.service_id, is_paid, is_completed);
  end if;
  return null;
end$function$;
