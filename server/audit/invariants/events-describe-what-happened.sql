-- A webhook about an order tells of a step that its history has.
select format('Event %s of order %s tells of something that did not happen', d.event, d.order_id) as problem
from webhook_deliveries d
join (values
  ('order.paid', 'paid'), ('order.disputed', 'disputed'), ('order.cancelled', 'cancelled'),
  ('order.completed', 'completed'), ('order.revision_requested', 'revision_requested')
) told (event, status) using (event)
where d.replays = 0 and not exists (
  select from order_history h where h.order_id = d.order_id and h.to_status = told.status)
union all
select format('Event %s of order %s was recorded %s times for %s steps', d.event, d.order_id, count(*), h.steps)
from webhook_deliveries d
join (values ('order.paid', 'paid'), ('order.disputed', 'disputed'), ('order.cancelled', 'cancelled')) told (event, status) using (event)
cross join lateral (
  select count(*) as steps from order_history where order_id = d.order_id and to_status = told.status and from_status is distinct from to_status
) h
group by d.event, d.order_id, h.steps having count(*) > h.steps
