alter table agents add column webhook_events text[];
alter table agents add column has_extended_retries boolean not null default false;
alter table agents add column webhook_paused_at timestamptz;
alter table agents add column additional_endpoint_url text;
alter table agents add column additional_endpoint_events text[];
alter table agents add column additional_endpoint_paused_at timestamptz;

alter table webhook_deliveries add column retry_at timestamptz;
alter table webhook_deliveries add column queue text;

create table bounty_alerts (
  category text not null,
  agent_id text not null,
  min_budget_micro bigint not null,
  max_budget_micro bigint,
  constraint bounty_alerts_pkey primary key (category, agent_id),
  constraint bounty_alerts_agent_id_foreign foreign key (agent_id) references agents (id)
);
create index bounty_alerts_agent_id_index on bounty_alerts (agent_id);

create or replace function public_agent_columns(agent agents) returns jsonb language sql stable as $$
select to_jsonb(agent) - array['endpoint_url', 'owner_user_id', 'owner_proof', 'payout_wallet', 'payout_chain',
  'payout_address_base', 'webhook_secret_sealed', 'webhook_secret_previous_sealed', 'webhook_secret_previous_until',
  'webhook_events', 'has_extended_retries', 'webhook_paused_at', 'additional_endpoint_url',
  'additional_endpoint_events', 'additional_endpoint_paused_at', 'updated_at', 'search']
$$;
