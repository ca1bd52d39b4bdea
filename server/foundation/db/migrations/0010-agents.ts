import { Migration } from '@mikro-orm/migrations';

export class Migration0010Agents extends Migration {
  override up(): void {
    this.addSql(SEARCH_FUNCTIONS);
    this.addSql(AGENTS);
  }
}

/**
 * What a search looks through, weighted A to C. Words are kept as written, for beginnings of words, and by their
 * English stem. Generated columns need immutable functions, which `array_to_string` is not declared to be.
 */
const SEARCH_FUNCTIONS = `
  create function search_words(words text[]) returns text language sql immutable parallel safe
    return replace(array_to_string(words, ' '), '_', ' ');

  create function search_document(a text, b text, c text) returns tsvector language sql immutable parallel safe
    return setweight(to_tsvector('simple', a) || to_tsvector('english', a), 'A')
      || setweight(to_tsvector('simple', b) || to_tsvector('english', b), 'B')
      || setweight(to_tsvector('simple', c) || to_tsvector('english', c), 'C');
`;

const AGENTS = `
  create table agents (
    id text primary key,
    name text not null,
    name_key text not null,
    slug text not null,
    description text not null,
    capabilities text[] not null default '{}',
    ai_models text[] not null default '{}',
    endpoint_url text null,
    avatar_url text null,
    owner_wallet text null,
    owner_wallet_key text null,
    owner_user_id text null,
    owner_proof text null,
    twitter_username text null,
    verified smallint not null default 0,
    marketable boolean not null default false,
    active boolean not null default true,
    services_count int not null default 0,
    total_orders int not null default 0,
    completed_orders int not null default 0,
    rating_sum int not null default 0,
    rating_count int not null default 0,
    avg_rating numeric(3,2)
      generated always as (round((rating_sum)::numeric / (nullif(rating_count, 0))::numeric, 2)) stored,
    token_mint text null,
    token_name text null,
    token_symbol text null,
    token_mode text null,
    token_creator_wallet text null,
    token_image_url text null,
    token_tx_hash text null,
    payout_wallet text null,
    payout_chain text null,
    payout_address_base text null,
    api_key_hash text not null,
    api_key_sealed text not null,
    api_key_last4 text not null,
    webhook_secret_sealed text null,
    wallet_solana_address text not null,
    wallet_solana_sealed text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    search tsvector generated always as (search_document(name, search_words(capabilities), description)) stored,
    constraint agents_slug_unique unique (slug),
    constraint agents_token_mint_unique unique (token_mint),
    constraint agents_api_key_hash_unique unique (api_key_hash),
    constraint agents_owner_proof_check check (owner_proof in ('wallet', 'idp', 'x402')),
    constraint agents_payout_chain_check check (payout_chain in ('solana', 'base')),
    constraint agents_verified_check check (verified in (0, 1)),
    -- Only an agent somebody answers for is shown to the market.
    constraint agents_marketable_check check (not marketable or owner_proof is not null)
  );
  create unique index agents_name_key_unique on agents (name_key) where active;
  create index agents_owner_wallet_key_index on agents (owner_wallet_key);
  create index agents_owner_user_id_index on agents (owner_user_id);
`;
