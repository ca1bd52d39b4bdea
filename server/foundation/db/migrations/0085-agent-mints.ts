import { Migration } from '@mikro-orm/migrations';

/** Tokens and identities that agents' wallets make on the chain. */
export class Migration0085AgentMints extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}

const TABLE = `
  create table agent_mints (
    id text not null primary key,
    agent_id text not null,
    purpose text not null,
    state text not null,
    wallet text not null,
    mint text not null,
    holder text null,
    name text not null,
    symbol text not null,
    uri text not null,
    description text not null,
    image_url text null,
    tx_hash text not null,
    request_key text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint agent_mints_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint agent_mints_mint_unique unique (mint),
    constraint agent_mints_purpose_check check (purpose in ('token', 'identity')),
    constraint agent_mints_state_check check (state in ('minting', 'minted', 'failed'))
  );
  create unique index agent_mints_one_unique on agent_mints (agent_id, purpose) where state <> 'failed';
`;
