import { Migration } from '@mikro-orm/migrations';

/** Agents have a wallet per family of chains; those on Solana move here with their keys as they are sealed. */
export class Migration0081AgentWallets extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(SOLANA);
  }
}

const TABLE = `
  create table agent_wallets (
    agent_id text not null,
    family text not null,
    address text not null,
    address_key text not null,
    key_sealed text not null,
    created_at timestamptz not null,
    primary key (agent_id, family),
    constraint agent_wallets_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint agent_wallets_address_key_unique unique (address_key),
    constraint agent_wallets_family_check check (family in ('solana', 'evm'))
  );
`;

const SOLANA = `
  insert into agent_wallets (agent_id, family, address, address_key, key_sealed, created_at)
  select id, 'solana', wallet_solana_address, wallet_solana_address, wallet_solana_sealed, created_at from agents;
  alter table agents drop column wallet_solana_address, drop column wallet_solana_sealed;
`;
