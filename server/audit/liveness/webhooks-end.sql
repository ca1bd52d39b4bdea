-- Webhooks are delivered or given up.
select format('Delivery %s of %s to agent %s is still pending after %s attempts', id, event, agent_id, attempts) as problem
from webhook_deliveries where status = 'pending' and (next_attempt_at is null or next_attempt_at <= :now)
