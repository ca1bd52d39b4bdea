create table feed_events (
  xid xid8 not null default pg_current_xact_id(),
  order_key xid8 not null,
  seq bigserial not null,
  id uuid not null,
  agent_id text,
  client_user_id text,
  client_wallet_key text,
  client_agent_id text,
  is_token_visible boolean not null default false,
  payment_network text,
  subject text,
  order_id text,
  event text not null,
  body text not null,
  created_at timestamptz not null,
  constraint feed_events_pkey primary key (seq)
);

create index feed_events_agent_id_index on feed_events (agent_id, order_key, seq) where agent_id is not null;
create index feed_events_client_user_id_index on feed_events (client_user_id, order_key, seq) where client_user_id is not null;
create index feed_events_client_wallet_key_index on feed_events (client_wallet_key, order_key, seq) where client_wallet_key is not null;
create index feed_events_client_agent_id_index on feed_events (client_agent_id, order_key, seq) where client_agent_id is not null;
create index feed_events_subject_index on feed_events (subject, order_key, seq) where subject is not null;
create index feed_events_created_at_index on feed_events (created_at);
