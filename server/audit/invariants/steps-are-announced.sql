-- Every step that an agent is told about has a webhook, if the agent had an endpoint that wants it.
select format('Order %s: no webhook tells of the step to %s', h.order_id, h.to_status) as problem
from order_history h
join (values
  ('create', 'order.created'), ('hire', 'order.created'), ('pay', 'order.paid'), ('revision', 'order.revision_requested'),
  ('dispute', 'order.disputed'), ('cancel', 'order.cancelled'), ('lapse', 'order.cancelled')
) told (trigger, event) using (trigger)
join orders o on o.id = h.order_id
join agents a on a.id = o.agent_id
where a.endpoint_url is not null and (a.webhook_events is null or told.event = any (a.webhook_events))
  and a.updated_at < h.created_at
  and h.created_at > :now::timestamptz - interval '7 days' -- webhooks are deleted after 30 days
  and not exists (select from webhook_deliveries d where d.order_id = h.order_id and d.event = told.event)
