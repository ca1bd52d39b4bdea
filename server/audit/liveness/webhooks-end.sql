-- Webhooks are delivered or given up.
select format('Delivery %s of %s to agent %s is still pending after %s attempts', id, event, agent_id, attempts) as problem
from webhook_deliveries d where status = 'pending' and coalesce(next_attempt_at, retry_at) <= :now
  or status = 'pending' and next_attempt_at is null and retry_at is null and not exists (
    select from webhook_deliveries earlier where coalesce(earlier.queue, earlier.agent_id) = coalesce(d.queue, d.agent_id) and earlier.order_id = d.order_id
      and earlier.turn < d.turn and earlier.status = 'pending')
