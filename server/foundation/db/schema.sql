-- Generated from the migrations by `npm run db:schema`. Do not edit.

create extension if not exists fuzzystrmatch;
create extension if not exists pg_trgm;

CREATE FUNCTION agent_content_columns()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
select array['name', 'name_key', 'slug', 'description', 'avatar_url', 'twitter_username', 'verified', 'listings']
$function$;

CREATE FUNCTION day_of(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN ((at AT TIME ZONE 'UTC'::text))::date;

CREATE FUNCTION wallet_key_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (address ~~ '0x%'::text) THEN lower(address) ELSE address END;

CREATE FUNCTION search_words(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(array_to_string(words, ' '::text), '_'::text, ' '::text);

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

CREATE FUNCTION is_public_order(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
select status in ('paid', 'in_progress', 'delivered', 'revision_requested', 'disputed', 'completed')
$function$;

CREATE FUNCTION ledger_is_shared(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
select kind = any (array['treasury', 'clearing', 'expenses', 'held', 'overpayments', 'refunds', 'revenue', 'capital'])
$function$;

CREATE FUNCTION service_content_columns()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
select array['title', 'description', 'deliverables', 'demo_url', 'requirement_fields', 'quota_limit',
  'generation_limit', 'max_revisions', 'updated_at', 'search']
$function$;

CREATE FUNCTION search_document(a text, b text, c text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((setweight((to_tsvector('simple'::regconfig, a) || to_tsvector('english'::regconfig, a)), 'A'::"char") || setweight((to_tsvector('simple'::regconfig, b) || to_tsvector('english'::regconfig, b)), 'B'::"char")) || setweight((to_tsvector('simple'::regconfig, c) || to_tsvector('english'::regconfig, c)), 'C'::"char"));

create table account_openings (
  network text not null,
  address text not null,
  transfer_id text not null,
  created_at timestamp with time zone not null,
  constraint account_openings_pkey PRIMARY KEY (network, address)
);

create table agent_changes (
  id text not null,
  agent_id text not null,
  field text not null,
  value text,
  previous_value text,
  state text not null,
  requested_by text not null,
  effective_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint agent_changes_pkey PRIMARY KEY (id),
  constraint agent_changes_field_check CHECK (field = ANY (ARRAY['payout_wallet'::text, 'payout_chain'::text, 'payout_address_base'::text])),
  constraint agent_changes_state_check CHECK (state = ANY (ARRAY['pending'::text, 'applied'::text, 'cancelled'::text, 'superseded'::text]))
);
CREATE INDEX agent_changes_agent_id_state_index ON agent_changes USING btree (agent_id, state);
CREATE INDEX agent_changes_due_index ON agent_changes USING btree (effective_at, id) WHERE state = 'pending'::text;
CREATE UNIQUE INDEX agent_changes_pending_unique ON agent_changes USING btree (agent_id, field) WHERE state = 'pending'::text;

create table agent_keys (
  id text not null,
  agent_id text not null,
  name text not null,
  key_hash text not null,
  key_sealed text,
  last4 text not null,
  scopes text[] default '{}'::text[] not null,
  is_primary boolean default false not null,
  successor_id text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint agent_keys_pkey PRIMARY KEY (id),
  constraint agent_keys_key_hash_unique UNIQUE (key_hash),
  constraint agent_keys_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['read'::text, 'work'::text, 'spend'::text, 'manage'::text]),
  constraint agent_keys_sealed_check CHECK (key_sealed IS NULL OR is_primary),
  constraint agent_keys_successor_id_unique UNIQUE (successor_id)
);
CREATE INDEX agent_keys_agent_id_created_at_id_index ON agent_keys USING btree (agent_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX agent_keys_primary_unique ON agent_keys USING btree (agent_id) WHERE is_primary;

create table agent_mints (
  id text not null,
  agent_id text not null,
  purpose text not null,
  state text not null,
  wallet text not null,
  mint text not null,
  holder text,
  name text not null,
  symbol text not null,
  uri text not null,
  description text not null,
  image_url text,
  tx_hash text not null,
  request_key text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint agent_mints_pkey PRIMARY KEY (id),
  constraint agent_mints_mint_unique UNIQUE (mint),
  constraint agent_mints_purpose_check CHECK (purpose = ANY (ARRAY['token'::text, 'identity'::text])),
  constraint agent_mints_state_check CHECK (state = ANY (ARRAY['minting'::text, 'minted'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX agent_mints_one_unique ON agent_mints USING btree (agent_id, purpose) WHERE state <> 'failed'::text;

create table agent_wallets (
  agent_id text not null,
  family text not null,
  address text not null,
  address_key text not null,
  key_sealed text not null,
  created_at timestamp with time zone not null,
  constraint agent_wallets_pkey PRIMARY KEY (agent_id, family),
  constraint agent_wallets_address_key_unique UNIQUE (address_key),
  constraint agent_wallets_family_check CHECK (family = ANY (ARRAY['solana'::text, 'evm'::text]))
);

create table agents (
  id text not null,
  name text not null,
  name_key text not null,
  slug text not null,
  description text not null,
  capabilities text[] default '{}'::text[] not null,
  ai_models text[] default '{}'::text[] not null,
  endpoint_url text,
  avatar_url text,
  owner_wallet text,
  owner_wallet_key text,
  owner_user_id text,
  owner_proof text,
  twitter_username text,
  verified smallint default 0 not null,
  marketable boolean default false not null,
  active boolean default true not null,
  services_count integer default 0 not null,
  total_orders integer default 0 not null,
  completed_orders integer default 0 not null,
  rating_sum integer default 0 not null,
  rating_count integer default 0 not null,
  avg_rating numeric(3,2) generated always as (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2)) stored,
  token_mint text,
  token_name text,
  token_symbol text,
  token_mode text,
  token_creator_wallet text,
  token_image_url text,
  token_tx_hash text,
  payout_wallet text,
  payout_chain text,
  payout_address_base text,
  webhook_secret_sealed text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  listings text default ''::text not null,
  search tsvector generated always as (search_document(name, ((search_words(capabilities) || ' '::text) || listings), description)) stored,
  token_launched_at timestamp with time zone,
  webhook_secret_previous_sealed text,
  webhook_secret_previous_until timestamp with time zone,
  webhook_events text[],
  has_extended_retries boolean default false not null,
  webhook_paused_at timestamp with time zone,
  additional_endpoint_url text,
  additional_endpoint_events text[],
  additional_endpoint_paused_at timestamp with time zone,
  constraint agents_pkey PRIMARY KEY (id),
  constraint agents_marketable_check CHECK (NOT marketable OR owner_proof IS NOT NULL),
  constraint agents_owner_proof_check CHECK (owner_proof = ANY (ARRAY['wallet'::text, 'idp'::text, 'x402'::text])),
  constraint agents_payout_chain_check CHECK (payout_chain = ANY (ARRAY['solana'::text, 'base'::text])),
  constraint agents_slug_unique UNIQUE (slug),
  constraint agents_token_mint_unique UNIQUE (token_mint),
  constraint agents_verified_check CHECK (verified = ANY (ARRAY[0, 1]))
);
CREATE INDEX agents_browse_capabilities_index ON agents USING gin (capabilities) WHERE active AND marketable;
CREATE INDEX agents_browse_models_index ON agents USING gin (ai_models) WHERE active AND marketable;
CREATE INDEX agents_browse_newest_index ON agents USING btree (created_at DESC, id DESC) WHERE active AND marketable;
CREATE INDEX agents_browse_popular_index ON agents USING btree (completed_orders DESC, id DESC) WHERE active AND marketable;
CREATE INDEX agents_browse_rating_index ON agents USING btree (COALESCE(avg_rating, 0::numeric) DESC, id DESC) WHERE active AND marketable;
CREATE INDEX agents_browse_services_index ON agents USING btree (completed_orders DESC, id DESC) WHERE active AND marketable AND services_count > 0;
CREATE INDEX agents_browse_tokenized_newest_index ON agents USING btree (created_at DESC, id DESC) WHERE active AND marketable AND token_mint IS NOT NULL;
CREATE INDEX agents_browse_tokenized_popular_index ON agents USING btree (completed_orders DESC, id DESC) WHERE active AND marketable AND token_mint IS NOT NULL;
CREATE INDEX agents_browse_tokenized_rating_index ON agents USING btree (COALESCE(avg_rating, 0::numeric) DESC, id DESC) WHERE active AND marketable AND token_mint IS NOT NULL;
CREATE INDEX agents_lower_name_index ON agents USING btree (lower(name) text_pattern_ops) WHERE active AND marketable;
CREATE UNIQUE INDEX agents_name_key_unique ON agents USING btree (name_key) WHERE active;
CREATE INDEX agents_owner_user_id_index ON agents USING btree (owner_user_id);
CREATE INDEX agents_owner_wallet_key_index ON agents USING btree (owner_wallet_key);
CREATE INDEX agents_search_index ON agents USING gin (search) WHERE active AND marketable;
CREATE INDEX agents_token_launched_at_id_index ON agents USING btree (token_launched_at DESC, id DESC) WHERE active AND marketable AND token_mint IS NOT NULL;

create table ai_models (
  id bigserial not null,
  name text not null,
  agents_count integer not null,
  constraint ai_models_pkey PRIMARY KEY (id),
  constraint ai_models_name_unique UNIQUE (name)
);
CREATE INDEX ai_models_used_index ON ai_models USING btree (agents_count DESC, id DESC) WHERE agents_count > 0;

create table bounties (
  id text not null,
  client_wallet text not null,
  client_wallet_key text,
  client_user_id text,
  client_agent_id text,
  client_name text,
  poster_display_name text,
  title text not null,
  brief text not null,
  category text not null,
  budget_micro bigint not null,
  deadline_hours integer not null,
  claim_window_hours integer not null,
  reference_urls text[] default '{}'::text[] not null,
  reference_images text[] default '{}'::text[] not null,
  status text not null,
  accepted_claim_id text,
  order_id text,
  claims_count integer default 0 not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  callback_url text,
  constraint bounties_pkey PRIMARY KEY (id),
  constraint bounties_budget_check CHECK (budget_micro >= 1000000),
  constraint bounties_claims_count_check CHECK (claims_count >= 0),
  constraint bounties_order_check CHECK ((order_id IS NULL) = (accepted_claim_id IS NULL) AND (order_id IS NOT NULL OR (status = ANY (ARRAY['open'::text, 'cancelled'::text, 'expired'::text])))),
  constraint bounties_order_id_unique UNIQUE (order_id),
  constraint bounties_status_check CHECK (status = ANY (ARRAY['open'::text, 'claimed'::text, 'completed'::text, 'disputed'::text, 'cancelled'::text, 'expired'::text]))
);
CREATE INDEX bounties_client_agent_id_newest_index ON bounties USING btree (client_agent_id, created_at DESC, id DESC) WHERE client_agent_id IS NOT NULL;
CREATE INDEX bounties_client_user_id_newest_index ON bounties USING btree (client_user_id, created_at DESC, id DESC) WHERE client_user_id IS NOT NULL;
CREATE INDEX bounties_client_wallet_key_newest_index ON bounties USING btree (client_wallet_key, created_at DESC, id DESC) WHERE client_wallet_key IS NOT NULL;
CREATE INDEX bounties_due_index ON bounties USING btree (expires_at, id) WHERE status = 'open'::text;
CREATE INDEX bounties_status_budget_index ON bounties USING btree (status, budget_micro, id);
CREATE INDEX bounties_status_category_budget_index ON bounties USING btree (status, category, budget_micro, id);
CREATE INDEX bounties_status_category_ending_index ON bounties USING btree (status, category, expires_at, id);
CREATE INDEX bounties_status_category_newest_index ON bounties USING btree (status, category, created_at DESC, id DESC);
CREATE INDEX bounties_status_ending_index ON bounties USING btree (status, expires_at, id);
CREATE INDEX bounties_status_newest_index ON bounties USING btree (status, created_at DESC, id DESC);

create table bounty_alerts (
  category text not null,
  agent_id text not null,
  min_budget_micro bigint not null,
  max_budget_micro bigint,
  constraint bounty_alerts_pkey PRIMARY KEY (category, agent_id)
);
CREATE INDEX bounty_alerts_agent_id_index ON bounty_alerts USING btree (agent_id);

create table bounty_claims (
  id text not null,
  bounty_id text not null,
  agent_id text not null,
  message text,
  status text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint bounty_claims_pkey PRIMARY KEY (id),
  constraint bounty_claims_bounty_id_agent_id_unique UNIQUE (bounty_id, agent_id),
  constraint bounty_claims_status_check CHECK (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text]))
);
CREATE INDEX bounty_claims_agent_id_newest_index ON bounty_claims USING btree (agent_id, created_at DESC, id DESC);
CREATE INDEX bounty_claims_due_index ON bounty_claims USING btree (expires_at, id) WHERE status = 'pending'::text;

create table browse_totals (
  id bigserial not null,
  facet text not null,
  change bigint not null,
  constraint browse_totals_pkey PRIMARY KEY (id)
);
CREATE INDEX browse_totals_facet_index ON browse_totals USING btree (facet) INCLUDE (change);

create table chain_transactions (
  id text not null,
  network text not null,
  kind text not null,
  subject_type text not null,
  subject_id text not null,
  state text default 'prepared'::text not null,
  attempt integer default 0 not null,
  checks integer default 0 not null,
  tx_hash text,
  from_address text,
  signed_payload text,
  nonce bigint,
  last_block_height bigint,
  signed_at timestamp with time zone,
  outbid_hashes jsonb default '[]'::jsonb not null,
  last_error text,
  next_attempt_at timestamp with time zone,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  sender text,
  trouble text,
  batching text,
  batch_id text,
  authorized_until timestamp with time zone,
  constraint chain_transactions_pkey PRIMARY KEY (id),
  constraint chain_transactions_authorized_check CHECK (authorized_until IS NULL OR signed_payload IS NULL AND (state <> 'failed'::text OR trouble IS NOT NULL)),
  constraint chain_transactions_batched_check CHECK (
CASE
    WHEN batch_id IS NULL THEN state <> 'batched'::text
    ELSE state = ANY (ARRAY['batched'::text, 'confirmed'::text])
END),
  constraint chain_transactions_batching_check CHECK (batching = ANY (ARRAY['shared'::text, 'alone'::text])),
  constraint chain_transactions_kind_subject_type_subject_id_unique UNIQUE (kind, subject_type, subject_id),
  constraint chain_transactions_shared_check CHECK (batching IS DISTINCT FROM 'shared'::text OR signed_payload IS NULL AND nonce IS NULL AND sender IS NULL),
  constraint chain_transactions_state_check CHECK (state = ANY (ARRAY['prepared'::text, 'sent'::text, 'batched'::text, 'confirmed'::text, 'failed'::text])),
  constraint chain_transactions_trouble_check CHECK (trouble = ANY (ARRAY['retrying'::text, 'held'::text, 'failed'::text]))
);
CREATE INDEX chain_transactions_batch_index ON chain_transactions USING btree (batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX chain_transactions_due_index ON chain_transactions USING btree (next_attempt_at, id) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX chain_transactions_due_transfers_index ON chain_transactions USING btree (network, next_attempt_at, id) WHERE batching = 'shared'::text AND state = 'prepared'::text;
CREATE UNIQUE INDEX chain_transactions_live_nonce_unique ON chain_transactions USING btree (network, from_address, nonce) WHERE state = ANY (ARRAY['prepared'::text, 'sent'::text]);
CREATE INDEX chain_transactions_nonce_index ON chain_transactions USING btree (network, from_address, nonce) WHERE nonce IS NOT NULL;
CREATE UNIQUE INDEX chain_transactions_own_tx_hash_unique ON chain_transactions USING btree (network, tx_hash) WHERE batching IS DISTINCT FROM 'shared'::text;
CREATE INDEX chain_transactions_relayed_index ON chain_transactions USING btree (network, created_at) WHERE kind = 'wallet_transfer'::text AND sender <> from_address;
CREATE INDEX chain_transactions_settlement_states_index ON chain_transactions USING btree (state, created_at, id) WHERE kind = 'settlement'::text;
CREATE INDEX chain_transactions_settlements_index ON chain_transactions USING btree (created_at, id) WHERE kind = 'settlement'::text;
CREATE INDEX chain_transactions_trouble_index ON chain_transactions USING btree (kind, created_at DESC, subject_id DESC) WHERE trouble IS NOT NULL;
CREATE INDEX chain_transactions_trouble_network_index ON chain_transactions USING btree (network, kind, created_at DESC, subject_id DESC) WHERE trouble IS NOT NULL;
CREATE INDEX chain_transactions_trouble_subject_index ON chain_transactions USING btree (subject_type, kind, created_at DESC, subject_id DESC) WHERE trouble IS NOT NULL;

create table chain_transfers (
  id text not null,
  to_address text not null,
  amount_micro bigint not null,
  funding_network text,
  funding_reference text,
  released_to text,
  created_at timestamp with time zone default now(),
  constraint chain_transfers_pkey PRIMARY KEY (id),
  constraint chain_transfers_amount_micro_check CHECK (amount_micro > 0)
);
CREATE INDEX chain_transfers_recipient_index ON chain_transfers USING btree (wallet_key_of(to_address), created_at, id);

create table daily_statistics (
  day date not null,
  figure text not null,
  amount bigint not null,
  constraint daily_statistics_pkey PRIMARY KEY (day, figure)
);

create table deliverables (
  id text not null,
  order_id text not null,
  prompt text,
  status text not null,
  url text,
  media_type text,
  text text,
  created_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  place integer default 0 not null,
  sha256 text,
  revision integer,
  constraint deliverables_pkey PRIMARY KEY (id),
  constraint deliverables_content_check CHECK (status = 'pending'::text OR media_type IS NOT NULL AND (url IS NOT NULL OR text IS NOT NULL)),
  constraint deliverables_status_check CHECK (status = ANY (ARRAY['pending'::text, 'delivered'::text]))
);
CREATE INDEX deliverables_order_id_index ON deliverables USING btree (order_id);

create table delivery_times (
  agent_id text not null,
  deliveries integer not null,
  seconds bigint not null,
  constraint delivery_times_pkey PRIMARY KEY (agent_id)
);

create table earn_deployments (
  id text not null,
  pool_key text not null,
  network text not null,
  state text not null,
  amount_micro bigint not null,
  shares numeric(78,0),
  tx_hash text,
  reason text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint earn_deployments_pkey PRIMARY KEY (id),
  constraint earn_deployments_amount_micro_check CHECK (amount_micro > 0),
  constraint earn_deployments_state_check CHECK (state = ANY (ARRAY['deploying'::text, 'deployed'::text, 'refused'::text]))
);

create table earn_deposits (
  id text not null,
  pool_key text not null,
  position_id text not null,
  state text not null,
  network text not null,
  reference text not null,
  payer text not null,
  is_own_wallet boolean not null,
  amount_micro bigint not null,
  shares numeric(78,0),
  tx_hash text,
  reason text,
  request_key text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deployment_id text,
  is_alone boolean default false not null,
  due_at timestamp with time zone,
  constraint earn_deposits_pkey PRIMARY KEY (id),
  constraint earn_deposits_amount_micro_check CHECK (amount_micro > 0),
  constraint earn_deposits_request_key_unique UNIQUE (request_key),
  constraint earn_deposits_state_check CHECK (state = ANY (ARRAY['received'::text, 'deploying'::text, 'deployed'::text, 'returning'::text, 'returned'::text, 'held'::text, 'lost'::text]))
);
CREATE INDEX earn_deposits_deployment_id_index ON earn_deposits USING btree (deployment_id) WHERE deployment_id IS NOT NULL;
CREATE INDEX earn_deposits_position_id_index ON earn_deposits USING btree (position_id);
CREATE INDEX earn_deposits_received_index ON earn_deposits USING btree (pool_key, created_at, id) WHERE state = 'received'::text;

create table earn_pools (
  key text not null,
  network text not null,
  vault text not null,
  next_place bigint default 1 not null,
  deploying text,
  opened_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint earn_pools_pkey PRIMARY KEY (key)
);

create table earn_positions (
  id text not null,
  pool_key text not null,
  owner text not null,
  shares numeric(78,0) not null,
  cost_micro bigint not null,
  wallet text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint earn_positions_pkey PRIMARY KEY (id),
  constraint earn_positions_cost_micro_check CHECK (cost_micro >= 0),
  constraint earn_positions_pool_key_owner_unique UNIQUE (pool_key, owner),
  constraint earn_positions_shares_check CHECK (shares >= 0::numeric)
);
CREATE INDEX earn_positions_owner_index ON earn_positions USING btree (owner);

create table earn_redemptions (
  id text not null,
  pool_key text not null,
  state text not null,
  shares numeric(78,0) not null,
  assets_micro bigint,
  tx_hash text,
  reason text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint earn_redemptions_pkey PRIMARY KEY (id),
  constraint earn_redemptions_shares_check CHECK (shares > 0::numeric),
  constraint earn_redemptions_state_check CHECK (state = ANY (ARRAY['redeeming'::text, 'redeemed'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX earn_redemptions_one_unique ON earn_redemptions USING btree (pool_key) WHERE state = 'redeeming'::text;

create table earn_share_prices (
  pool_key text not null,
  day date not null,
  share_price numeric(78,0) not null,
  read_at timestamp with time zone not null,
  constraint earn_share_prices_pkey PRIMARY KEY (pool_key, day)
);

create table earn_withdrawals (
  id text not null,
  pool_key text not null,
  place bigint not null,
  position_id text not null,
  state text not null,
  destination text not null,
  shares numeric(78,0) not null,
  shares_left numeric(78,0) not null,
  cost_left_micro bigint not null,
  redeemed_micro bigint default 0 not null,
  redemption_id text,
  redeeming_shares numeric(78,0),
  tx_hash text,
  reason text,
  request_key text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  due_at timestamp with time zone,
  paid_with text,
  constraint earn_withdrawals_pkey PRIMARY KEY (id),
  constraint earn_withdrawals_pool_key_place_unique UNIQUE (pool_key, place),
  constraint earn_withdrawals_request_key_unique UNIQUE (request_key),
  constraint earn_withdrawals_shares_check CHECK (shares > 0::numeric AND shares_left >= 0::numeric AND shares_left <= shares),
  constraint earn_withdrawals_state_check CHECK (state = ANY (ARRAY['queued'::text, 'paying'::text, 'settled'::text, 'held'::text]))
);
CREATE INDEX earn_withdrawals_paid_with_index ON earn_withdrawals USING btree (paid_with) WHERE paid_with IS NOT NULL;
CREATE INDEX earn_withdrawals_position_id_index ON earn_withdrawals USING btree (position_id);
CREATE INDEX earn_withdrawals_queued_index ON earn_withdrawals USING btree (pool_key, place) WHERE state = 'queued'::text;
CREATE INDEX earn_withdrawals_redemption_id_index ON earn_withdrawals USING btree (redemption_id) WHERE redemption_id IS NOT NULL;

create table fee_accounts (
  token_mint text not null,
  agent_id text not null,
  vault text not null,
  is_legacy boolean not null,
  collected_lamports bigint default 0 not null,
  agent_lamports bigint default 0 not null,
  paid_lamports bigint default 0 not null,
  created_at timestamp with time zone not null,
  constraint fee_accounts_pkey PRIMARY KEY (token_mint),
  constraint fee_accounts_agent_id_unique UNIQUE (agent_id),
  constraint fee_accounts_paid_check CHECK (paid_lamports >= 0 AND paid_lamports <= agent_lamports),
  constraint fee_accounts_shares_check CHECK (agent_lamports <= collected_lamports),
  constraint fee_accounts_vault_unique UNIQUE (vault)
);

create table fee_collections (
  id text not null,
  state text not null,
  tx_hash text not null,
  requested_by text not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint fee_collections_pkey PRIMARY KEY (id),
  constraint fee_collections_state_check CHECK (state = ANY (ARRAY['sent'::text, 'collected'::text, 'failed'::text]))
);
CREATE UNIQUE INDEX fee_collections_one_under_way_unique ON fee_collections USING btree (state) WHERE state = 'sent'::text;

create table fee_payouts (
  id text not null,
  token_mint text not null,
  agent_id text not null,
  recipient_wallet text not null,
  amount_lamports bigint not null,
  request_key text,
  requested_by text not null,
  created_at timestamp with time zone not null,
  constraint fee_payouts_pkey PRIMARY KEY (id),
  constraint fee_payouts_amount_lamports_check CHECK (amount_lamports > 0),
  constraint fee_payouts_request_key_unique UNIQUE (request_key)
);
CREATE INDEX fee_payouts_created_at_id_index ON fee_payouts USING btree (created_at, id);

create table fee_shares (
  collection_id text not null,
  token_mint text not null,
  lamports bigint not null,
  agent_lamports bigint not null,
  launch_partner_lamports bigint not null,
  buyback_lamports bigint not null,
  constraint fee_shares_pkey PRIMARY KEY (collection_id, token_mint),
  constraint fee_shares_sum_check CHECK (lamports = (agent_lamports + launch_partner_lamports + buyback_lamports) AND lamports > 0)
);

create table feed_events (
  xid xid8 default pg_current_xact_id() not null,
  order_key xid8 not null,
  seq bigserial not null,
  id uuid not null,
  agent_id text,
  client_user_id text,
  client_wallet_key text,
  client_agent_id text,
  is_token_visible boolean default false not null,
  payment_network text,
  subject text,
  order_id text,
  event text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint feed_events_pkey PRIMARY KEY (seq)
);
CREATE INDEX feed_events_agent_id_index ON feed_events USING btree (agent_id, order_key, seq) WHERE agent_id IS NOT NULL;
CREATE INDEX feed_events_client_agent_id_index ON feed_events USING btree (client_agent_id, order_key, seq) WHERE client_agent_id IS NOT NULL;
CREATE INDEX feed_events_client_user_id_index ON feed_events USING btree (client_user_id, order_key, seq) WHERE client_user_id IS NOT NULL;
CREATE INDEX feed_events_client_wallet_key_index ON feed_events USING btree (client_wallet_key, order_key, seq) WHERE client_wallet_key IS NOT NULL;
CREATE INDEX feed_events_subject_index ON feed_events USING btree (subject, order_key, seq) WHERE subject IS NOT NULL;

create table files (
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  uploaded_by text not null,
  created_at timestamp with time zone not null,
  constraint files_pkey PRIMARY KEY (name)
);
CREATE INDEX files_uploaded_by_created_at_index ON files USING btree (uploaded_by, created_at);

create table held_payments (
  id text not null,
  network text not null,
  reference text not null,
  payer text not null,
  amount_micro bigint not null,
  state text not null,
  reason text not null,
  return_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint held_payments_pkey PRIMARY KEY (id),
  constraint held_payments_amount_micro_check CHECK (amount_micro > 0),
  constraint held_payments_network_reference_unique UNIQUE (network, reference),
  constraint held_payments_state_check CHECK (state = ANY (ARRAY['held'::text, 'used'::text, 'returning'::text, 'returned'::text]))
);
CREATE INDEX held_payments_created_at_index ON held_payments USING btree (created_at, id);
CREATE INDEX held_payments_due_index ON held_payments USING btree (return_at, id) WHERE state = 'held'::text;
CREATE INDEX held_payments_payer_index ON held_payments USING btree (wallet_key_of(payer), created_at, id);
CREATE INDEX held_payments_state_index ON held_payments USING btree (state, created_at, id);

create table held_payouts (
  subject_type text not null,
  subject_id text not null,
  kind text not null,
  agent_id text not null,
  network text not null,
  asset text not null,
  amount_micro bigint not null,
  funding_network text,
  funding_reference text,
  created_at timestamp with time zone not null,
  constraint held_payouts_pkey PRIMARY KEY (subject_type, subject_id, kind),
  constraint held_payouts_amount_micro_check CHECK (amount_micro > 0)
);
CREATE INDEX held_payouts_created_at_index ON held_payouts USING btree (kind, created_at DESC, subject_id DESC);
CREATE INDEX held_payouts_network_index ON held_payouts USING btree (network, kind, created_at DESC, subject_id DESC);

create table idempotency_keys (
  operation text not null,
  caller text not null,
  key text not null,
  fingerprint text not null,
  created_at timestamp with time zone not null,
  attempt uuid not null,
  locked_until timestamp with time zone not null,
  answer text,
  constraint idempotency_keys_pkey PRIMARY KEY (operation, caller, key)
);
CREATE INDEX idempotency_keys_created_at_index ON idempotency_keys USING btree (created_at);

create table key_exports (
  id bigserial not null,
  agent_id text not null,
  family text not null,
  address text not null,
  exported_by text not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  constraint key_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX key_exports_agent_id_created_at_index ON key_exports USING btree (agent_id, created_at);

create table ledger_accounts (
  id bigserial not null,
  code text not null,
  network text not null,
  asset text not null,
  kind text not null,
  side text not null,
  balance bigint default 0 not null,
  created_at timestamp with time zone not null,
  paid_out bigint default 0 not null,
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_code_network_asset_unique UNIQUE (code, network, asset),
  constraint ledger_accounts_owed_check CHECK (balance >= 0 OR (kind <> ALL (ARRAY['escrow'::text, 'payable'::text, 'refunds'::text, 'pool'::text, 'held'::text]))),
  constraint ledger_accounts_side_check CHECK (side = ANY (ARRAY['debit'::text, 'credit'::text]))
);

create table ledger_balance_changes (
  id bigserial not null,
  account_id bigint not null,
  change bigint not null,
  constraint ledger_balance_changes_pkey PRIMARY KEY (id)
);

create table ledger_entries (
  transaction_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (transaction_id, account_id),
  constraint ledger_entries_amount_check CHECK (amount <> 0)
);

create table ledger_month_balances (
  month text not null,
  account_id bigint not null,
  balance bigint not null,
  paid_out bigint not null,
  constraint ledger_month_balances_pkey PRIMARY KEY (month, account_id)
);

create table ledger_months (
  month text not null,
  sealed_at timestamp with time zone not null,
  horizon bigint,
  transactions bigint,
  entries bigint,
  entries_digest text,
  balances_digest text,
  previous_hash text,
  hash text,
  closed_at timestamp with time zone,
  constraint ledger_months_pkey PRIMARY KEY (month),
  constraint ledger_months_closed_check CHECK (num_nulls(transactions, entries, entries_digest, balances_digest, previous_hash, hash, closed_at) = ANY (ARRAY[0, 7]))
);

create table ledger_transactions (
  id bigserial not null,
  kind text not null,
  reference text not null,
  created_at timestamp with time zone not null,
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_kind_reference_unique UNIQUE (kind, reference)
);
CREATE INDEX ledger_transactions_created_at_index ON ledger_transactions USING brin (created_at) WITH (autosummarize='on');

create table list_totals (
  id bigserial not null,
  list text not null,
  amount bigint not null,
  unread bigint default 0 not null,
  constraint list_totals_pkey PRIMARY KEY (id)
);
CREATE INDEX list_totals_list_index ON list_totals USING btree (list);

create table lost_payments (
  id bigserial not null,
  network text not null,
  reference text not null,
  subject_type text not null,
  subject_id text not null,
  payer text,
  amount_micro bigint not null,
  created_at timestamp with time zone not null,
  constraint lost_payments_pkey PRIMARY KEY (id),
  constraint lost_payments_subject_type_subject_id_unique UNIQUE (subject_type, subject_id)
);

create table messages (
  id text not null,
  order_id text not null,
  sender_type text not null,
  sender_id text not null,
  sender_name text not null,
  content text not null,
  created_at timestamp with time zone not null,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_sender_type_check CHECK (sender_type = ANY (ARRAY['agent'::text, 'client'::text]))
);
CREATE INDEX messages_order_id_created_at_id_index ON messages USING btree (order_id, created_at, id);

create table notifications (
  id text not null,
  recipient text not null,
  type text not null,
  title text not null,
  body text not null,
  order_id text,
  bounty_id text,
  dedupe_key text not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_dedupe_key_recipient_unique UNIQUE (dedupe_key, recipient)
);
CREATE INDEX notifications_read_at_index ON notifications USING btree (read_at) WHERE read_at IS NOT NULL;
CREATE INDEX notifications_recipient_created_at_id_index ON notifications USING btree (recipient, created_at DESC, id DESC);
CREATE INDEX notifications_unread_index ON notifications USING btree (recipient) WHERE read_at IS NULL;

create table oauth_records (
  kind text not null,
  id_hash text not null,
  grant_id text,
  account_id text,
  audience text,
  payload jsonb not null,
  consumed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint oauth_records_pkey PRIMARY KEY (kind, id_hash)
);
CREATE INDEX oauth_records_account_id_kind_index ON oauth_records USING btree (account_id, kind);
CREATE INDEX oauth_records_expires_at_index ON oauth_records USING btree (expires_at);
CREATE INDEX oauth_records_grant_id_kind_index ON oauth_records USING btree (grant_id, kind);

create table operator_actions (
  id text not null,
  action text not null,
  operator text not null,
  subject_id text not null,
  note text,
  destination text,
  created_at timestamp with time zone not null,
  constraint operator_actions_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_actions_created_at_id_index ON operator_actions USING btree (created_at DESC, id DESC);
CREATE INDEX operator_actions_subject_id_index ON operator_actions USING btree (subject_id, created_at);

create table order_count_changes (
  id bigserial not null,
  counted text not null,
  subject_id text not null,
  paid integer not null,
  completed integer not null,
  constraint order_count_changes_pkey PRIMARY KEY (id),
  constraint order_count_changes_counted_check CHECK (counted = ANY (ARRAY['agent'::text, 'service'::text]))
);
CREATE INDEX order_count_changes_subject_id_index ON order_count_changes USING btree (subject_id);

create table order_history (
  id bigserial not null,
  order_id text not null,
  trigger text not null,
  actor text not null,
  actor_id text,
  from_status text,
  to_status text not null,
  note text,
  created_at timestamp with time zone not null,
  constraint order_history_pkey PRIMARY KEY (id)
);
CREATE INDEX order_history_admin_index ON order_history USING btree (created_at, id) WHERE actor = 'admin'::text;
CREATE INDEX order_history_order_id_index ON order_history USING btree (order_id);

create table orders (
  id text not null,
  service_id text,
  agent_id text not null,
  service_title text not null,
  service_category text not null,
  price_type text not null,
  client_wallet text,
  client_wallet_key text,
  client_user_id text,
  client_agent_id text,
  client_name text,
  brief text not null,
  reference_urls text[] default '{}'::text[] not null,
  reference_images text[] default '{}'::text[] not null,
  requirement_answers jsonb,
  status text not null,
  price_micro bigint,
  fee_micro bigint,
  total_micro bigint,
  payment_method text,
  payment_network text,
  escrow_tx_hash text,
  payer text,
  paid_micro bigint,
  paid_at timestamp with time zone,
  payout_micro bigint,
  payout_held boolean default false not null,
  payout_problem text,
  refund_micro bigint,
  refund_problem text,
  completion_reported boolean default false not null,
  deliverable_url text,
  deliverable_media_type text,
  quota_total integer,
  quota_used integer default 0 not null,
  workspace_expires_at timestamp with time zone,
  turnaround_hours integer not null,
  deadline_at timestamp with time zone,
  delivered_at timestamp with time zone,
  review_deadline timestamp with time zone,
  quote_expires_at timestamp with time zone,
  completed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  revision_count integer default 0 not null,
  max_revisions integer not null,
  bounty_id text,
  access_token_hash text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  is_private boolean default false not null,
  self_hire boolean default false not null,
  output_limit integer default 0 not null,
  payment_lost_at timestamp with time zone,
  callback_url text,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_payment_check CHECK (paid_micro IS NOT NULL OR (status = ANY (ARRAY['pending_quote'::text, 'quoted'::text, 'accepted'::text, 'cancelled'::text]))),
  constraint orders_price_check CHECK (price_micro IS NOT NULL OR (status = ANY (ARRAY['pending_quote'::text, 'cancelled'::text]))),
  constraint orders_quota_check CHECK (quota_total IS NULL OR quota_total = 0 OR quota_used <= quota_total),
  constraint orders_status_check CHECK (status = ANY (ARRAY['pending_quote'::text, 'quoted'::text, 'accepted'::text, 'paid'::text, 'in_progress'::text, 'delivered'::text, 'completed'::text, 'revision_requested'::text, 'disputed'::text, 'cancelled'::text]))
);
CREATE INDEX orders_activity_index ON orders USING btree (paid_at DESC, id DESC) WHERE paid_at IS NOT NULL AND NOT is_private AND NOT self_hire AND status <> 'cancelled'::text;
CREATE INDEX orders_agent_id_status_created_at_id_index ON orders USING btree (agent_id, status, created_at DESC, id DESC);
CREATE INDEX orders_bounty_due_index ON orders USING btree (deadline_at, id) WHERE (status = ANY (ARRAY['paid'::text, 'in_progress'::text])) AND bounty_id IS NOT NULL;
CREATE UNIQUE INDEX orders_bounty_id_unique ON orders USING btree (bounty_id) WHERE bounty_id IS NOT NULL;
CREATE INDEX orders_client_agent_id_status_created_at_id_index ON orders USING btree (client_agent_id, status, created_at DESC, id DESC) WHERE client_agent_id IS NOT NULL;
CREATE INDEX orders_client_user_id_status_created_at_id_index ON orders USING btree (client_user_id, status, created_at DESC, id DESC) WHERE client_user_id IS NOT NULL;
CREATE INDEX orders_client_wallet_key_status_created_at_id_index ON orders USING btree (client_wallet_key, status, created_at DESC, id DESC) WHERE client_wallet_key IS NOT NULL;
CREATE INDEX orders_disputed_index ON orders USING btree (created_at, id) WHERE status = 'disputed'::text;
CREATE INDEX orders_disputed_network_index ON orders USING btree (payment_network, created_at, id) WHERE status = 'disputed'::text;
CREATE INDEX orders_earnings_index ON orders USING btree (agent_id, created_at DESC, id DESC) WHERE payout_micro > 0;
CREATE INDEX orders_machine_paid_index ON orders USING btree (paid_at) WHERE payment_method = 'x402'::text;
CREATE INDEX orders_quote_due_index ON orders USING btree (quote_expires_at, id) WHERE status = ANY (ARRAY['quoted'::text, 'accepted'::text]);
CREATE INDEX orders_review_due_index ON orders USING btree (review_deadline, id) WHERE status = 'delivered'::text;
CREATE INDEX orders_service_id_index ON orders USING btree (service_id);
CREATE INDEX orders_workspace_due_index ON orders USING btree (workspace_expires_at, id) WHERE status = ANY (ARRAY['paid'::text, 'in_progress'::text]);

create table outbox (
  id bigserial not null,
  job text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamp with time zone not null,
  run_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  relays integer default 0 not null,
  attempts integer default 0 not null,
  locked_until timestamp with time zone,
  last_error text,
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_job_key_unique UNIQUE (job, key)
);
CREATE INDEX outbox_done_at_index ON outbox USING btree (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX outbox_due_at_index ON outbox USING btree (due_at) WHERE done_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_failing_index ON outbox USING btree (created_at DESC, id DESC) WHERE done_at IS NULL AND last_error IS NOT NULL;

create table payment_presentations (
  network text not null,
  reference text not null,
  wallet_key text not null,
  presented_at timestamp with time zone not null,
  constraint payment_presentations_pkey PRIMARY KEY (network, reference, wallet_key)
);
CREATE INDEX payment_presentations_presented_at_index ON payment_presentations USING btree (presented_at);

create table payment_spends (
  id bigserial not null,
  network text not null,
  reference text not null,
  subject_type text not null,
  subject_id text not null,
  payer text,
  amount_micro bigint not null,
  request_fingerprint text,
  created_at timestamp with time zone not null,
  lock text,
  request_key_hash text,
  constraint payment_spends_pkey PRIMARY KEY (id),
  constraint payment_spends_amount_micro_check CHECK (amount_micro > 0),
  constraint payment_spends_network_reference_unique UNIQUE (network, reference),
  constraint payment_spends_subject_type_check CHECK (subject_type = ANY (ARRAY['order'::text, 'x402'::text, 'bounty'::text, 'registration'::text, 'deposit'::text, 'return'::text]))
);
CREATE INDEX payment_spends_request_key_hash_index ON payment_spends USING btree (request_key_hash) WHERE request_key_hash IS NOT NULL;
CREATE INDEX payment_spends_subject_type_subject_id_index ON payment_spends USING btree (subject_type, subject_id);

create table portfolio_entries (
  source_id text not null,
  source_type text not null,
  agent_id text not null,
  order_id text not null,
  url text,
  media_type text not null,
  hidden boolean default false not null,
  delivered_at timestamp with time zone not null,
  id text default (gen_random_uuid())::text not null,
  withheld boolean default false not null,
  constraint portfolio_entries_pkey PRIMARY KEY (source_id),
  constraint portfolio_entries_source_type_check CHECK (source_type = ANY (ARRAY['order'::text, 'deliverable'::text]))
);
CREATE INDEX portfolio_entries_agent_id_delivered_at_id_index ON portfolio_entries USING btree (agent_id, delivered_at DESC, id DESC);
CREATE INDEX portfolio_entries_shown_index ON portfolio_entries USING btree (agent_id, delivered_at DESC, id DESC) WHERE NOT hidden AND NOT withheld;

create table profiles (
  key text not null,
  display_name text,
  bio text,
  avatar_url text,
  twitter_handle text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint profiles_pkey PRIMARY KEY (key)
);

create unlogged table rate_limit_counters (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limit_counters_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_counters_expire_index ON rate_limit_counters USING btree (expire);

create table reviews (
  id text not null,
  order_id text not null,
  agent_id text not null,
  service_id text,
  reviewer_name text,
  rating integer not null,
  comment text,
  created_at timestamp with time zone not null,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_order_id_unique UNIQUE (order_id),
  constraint reviews_rating_check CHECK (rating >= 1 AND rating <= 5)
);
CREATE INDEX reviews_agent_id_created_at_id_index ON reviews USING btree (agent_id, created_at DESC, id DESC);
CREATE INDEX reviews_created_at_id_index ON reviews USING btree (created_at DESC, id DESC);
CREATE INDEX reviews_service_id_index ON reviews USING btree (service_id);

create table search_vocabulary (
  word text not null,
  constraint search_vocabulary_pkey PRIMARY KEY (word)
);
CREATE INDEX search_vocabulary_beginnings_index ON search_vocabulary USING btree (word text_pattern_ops);
CREATE INDEX search_vocabulary_likeness_index ON search_vocabulary USING gist (word gist_trgm_ops);

create table service_price_changes (
  id bigserial not null,
  service_id text not null,
  price_micro bigint not null,
  ended_at timestamp with time zone not null,
  constraint service_price_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX service_price_changes_service_id_ended_at_index ON service_price_changes USING btree (service_id, ended_at);

create table services (
  id text not null,
  agent_id text not null,
  category text not null,
  title text not null,
  description text not null,
  price_micro bigint,
  price_type text not null,
  turnaround_hours integer not null,
  deliverables text[] default '{}'::text[] not null,
  demo_url text,
  quota_limit integer default 0 not null,
  generation_limit integer default 0 not null,
  max_revisions integer default 3 not null,
  requirement_fields jsonb default '[]'::jsonb not null,
  active boolean default true not null,
  visible boolean default false not null,
  total_orders integer default 0 not null,
  completed_orders integer default 0 not null,
  rating_sum integer default 0 not null,
  rating_count integer default 0 not null,
  avg_rating numeric(3,2) generated always as (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 2)) stored,
  price_order bigint generated always as (COALESCE(price_micro, '9007199254740991'::bigint)) stored,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search tsvector generated always as (search_document(title, replace(category, '_'::text, ' '::text), description)) stored,
  constraint services_pkey PRIMARY KEY (id),
  constraint services_price_micro_check CHECK (price_type = 'quote'::text AND price_micro IS NULL OR price_type <> 'quote'::text AND price_micro > 0),
  constraint services_price_type_check CHECK (price_type = ANY (ARRAY['fixed'::text, 'quote'::text, 'weekly'::text, 'monthly'::text]))
);
CREATE INDEX services_agent_id_created_at_id_index ON services USING btree (agent_id, created_at DESC, id DESC);
CREATE INDEX services_browse_category_cheapest_index ON services USING btree (category, price_order, id) WHERE visible;
CREATE INDEX services_browse_category_fastest_index ON services USING btree (category, turnaround_hours, id) WHERE visible;
CREATE INDEX services_browse_category_newest_index ON services USING btree (category, created_at DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_category_popular_index ON services USING btree (category, completed_orders DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_category_rating_index ON services USING btree (category, COALESCE(avg_rating, 0::numeric) DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_cheapest_index ON services USING btree (price_order, id) WHERE visible;
CREATE INDEX services_browse_fastest_index ON services USING btree (turnaround_hours, id) WHERE visible;
CREATE INDEX services_browse_newest_index ON services USING btree (created_at DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_popular_index ON services USING btree (completed_orders DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_pricing_index ON services USING btree ((price_type = ANY (ARRAY['weekly'::text, 'monthly'::text])), completed_orders DESC, id DESC) WHERE visible;
CREATE INDEX services_browse_rating_index ON services USING btree (COALESCE(avg_rating, 0::numeric) DESC, id DESC) WHERE visible;
CREATE INDEX services_lower_title_index ON services USING btree (lower(title) text_pattern_ops) WHERE visible;
CREATE INDEX services_payable_category_newest_index ON services USING btree (category, created_at DESC, id DESC) WHERE visible AND price_type = 'fixed'::text;
CREATE INDEX services_payable_id_index ON services USING btree (id) WHERE visible AND price_type = 'fixed'::text;
CREATE INDEX services_payable_newest_index ON services USING btree (created_at DESC, id DESC) WHERE visible AND price_type = 'fixed'::text;
CREATE INDEX services_search_index ON services USING gin (search) WHERE visible;

create table settlements (
  id text not null,
  request jsonb,
  due_at timestamp with time zone,
  identifier_hash text,
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_identifier_hash_unique UNIQUE (identifier_hash)
);
CREATE INDEX settlements_due_index ON settlements USING btree (due_at, id) WHERE due_at IS NOT NULL;

create table spending_approvals (
  id text not null,
  agent_id text not null,
  owner_wallet_key text,
  owner_user_id text,
  fingerprint text not null,
  state text not null,
  purpose text not null,
  summary text not null,
  amount_micro bigint not null,
  service_id text,
  provider_agent_id text,
  order_id text,
  address text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by text,
  used_request_key text,
  constraint spending_approvals_pkey PRIMARY KEY (id),
  constraint spending_approvals_amount_micro_check CHECK (amount_micro > 0),
  constraint spending_approvals_state_check CHECK (state = ANY (ARRAY['pending'::text, 'approved'::text, 'denied'::text]))
);
CREATE INDEX spending_approvals_agent_id_created_at_id_index ON spending_approvals USING btree (agent_id, created_at DESC, id DESC);
CREATE INDEX spending_approvals_agent_id_fingerprint_index ON spending_approvals USING btree (agent_id, fingerprint);

create table statistic_changes (
  id bigserial not null,
  figure text not null,
  day date,
  change bigint not null,
  constraint statistic_changes_pkey PRIMARY KEY (id)
);

create table statistic_totals (
  figure text not null,
  amount bigint not null,
  constraint statistic_totals_pkey PRIMARY KEY (figure)
);

create table swaps (
  id text not null,
  state text not null,
  taker text not null,
  receiver text not null,
  amount_micro bigint not null,
  out_lamports bigint not null,
  min_out_lamports bigint not null,
  reference text not null,
  transaction text not null,
  signed_transaction text,
  tx_hash text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint swaps_pkey PRIMARY KEY (id),
  constraint swaps_amount_micro_check CHECK (amount_micro > 0),
  constraint swaps_done_check CHECK (state <> 'done'::text OR tx_hash IS NOT NULL),
  constraint swaps_state_check CHECK (state = ANY (ARRAY['offered'::text, 'sent'::text, 'done'::text]))
);
CREATE INDEX swaps_offered_index ON swaps USING btree (created_at) WHERE state = 'offered'::text;
CREATE INDEX swaps_receiver_index ON swaps USING btree (receiver, created_at, id) WHERE state <> 'offered'::text;

create table unfinal_payments (
  id text not null,
  network text not null,
  reference text not null,
  from_address text not null,
  block_height bigint not null,
  nonce bigint,
  signed_payload text,
  missing_since timestamp with time zone,
  check_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  constraint unfinal_payments_pkey PRIMARY KEY (id)
);
CREATE INDEX unfinal_payments_due_index ON unfinal_payments USING btree (check_at, id);

create table upload_store (
  name text not null,
  id text not null,
  constraint upload_store_pkey PRIMARY KEY (name)
);

create table used_signatures (
  wallet_key text not null,
  signed_at bigint not null,
  used_at timestamp with time zone not null,
  in_query boolean default false not null,
  constraint used_signatures_pkey PRIMARY KEY (wallet_key, signed_at)
);
CREATE INDEX used_signatures_used_at_index ON used_signatures USING btree (used_at);

create table user_wallets (
  address_key text not null,
  address text not null,
  chain text not null,
  idp_user_id text not null,
  linked_at timestamp with time zone not null,
  constraint user_wallets_pkey PRIMARY KEY (address_key),
  constraint user_wallets_chain_check CHECK (chain = ANY (ARRAY['solana'::text, 'base'::text]))
);
CREATE INDEX user_wallets_idp_user_id_index ON user_wallets USING btree (idp_user_id);

create table users (
  idp_user_id text not null,
  username text not null,
  display_name text not null,
  twitter_username text,
  google_email text,
  avatar_url text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint users_pkey PRIMARY KEY (idp_user_id)
);

create table wallet_settings (
  agent_id text not null,
  owner_wallet_key text,
  owner_user_id text,
  withdraw_solana text,
  withdraw_solana_from timestamp with time zone,
  withdraw_base text,
  withdraw_base_from timestamp with time zone,
  daily_limit_micro bigint,
  updated_at timestamp with time zone not null,
  has_daily_limit boolean default true not null,
  max_per_payment_micro bigint,
  allowed_services jsonb,
  allowed_agents jsonb,
  allowed_addresses jsonb,
  approval_above_micro bigint,
  policy_expires_at timestamp with time zone,
  constraint wallet_settings_pkey PRIMARY KEY (agent_id),
  constraint wallet_settings_approval_above_micro_check CHECK (approval_above_micro >= 0),
  constraint wallet_settings_daily_limit_micro_check CHECK (daily_limit_micro >= 0),
  constraint wallet_settings_max_per_payment_micro_check CHECK (max_per_payment_micro >= 0)
);

create table wallet_spendings (
  agent_id text not null,
  request_key text not null,
  network text not null,
  amount_micro bigint not null,
  proof jsonb not null,
  settlement_subject text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  fingerprint text,
  constraint wallet_spendings_pkey PRIMARY KEY (agent_id, request_key),
  constraint wallet_spendings_amount_micro_check CHECK (amount_micro > 0)
);
CREATE INDEX wallet_spendings_agent_id_created_at_index ON wallet_spendings USING btree (agent_id, created_at);

create table wallet_transfers (
  id text not null,
  agent_id text not null,
  network text not null,
  purpose text not null,
  to_address text not null,
  amount_micro bigint not null,
  requested_by text not null,
  created_at timestamp with time zone not null,
  constraint wallet_transfers_pkey PRIMARY KEY (id),
  constraint wallet_transfers_amount_micro_check CHECK (amount_micro > 0),
  constraint wallet_transfers_purpose_check CHECK (purpose = ANY (ARRAY['send'::text, 'withdraw'::text]))
);
CREATE INDEX wallet_transfers_agent_id_network_index ON wallet_transfers USING btree (agent_id, network);
CREATE INDEX wallet_transfers_history_index ON wallet_transfers USING btree (agent_id, created_at, id);

create table webhook_attempts (
  delivery_id uuid not null,
  number integer not null,
  started_at timestamp with time zone not null,
  latency_ms integer not null,
  status_code integer,
  error text,
  answer text,
  constraint webhook_attempts_pkey PRIMARY KEY (delivery_id, number)
);

create table webhook_deliveries (
  id uuid not null,
  agent_id text,
  event text not null,
  order_id text,
  body text not null,
  status text default 'pending'::text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone,
  created_at timestamp with time zone not null,
  endpoint_url text not null,
  turn bigserial not null,
  attempts_allowed integer default 3 not null,
  replays integer default 0 not null,
  leased_until timestamp with time zone,
  retry_at timestamp with time zone,
  queue text,
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_status_check CHECK (status = ANY (ARRAY['pending'::text, 'delivered'::text, 'dropped'::text]))
);
CREATE INDEX webhook_deliveries_agent_id_created_at_id_index ON webhook_deliveries USING btree (agent_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_blocking_index ON webhook_deliveries USING btree (order_id) WHERE retry_at IS NOT NULL;
CREATE INDEX webhook_deliveries_created_at_index ON webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_dropped_index ON webhook_deliveries USING btree (agent_id, created_at DESC, id DESC) WHERE status = 'dropped'::text;
CREATE INDEX webhook_deliveries_leased_until_index ON webhook_deliveries USING btree (leased_until) WHERE leased_until IS NOT NULL;
CREATE INDEX webhook_deliveries_order_id_index ON webhook_deliveries USING btree (order_id);
CREATE INDEX webhook_deliveries_pending_index ON webhook_deliveries USING btree (agent_id, turn) WHERE status = 'pending'::text;
CREATE INDEX webhook_deliveries_ready_index ON webhook_deliveries USING btree (COALESCE(queue, agent_id), turn) WHERE status = 'pending'::text AND next_attempt_at IS NOT NULL;
CREATE INDEX webhook_deliveries_retry_at_index ON webhook_deliveries USING btree (retry_at) WHERE retry_at IS NOT NULL;
CREATE INDEX webhook_deliveries_waiting_index ON webhook_deliveries USING btree (agent_id, created_at) WHERE status = 'pending'::text AND next_attempt_at IS NULL;

alter table agent_changes add constraint agent_changes_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table agent_keys add constraint agent_keys_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table agent_mints add constraint agent_mints_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table agent_wallets add constraint agent_wallets_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table bounties add constraint bounties_client_agent_id_foreign FOREIGN KEY (client_agent_id) REFERENCES agents(id);
alter table bounties add constraint bounties_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table bounty_alerts add constraint bounty_alerts_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table bounty_claims add constraint bounty_claims_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table bounty_claims add constraint bounty_claims_bounty_id_foreign FOREIGN KEY (bounty_id) REFERENCES bounties(id);
alter table deliverables add constraint deliverables_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table delivery_times add constraint delivery_times_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table fee_accounts add constraint fee_accounts_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table held_payouts add constraint held_payouts_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table messages add constraint messages_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table order_history add constraint order_history_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table orders add constraint orders_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table orders add constraint orders_client_agent_id_foreign FOREIGN KEY (client_agent_id) REFERENCES agents(id);
alter table orders add constraint orders_service_id_foreign FOREIGN KEY (service_id) REFERENCES services(id);
alter table portfolio_entries add constraint portfolio_entries_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table portfolio_entries add constraint portfolio_entries_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table reviews add constraint reviews_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table reviews add constraint reviews_order_id_foreign FOREIGN KEY (order_id) REFERENCES orders(id);
alter table reviews add constraint reviews_service_id_foreign FOREIGN KEY (service_id) REFERENCES services(id);
alter table service_price_changes add constraint service_price_changes_service_id_foreign FOREIGN KEY (service_id) REFERENCES services(id);
alter table services add constraint services_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table user_wallets add constraint user_wallets_idp_user_id_foreign FOREIGN KEY (idp_user_id) REFERENCES users(idp_user_id);
alter table wallet_settings add constraint wallet_settings_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);
alter table webhook_attempts add constraint webhook_attempts_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE;
alter table webhook_deliveries add constraint webhook_deliveries_agent_id_foreign FOREIGN KEY (agent_id) REFERENCES agents(id);

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

CREATE FUNCTION agent_facets(agent agents)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
select distinct 'agents' || category || listed || tokenized
from unnest(array_prepend('', array(select ':' || name from unnest(agent.capabilities) name))) category,
  unnest(case when agent.services_count > 0 then array['', '+services'] else array[''] end) listed,
  unnest(case when agent.token_mint is not null then array['', '+token'] else array[''] end) tokenized
where agent.active and agent.marketable
$function$;

CREATE FUNCTION agent_figures(counted agents)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select figure, day, 1::bigint from (values
  ('agents', day_of(counted.created_at), true),
  ('verified_agents', null, counted.verified = 1),
  ('tokenized_agents', null, counted.token_mint is not null)
) possible (figure, day, counts) where counts and counted.active and counted.marketable$function$;

CREATE FUNCTION wallet_identity(wallet text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  person text;
begin
  select 'user:' || idp_user_id into person from user_wallets where address_key = wallet_key_of(wallet);
  return coalesce(person, 'wallet:' || wallet_key_of(wallet));
end
$function$;

CREATE FUNCTION agent_owner_identities(agent_id text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
select person from agents agent, unnest(array['agent:' || agent.id, 'user:' || agent.owner_user_id,
  wallet_identity(agent.owner_wallet), wallet_identity(agent.payout_wallet),
  wallet_identity(agent.payout_address_base)]) person
where agent.id = agent_id and person is not null
union all
select 'wallet:' || address_key from agent_wallets wallet where wallet.agent_id = agent_owner_identities.agent_id
$function$;

CREATE FUNCTION agents_date_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.token_launched_at := case when new.token_mint is not null then new.updated_at end;
  return new;
end$function$;

CREATE FUNCTION agents_follow_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agents set
    services_count = (select count(*) from services where agent_id = new.agent_id and active),
    listings = (
      select coalesce(string_agg(title, ' '), '') from (
        select title from services where agent_id = new.agent_id and active
        order by created_at desc, id desc limit 50
      ) newest
    )
  where id = new.agent_id;
  return null;
end$function$;

CREATE FUNCTION learn_words(document text)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 INSERT INTO search_vocabulary (word)  SELECT unnest.lexeme
            FROM unnest(to_tsvector('simple'::regconfig, learn_words.document)) unnest(lexeme, positions, weights)
           WHERE (unnest.lexeme ~ '^[[:alpha:]]{4,30}$'::text)
           ORDER BY unnest.lexeme ON CONFLICT DO NOTHING;
END;

CREATE FUNCTION agents_learn_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_words(new.name || ' ' || search_words(new.capabilities) || ' ' || new.description);
  return null;
end$function$;

CREATE FUNCTION bounty_figures(counted bounties)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select figure, day, 1::bigint from (values
  ('open_bounties', null, counted.status = 'open'),
  ('bounties_created', day_of(counted.created_at), counted.id is not null)
) possible (figure, day, counts) where counts
$function$;

CREATE FUNCTION catalog_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform add_to_browse_total('catalog-changes', 1);
  return null;
end$function$;

CREATE FUNCTION count_agent_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistic_changes (figure, day, change)
  select figure, day, sum(amount) from (
    select figure, day, amount from agent_figures(new)
    union all
    select figure, day, -amount from agent_figures(old)
  ) counted group by figure, day having sum(amount) <> 0;
  return null;
end$function$;

CREATE FUNCTION count_agents()
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

CREATE FUNCTION count_bounty_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistic_changes (figure, day, change)
  select figure, day, sum(amount) from (
    select figure, day, amount from bounty_figures(new)
    union all
    select figure, day, -amount from bounty_figures(old)
  ) counted group by figure, day having sum(amount) <> 0;
  return null;
end$function$;

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

CREATE FUNCTION count_models_of_changed_agents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ai_models (name, agents_count)
  select name, sum(change) from (
select model as name, 1 as change from new_agents, unnest(array(select distinct unnest(ai_models))) model
where active and marketable union all
select model as name, -1 as change from old_agents, unnest(array(select distinct unnest(ai_models))) model
where active and marketable) changed group by name having sum(change) <> 0 order by name
  on conflict (name) do update set agents_count = ai_models.agents_count + excluded.agents_count;
  return null;
end$function$;

CREATE FUNCTION count_models_of_new_agents()
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

CREATE FUNCTION count_models_of_old_agents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into ai_models (name, agents_count)
  select name, sum(change) from (
select model as name, -1 as change from old_agents, unnest(array(select distinct unnest(ai_models))) model
where active and marketable) changed group by name having sum(change) <> 0 order by name
  on conflict (name) do update set agents_count = ai_models.agents_count + excluded.agents_count;
  return null;
end$function$;

CREATE FUNCTION order_figures(counted orders)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select figure, day_of(at), amount from (values
  ('orders_created', counted.created_at, 1::bigint, true),
  ('orders_paid', counted.paid_at, 1, counted.paid_at is not null),
  ('x402_orders', counted.paid_at, 1, counted.paid_at is not null and counted.payment_method = 'x402'),
  ('volume_micro', counted.paid_at, counted.total_micro, counted.paid_at is not null and counted.total_micro > 0),
  ('orders_completed', coalesce(counted.completed_at, counted.created_at), 1, counted.status = 'completed')
) possible (figure, at, amount, counts) where counts and not counted.self_hire$function$;

CREATE FUNCTION count_order_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistic_changes (figure, day, change)
  select figure, day, sum(amount) from (
    select figure, day, amount from order_figures(new)
    union all
    select figure, day, -amount from order_figures(old)
  ) counted group by figure, day having sum(amount) <> 0;
  return null;
end$function$;

CREATE FUNCTION count_payout_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted chain_transactions := case when new.state = 'confirmed' then new else old end;
  amount bigint;
begin
  if counted.kind <> 'payout' or counted.subject_type <> 'order' then return null; end if;
  select moved.amount_micro into amount from chain_transfers moved, orders paid
  where moved.id = counted.id and paid.id = counted.subject_id and not paid.self_hire;
  if found then
    insert into statistic_changes (figure, day, change)
    values ('payouts_micro', day_of(counted.settled_at), case when new.state = 'confirmed' then amount else -amount end);
  end if;
  return null;
end$function$;

CREATE FUNCTION review_figures(counted reviews)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select figure, null::date, amount from (values ('reviews', 1::bigint), ('rating_sum', counted.rating))
  possible (figure, amount)
where exists (select from orders where id = counted.order_id and not self_hire)$function$;

CREATE FUNCTION count_review_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistic_changes (figure, day, change)
  select figure, day, sum(amount) from (
    select figure, day, amount from review_figures(new)
    union all
    select figure, day, -amount from review_figures(old)
  ) counted group by figure, day having sum(amount) <> 0;
  return null;
end$function$;

CREATE FUNCTION service_figures(counted services)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$ select 'services', day_of(counted.created_at), 1::bigint where counted.visible$function$;

CREATE FUNCTION count_service_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into statistic_changes (figure, day, change)
  select figure, day, sum(amount) from (
    select figure, day, amount from service_figures(new)
    union all
    select figure, day, -amount from service_figures(old)
  ) counted group by figure, day having sum(amount) <> 0;
  return null;
end$function$;

CREATE FUNCTION service_facets(service services)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
select 'services' || category || pricing
from unnest(array['', ':' || service.category]) category,
  unnest(array['', case when service.price_type in ('weekly', 'monthly') then '+subscription' else '+onetime' end]
    || case when service.price_type = 'fixed' then array['+fixed'] else '{}'::text[] end) pricing
where service.visible
$function$;

CREATE FUNCTION count_services()
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

CREATE FUNCTION is_self_hire(placed orders)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  clients text[] := array['user:' || placed.client_user_id, wallet_identity(placed.client_wallet_key),
    wallet_identity(placed.payer)];
begin
  if placed.client_agent_id is not null then
    clients := clients || array(select agent_owner_identities(placed.client_agent_id));
  end if;
  return exists (select from agent_owner_identities(placed.agent_id) person where person = any (clients));
end
$function$;

CREATE FUNCTION ledger_assert_balanced(checked bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  uneven record;
begin
  select account.network, account.asset, sum(entry.amount) as difference into uneven
  from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
  where entry.transaction_id = checked
  group by account.network, account.asset having sum(entry.amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not balance on % in %: off by %',
      checked, uneven.network, uneven.asset, uneven.difference using errcode = 'check_violation';
  end if;
  if not exists (select from ledger_entries where transaction_id = checked) then
    raise exception 'ledger transaction % has no entries', checked using errcode = 'check_violation';
  end if;
end
$function$;

CREATE FUNCTION ledger_apply_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  stray record;
  earlier record;
begin
  select entry.transaction_id, entry.account_id into stray
  from new_entries entry
  left join ledger_transactions tx on tx.id = entry.transaction_id
  left join ledger_accounts account on account.id = entry.account_id
  where tx.id is null or account.id is null limit 1;
  if found then
    raise exception 'there is no ledger transaction % or no ledger account %', stray.transaction_id, stray.account_id
      using errcode = 'foreign_key_violation';
  end if;
  -- the transactions of this commit are checked at its end
  for earlier in
    select distinct entry.transaction_id
    from new_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
    where tx.xmin <> pg_current_xact_id()::xid
  loop
    perform ledger_assert_balanced(earlier.transaction_id);
  end loop;
  insert into ledger_balance_changes (account_id, change)
  select account.id, case account.side when 'debit' then entry.amount else -entry.amount end
  from new_entries entry join ledger_accounts account on account.id = entry.account_id
  where ledger_is_shared(account.kind);
  update ledger_accounts account
  set balance = account.balance + case account.side when 'debit' then added.amount else -added.amount end,
      paid_out = account.paid_out + case account.side when 'debit' then 0 else added.paid end
  from (
    select entry.account_id, sum(entry.amount)::bigint as amount,
      coalesce(sum(entry.amount) filter (where tx.kind = 'payout_settled'), 0)::bigint as paid
    from new_entries entry join ledger_transactions tx on tx.id = entry.transaction_id
    group by entry.account_id
  ) added
  where account.id = added.account_id and not ledger_is_shared(account.kind);
  return null;
end
$function$;

CREATE FUNCTION ledger_balance(account ledger_accounts)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
select account.balance + case when ledger_is_shared(account.kind)
  then (select coalesce(sum(change), 0)::bigint from ledger_balance_changes where account_id = account.id) else 0 end
$function$;

CREATE FUNCTION ledger_check_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform ledger_assert_balanced(new.id);
  return null;
end
$function$;

CREATE FUNCTION ledger_compact_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  update ledger_accounts account set balance = account.balance + gone.change
  from (select account_id, sum(change)::bigint as change from old_changes group by account_id) gone
  where account.id = gone.account_id;
  return null;
end$function$;

CREATE FUNCTION ledger_guard_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.code, new.network, new.asset, new.kind, new.side)
     is distinct from (old.id, old.code, old.network, old.asset, old.kind, old.side) then
    raise exception 'ledger account % cannot be redefined', old.code using errcode = 'restrict_violation';
  end if;
  -- Depth 1 is this trigger; only the trigger on the entries comes in deeper.
  if (new.balance, new.paid_out) is distinct from (old.balance, old.paid_out) and pg_trigger_depth() < 2 then
    raise exception 'the balance of ledger account % changes by entries only', old.code
      using errcode = 'restrict_violation';
  end if;
  return new;
end$function$;

CREATE FUNCTION ledger_guard_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Depth 1 is this trigger; only the trigger on the entries comes in deeper.
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'balances of the ledger change by entries only' using errcode = 'restrict_violation';
end$function$;

CREATE FUNCTION ledger_month_end(month text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
select ((month || '-01')::timestamp + interval '1 month') at time zone 'UTC'
$function$;

CREATE FUNCTION ledger_guard_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if old.hash is null and new.month = old.month then return new; end if;
    raise exception 'ledger month % is closed', old.month using errcode = 'restrict_violation';
  end if;
  if new.hash is not null or clock_timestamp() < ledger_month_end(new.month) + interval '1 day' then
    raise exception 'ledger month % can be sealed one day after its end', new.month
      using errcode = 'restrict_violation';
  end if;
  return new;
end$function$;

CREATE FUNCTION ledger_open_account_empty()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.balance <> 0 or new.paid_out <> 0 then
    raise exception 'ledger account % must be opened empty', new.code using errcode = 'restrict_violation';
  end if;
  return new;
end$function$;

CREATE FUNCTION ledger_post_to_open_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  sealed text;
begin
  -- Either this transaction sees that the month is sealed, or closing it waits for this transaction.
  perform pg_current_xact_id();
  -- Months are sealed a day after their end. The rest of the day is for clocks that are wrong.
  if new.created_at > clock_timestamp() - interval '12 hours' then return new; end if;
  select max(month) into sealed from ledger_months;
  if new.created_at < ledger_month_end(sealed) then new.created_at := ledger_month_end(sealed); end if;
  return new;
end$function$;

CREATE FUNCTION ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: correct a mistake with a new transaction', tg_table_name
    using errcode = 'restrict_violation';
end$function$;

CREATE FUNCTION orders_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE FUNCTION orders_mark_self_hire()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.self_hire := is_self_hire(new);
  return new;
end$function$;

CREATE FUNCTION orders_show_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into portfolio_entries
    (source_id, source_type, agent_id, order_id, url, media_type, delivered_at, withheld)
  select case when single then new.id else id end, case when single then 'order' else 'deliverable' end,
    new.agent_id, new.id, url, media_type, delivered_at, new.is_private
  from (
    select *, new.quota_total is null and count(*) over () = 1 as single from deliverables
    where order_id = new.id and status = 'delivered'
      and (new.quota_total is not null
        or delivered_at = (select max(delivered_at) from deliverables where order_id = new.id))
  ) work;
  return null;
end$function$;

CREATE FUNCTION orders_time_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.self_hire then return null; end if;
  insert into delivery_times as known (agent_id, deliveries, seconds)
  values (new.agent_id, 1, extract(epoch from new.delivered_at - new.paid_at))
  on conflict (agent_id) do update set
    deliveries = known.deliveries + 1, seconds = known.seconds + excluded.seconds;
  return null;
end$function$;

CREATE FUNCTION payout_figures(counted chain_transactions)
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select 'payouts_micro', day_of(counted.settled_at), moved.amount_micro from chain_transfers moved, orders paid
where counted.kind = 'payout' and counted.subject_type = 'order' and counted.state = 'confirmed'
  and moved.id = counted.id and paid.id = counted.subject_id and not paid.self_hire$function$;

CREATE FUNCTION public_agent_columns(agent agents)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
select to_jsonb(agent) - array['endpoint_url', 'owner_user_id', 'owner_proof', 'payout_wallet', 'payout_chain',
  'payout_address_base', 'webhook_secret_sealed', 'webhook_secret_previous_sealed', 'webhook_secret_previous_until',
  'webhook_events', 'has_extended_retries', 'webhook_paused_at', 'additional_endpoint_url',
  'additional_endpoint_events', 'additional_endpoint_paused_at', 'updated_at', 'search']
$function$;

CREATE FUNCTION publish_changes(tags text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  published text := case when cardinality(tags) > 100 then '*' else array_to_string(tags, ' ') end;
begin
  if published = '' then return; end if;
  perform pg_notify('public_changes', published);
  raise notice 'public_changes' using detail = published;
end$function$;

CREATE FUNCTION publish_agents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids text[];
  is_list_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    ids := array(select id from new_rows);
  elsif tg_op = 'DELETE' then
    ids := array(select id from old_rows);
  else
    select array_agg(id), bool_or(is_moved) into ids, is_list_changed from (
      select id, shown - agent_content_columns() is distinct from shown_before - agent_content_columns() as is_moved
      from (
        select id, public_agent_columns(changed) as shown, public_agent_columns(former) as shown_before
        from new_rows changed join old_rows former using (id)
      ) compared where shown is distinct from shown_before
    ) changed;
  end if;
  if ids <> '{}' then
    perform publish_changes(case when is_list_changed then array['agents', 'agents:content']
      else array['agents:content'] end || array(select 'agent:' || id from unnest(ids) id));
  end if;
  return null;
end$function$;

CREATE FUNCTION publish_of_agent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform publish_changes(array(select distinct 'agent:' || agent_id from old_rows));
  else
    perform publish_changes(array(select distinct 'agent:' || agent_id from new_rows));
  end if;
  return null;
end$function$;

CREATE FUNCTION publish_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform publish_changes(array['agent:' || case tg_op when 'DELETE' then old.agent_id else new.agent_id end]);
  return null;
end
$function$;

CREATE FUNCTION publish_order_counts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform publish_changes(array(select distinct 'agent:' || subject_id from new_rows where counted = 'agent'));
  return null;
end$function$;

CREATE FUNCTION publish_services()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids text[];
  agent_ids text[];
  is_list_changed boolean := true;
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(distinct agent_id) into ids, agent_ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(distinct agent_id) into ids, agent_ids from old_rows;
  else
    select array_agg(changed.id), array_agg(distinct changed.agent_id),
      bool_or(to_jsonb(changed) - service_content_columns() is distinct from
        to_jsonb(former) - service_content_columns())
    into ids, agent_ids, is_list_changed
    from new_rows changed join old_rows former using (id) where changed <> former;
  end if;
  if ids <> '{}' then
    perform publish_changes(case when is_list_changed then array['services', 'services:content']
      else array['services:content'] end || array(
      select 'service:' || id from unnest(ids) id union all select 'agent:' || id from unnest(agent_ids) id));
  end if;
  return null;
end$function$;

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

CREATE FUNCTION recount_statistics_but_bounties()
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select figure, day, sum(amount)::bigint from (
  select counted.* from agents, agent_figures(agents) counted union all select counted.* from services, service_figures(services) counted union all select counted.* from orders, order_figures(orders) counted union all select counted.* from reviews, review_figures(reviews) counted union all select counted.* from chain_transactions, payout_figures(chain_transactions) counted
) counted group by figure, day
$function$;

CREATE FUNCTION recount_statistics()
 RETURNS TABLE(figure text, day date, amount bigint)
 LANGUAGE sql
 STABLE
AS $function$
select * from recount_statistics_but_bounties()
union all
select figure, day, sum(amount)::bigint from bounties, bounty_figures(bounties) group by figure, day
$function$;

CREATE FUNCTION reviews_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agents set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
  where id = new.agent_id;
  update services set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
  where id = new.service_id;
  return null;
end$function$;

CREATE FUNCTION services_follow_agent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update services set visible = active and new.active and new.marketable where agent_id = new.id;
  return null;
end$function$;

CREATE FUNCTION services_learn_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform learn_words(new.title || ' ' || replace(new.category, '_', ' ') || ' ' || new.description);
  return null;
end$function$;

CREATE FUNCTION services_remember_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from service_price_changes
  where service_id = old.id and ended_at < new.updated_at - interval '7 days';
  insert into service_price_changes (service_id, price_micro, ended_at)
  values (old.id, old.price_micro, new.updated_at);
  return null;
end$function$;

CREATE FUNCTION services_set_visible()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- locked, so that an agent that is shown or hidden at the same moment waits and then finds this listing
  select new.active and agent.active and agent.marketable into new.visible
  from agents agent where agent.id = new.agent_id for no key update;
  new.visible := coalesce(new.visible, false);
  return new;
end$function$;

CREATE TRIGGER agents_counted AFTER INSERT ON agents FOR EACH ROW WHEN (new.active AND new.marketable) EXECUTE FUNCTION count_agents();
CREATE TRIGGER agents_figured AFTER INSERT ON agents FOR EACH ROW WHEN (new.active AND new.marketable) EXECUTE FUNCTION count_agent_figures();
CREATE TRIGGER agents_models_added AFTER INSERT ON agents REFERENCING NEW TABLE AS new_agents FOR EACH STATEMENT EXECUTE FUNCTION count_models_of_new_agents();
CREATE TRIGGER agents_models_changed AFTER UPDATE ON agents REFERENCING OLD TABLE AS old_agents NEW TABLE AS new_agents FOR EACH STATEMENT EXECUTE FUNCTION count_models_of_changed_agents();
CREATE TRIGGER agents_models_removed AFTER DELETE ON agents REFERENCING OLD TABLE AS old_agents FOR EACH STATEMENT EXECUTE FUNCTION count_models_of_old_agents();
CREATE TRIGGER agents_published_changed AFTER UPDATE ON agents REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_agents();
CREATE TRIGGER agents_published_gone AFTER DELETE ON agents REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_agents();
CREATE TRIGGER agents_published_new AFTER INSERT ON agents REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_agents();
CREATE TRIGGER agents_recatalogued AFTER UPDATE OF name, slug ON agents FOR EACH ROW WHEN (new.services_count > 0 AND (old.name IS DISTINCT FROM new.name OR old.slug IS DISTINCT FROM new.slug)) EXECUTE FUNCTION catalog_changed();
CREATE TRIGGER agents_recounted AFTER UPDATE ON agents FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR old.marketable IS DISTINCT FROM new.marketable OR old.capabilities IS DISTINCT FROM new.capabilities OR (old.services_count > 0) IS DISTINCT FROM (new.services_count > 0) OR (old.token_mint IS NULL) IS DISTINCT FROM (new.token_mint IS NULL)) EXECUTE FUNCTION count_agents();
CREATE TRIGGER agents_refigured AFTER UPDATE ON agents FOR EACH ROW WHEN (old.active IS DISTINCT FROM new.active OR old.marketable IS DISTINCT FROM new.marketable OR old.verified IS DISTINCT FROM new.verified OR (old.token_mint IS NULL) IS DISTINCT FROM (new.token_mint IS NULL) OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION count_agent_figures();
CREATE TRIGGER agents_show_services AFTER UPDATE OF active, marketable ON agents FOR EACH ROW WHEN ((old.active AND old.marketable) <> (new.active AND new.marketable)) EXECUTE FUNCTION services_follow_agent();
CREATE TRIGGER agents_token_dated BEFORE INSERT OR UPDATE OF token_mint ON agents FOR EACH ROW EXECUTE FUNCTION agents_date_token();
CREATE TRIGGER agents_uncounted AFTER DELETE ON agents FOR EACH ROW WHEN (old.active AND old.marketable) EXECUTE FUNCTION count_agents();
CREATE TRIGGER agents_unfigured AFTER DELETE ON agents FOR EACH ROW WHEN (old.active AND old.marketable) EXECUTE FUNCTION count_agent_figures();
CREATE TRIGGER agents_words AFTER INSERT OR UPDATE OF name, capabilities, description ON agents FOR EACH ROW EXECUTE FUNCTION agents_learn_words();

CREATE TRIGGER bounties_figured AFTER INSERT OR DELETE ON bounties FOR EACH ROW EXECUTE FUNCTION count_bounty_figures();
CREATE TRIGGER bounties_refigured AFTER UPDATE ON bounties FOR EACH ROW WHEN ((old.status = 'open'::text) IS DISTINCT FROM (new.status = 'open'::text) OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION count_bounty_figures();

CREATE TRIGGER chain_transactions_figured AFTER UPDATE OF state ON chain_transactions FOR EACH ROW WHEN (new.kind = 'payout'::text AND (old.state = 'confirmed'::text) <> (new.state = 'confirmed'::text)) EXECUTE FUNCTION count_payout_figures();

CREATE TRIGGER delivery_times_published_changed AFTER UPDATE ON delivery_times REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER delivery_times_published_gone AFTER DELETE ON delivery_times REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER delivery_times_published_new AFTER INSERT ON delivery_times REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();

CREATE TRIGGER ledger_accounts_append_only BEFORE DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_accounts_guard BEFORE UPDATE ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_account();
CREATE TRIGGER ledger_accounts_open_empty BEFORE INSERT ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_open_account_empty();

CREATE TRIGGER ledger_balance_changes_compact AFTER DELETE ON ledger_balance_changes REFERENCING OLD TABLE AS old_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_compact_changes();
CREATE TRIGGER ledger_balance_changes_guard BEFORE INSERT OR UPDATE OR TRUNCATE ON ledger_balance_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_guard_change();

CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS new_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_apply_entries();

CREATE TRIGGER ledger_month_balances_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_month_balances FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TRIGGER ledger_months_append_only BEFORE DELETE OR TRUNCATE ON ledger_months FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_months_guard BEFORE INSERT OR UPDATE ON ledger_months FOR EACH ROW EXECUTE FUNCTION ledger_guard_month();

CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_balanced();
CREATE TRIGGER ledger_transactions_open_month BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION ledger_post_to_open_month();

CREATE TRIGGER notifications_listed AFTER INSERT ON notifications REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();
CREATE TRIGGER notifications_relisted AFTER UPDATE ON notifications REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();
CREATE TRIGGER notifications_unlisted AFTER DELETE ON notifications REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_listed_notifications();

CREATE TRIGGER order_count_changes_published AFTER INSERT ON order_count_changes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_order_counts();

CREATE TRIGGER orders_counted AFTER INSERT ON orders FOR EACH ROW WHEN (new.paid_at IS NOT NULL OR new.status = 'completed'::text) EXECUTE FUNCTION orders_count();
CREATE TRIGGER orders_figured AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_order_figures();
CREATE TRIGGER orders_listed AFTER INSERT ON orders FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) OR new.payout_micro > 0) EXECUTE FUNCTION count_listed_orders();
CREATE TRIGGER orders_marked_when_paid BEFORE UPDATE OF paid_at ON orders FOR EACH ROW WHEN (old.paid_at IS NULL AND new.paid_at IS NOT NULL) EXECUTE FUNCTION orders_mark_self_hire();
CREATE TRIGGER orders_marked_when_placed BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION orders_mark_self_hire();
CREATE TRIGGER orders_published_changed AFTER UPDATE ON orders FOR EACH ROW WHEN ((is_public_order(old.status) OR is_public_order(new.status)) AND (old.agent_id IS DISTINCT FROM new.agent_id OR old.status IS DISTINCT FROM new.status OR old.is_private IS DISTINCT FROM new.is_private OR old.service_id IS DISTINCT FROM new.service_id OR old.service_title IS DISTINCT FROM new.service_title OR old.service_category IS DISTINCT FROM new.service_category OR old.created_at IS DISTINCT FROM new.created_at OR old.completed_at IS DISTINCT FROM new.completed_at)) EXECUTE FUNCTION publish_order();
CREATE TRIGGER orders_published_gone AFTER DELETE ON orders FOR EACH ROW WHEN (is_public_order(old.status)) EXECUTE FUNCTION publish_order();
CREATE TRIGGER orders_published_new AFTER INSERT ON orders FOR EACH ROW WHEN (is_public_order(new.status)) EXECUTE FUNCTION publish_order();
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, paid_at ON orders FOR EACH ROW WHEN (old.paid_at IS NULL AND new.paid_at IS NOT NULL OR old.status <> 'completed'::text AND new.status = 'completed'::text) EXECUTE FUNCTION orders_count();
CREATE TRIGGER orders_refigured AFTER UPDATE ON orders FOR EACH ROW WHEN (old.self_hire IS DISTINCT FROM new.self_hire OR old.created_at IS DISTINCT FROM new.created_at OR old.paid_at IS DISTINCT FROM new.paid_at OR old.payment_method IS DISTINCT FROM new.payment_method OR old.total_micro IS DISTINCT FROM new.total_micro OR old.completed_at IS DISTINCT FROM new.completed_at OR (old.status = 'completed'::text) IS DISTINCT FROM (new.status = 'completed'::text)) EXECUTE FUNCTION count_order_figures();
CREATE TRIGGER orders_relisted AFTER UPDATE ON orders FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.payout_micro IS DISTINCT FROM new.payout_micro OR old.agent_id IS DISTINCT FROM new.agent_id OR old.client_wallet_key IS DISTINCT FROM new.client_wallet_key OR old.client_user_id IS DISTINCT FROM new.client_user_id OR old.client_agent_id IS DISTINCT FROM new.client_agent_id) EXECUTE FUNCTION count_listed_orders();
CREATE TRIGGER orders_shown AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (new.status = 'completed'::text AND old.status <> 'completed'::text AND new.payment_method IS DISTINCT FROM 'x402'::text) EXECUTE FUNCTION orders_show_work();
CREATE TRIGGER orders_timed AFTER UPDATE OF delivered_at ON orders FOR EACH ROW WHEN (old.delivered_at IS NULL AND new.delivered_at IS NOT NULL AND new.paid_at IS NOT NULL) EXECUTE FUNCTION orders_time_delivery();
CREATE TRIGGER orders_unlisted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_listed_orders();

CREATE TRIGGER portfolio_entries_published_changed AFTER UPDATE ON portfolio_entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER portfolio_entries_published_gone AFTER DELETE ON portfolio_entries REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER portfolio_entries_published_new AFTER INSERT ON portfolio_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();

CREATE TRIGGER reviews_counted AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_count();
CREATE TRIGGER reviews_figured AFTER INSERT OR DELETE OR UPDATE OF rating ON reviews FOR EACH ROW EXECUTE FUNCTION count_review_figures();
CREATE TRIGGER reviews_published_changed AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER reviews_published_gone AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();
CREATE TRIGGER reviews_published_new AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_of_agent();

CREATE TRIGGER services_catalogued AFTER INSERT ON services FOR EACH ROW WHEN (new.visible AND new.price_type = 'fixed'::text) EXECUTE FUNCTION catalog_changed();
CREATE TRIGGER services_counted_shown AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION count_services();
CREATE TRIGGER services_figured AFTER INSERT OR DELETE ON services FOR EACH ROW EXECUTE FUNCTION count_service_figures();
CREATE TRIGGER services_listed AFTER INSERT OR UPDATE OF active, title ON services FOR EACH ROW EXECUTE FUNCTION agents_follow_services();
CREATE TRIGGER services_price_remembered AFTER UPDATE OF price_micro, price_type ON services FOR EACH ROW WHEN (old.price_type = 'fixed'::text AND (old.price_micro IS DISTINCT FROM new.price_micro OR new.price_type <> 'fixed'::text)) EXECUTE FUNCTION services_remember_price();
CREATE TRIGGER services_published_changed AFTER UPDATE ON services REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_services();
CREATE TRIGGER services_published_gone AFTER DELETE ON services REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_services();
CREATE TRIGGER services_published_new AFTER INSERT ON services REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION publish_services();
CREATE TRIGGER services_recatalogued AFTER UPDATE ON services FOR EACH ROW WHEN ((old.visible AND old.price_type = 'fixed'::text OR new.visible AND new.price_type = 'fixed'::text) AND (old.visible IS DISTINCT FROM new.visible OR old.price_type IS DISTINCT FROM new.price_type OR old.price_micro IS DISTINCT FROM new.price_micro OR old.title IS DISTINCT FROM new.title OR old.description IS DISTINCT FROM new.description OR old.category IS DISTINCT FROM new.category OR old.requirement_fields IS DISTINCT FROM new.requirement_fields OR old.deliverables IS DISTINCT FROM new.deliverables OR old.turnaround_hours IS DISTINCT FROM new.turnaround_hours)) EXECUTE FUNCTION catalog_changed();
CREATE TRIGGER services_recounted AFTER UPDATE ON services FOR EACH ROW WHEN (old.visible IS DISTINCT FROM new.visible OR old.category IS DISTINCT FROM new.category OR old.price_type IS DISTINCT FROM new.price_type) EXECUTE FUNCTION count_services();
CREATE TRIGGER services_refigured AFTER UPDATE ON services FOR EACH ROW WHEN (old.visible IS DISTINCT FROM new.visible OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION count_service_figures();
CREATE TRIGGER services_visible BEFORE INSERT OR UPDATE OF active, agent_id ON services FOR EACH ROW EXECUTE FUNCTION services_set_visible();
CREATE TRIGGER services_words AFTER INSERT OR UPDATE OF title, category, description ON services FOR EACH ROW EXECUTE FUNCTION services_learn_words();
