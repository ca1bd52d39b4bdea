import { Migration } from '@mikro-orm/migrations';

/** What owners decide about their agents' wallets, what left them, who took a key, and which signatures were used for it. */
export class Migration0082WalletCustody extends Migration {
  override up(): void {
    for (const table of TABLES) this.addSql(table);
  }
}

const TABLES = [
  `create table wallet_settings (
    agent_id text not null primary key,
    owner_wallet_key text null,
    owner_user_id text null,
    withdraw_solana text null,
    withdraw_solana_from timestamptz null,
    withdraw_base text null,
    withdraw_base_from timestamptz null,
    daily_limit_micro bigint null,
    updated_at timestamptz not null,
    constraint wallet_settings_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint wallet_settings_daily_limit_micro_check check (daily_limit_micro >= 0)
  );`,
  `create table wallet_transfers (
    id text not null primary key,
    agent_id text not null,
    network text not null,
    purpose text not null,
    to_address text not null,
    amount_micro bigint not null,
    requested_by text not null,
    created_at timestamptz not null,
    constraint wallet_transfers_amount_micro_check check (amount_micro > 0),
    constraint wallet_transfers_purpose_check check (purpose in ('send', 'withdraw'))
  );
  create index wallet_transfers_agent_id_network_index on wallet_transfers (agent_id, network);`,
  `create table key_exports (
    id bigserial primary key,
    agent_id text not null,
    family text not null,
    address text not null,
    exported_by text not null,
    request_id text not null,
    created_at timestamptz not null
  );
  create index key_exports_agent_id_created_at_index on key_exports (agent_id, created_at);`,
  `create table used_signatures (
    wallet_key text not null,
    signed_at bigint not null,
    used_at timestamptz not null,
    primary key (wallet_key, signed_at)
  );
  create index used_signatures_used_at_index on used_signatures (used_at);`,
];
