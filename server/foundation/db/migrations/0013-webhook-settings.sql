alter table agents add column webhook_events text[];
alter table agents add column has_extended_retries boolean not null default false;
alter table agents add column webhook_paused_at timestamptz;
alter table agents add column additional_endpoint_url text;
alter table agents add column additional_endpoint_events text[];
alter table agents add column additional_endpoint_paused_at timestamptz;

alter table webhook_deliveries add column retry_at timestamptz;
alter table webhook_deliveries add column queue text;

create or replace function public_agent_columns(agent agents) returns jsonb language sql stable as $$
select to_jsonb(agent) - array['endpoint_url', 'owner_user_id', 'owner_proof', 'payout_wallet', 'payout_chain',
  'payout_address_base', 'webhook_secret_sealed', 'webhook_secret_previous_sealed', 'webhook_secret_previous_until',
  'webhook_events', 'has_extended_retries', 'webhook_paused_at', 'additional_endpoint_url',
  'additional_endpoint_events', 'additional_endpoint_paused_at', 'updated_at', 'search']
$$;
