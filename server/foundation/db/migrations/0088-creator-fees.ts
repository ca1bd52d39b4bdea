import { Migration } from '@mikro-orm/migrations';

/** What agents' tokens earn for those who made them, in lamports. */
export class Migration0088CreatorFees extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(table);
  }
}

const TABLES = [
  `create table fee_accounts (
    token_mint text not null primary key,
    agent_id text not null,
    vault text not null,
    is_legacy boolean not null,
    collected_lamports bigint not null default 0,
    agent_lamports bigint not null default 0,
    paid_lamports bigint not null default 0,
    created_at timestamptz not null,
    constraint fee_accounts_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint fee_accounts_agent_id_unique unique (agent_id),
    constraint fee_accounts_vault_unique unique (vault),
    constraint fee_accounts_shares_check check (agent_lamports <= collected_lamports),
    constraint fee_accounts_paid_check check (paid_lamports >= 0 and paid_lamports <= agent_lamports)
  );`,
  `create table fee_collections (
    id text not null primary key,
    state text not null,
    tx_hash text not null,
    requested_by text not null,
    created_at timestamptz not null,
    settled_at timestamptz null,
    constraint fee_collections_state_check check (state in ('sent', 'collected', 'failed'))
  );
  create unique index fee_collections_one_under_way_unique on fee_collections (state) where state = 'sent';`,
  `create table fee_shares (
    collection_id text not null,
    token_mint text not null,
    lamports bigint not null,
    agent_lamports bigint not null,
    launch_partner_lamports bigint not null,
    buyback_lamports bigint not null,
    primary key (collection_id, token_mint),
    constraint fee_shares_sum_check check (lamports = agent_lamports + launch_partner_lamports + buyback_lamports and lamports > 0)
  );`,
  `create table fee_payouts (
    id text not null primary key,
    token_mint text not null,
    agent_id text not null,
    recipient_wallet text not null,
    amount_lamports bigint not null,
    request_key text null,
    requested_by text not null,
    created_at timestamptz not null,
    constraint fee_payouts_request_key_unique unique (request_key),
    constraint fee_payouts_amount_lamports_check check (amount_lamports > 0)
  );
  create index fee_payouts_created_at_id_index on fee_payouts (created_at, id);`,
];
