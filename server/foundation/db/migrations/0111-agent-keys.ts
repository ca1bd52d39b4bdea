import { Migration } from '@mikro-orm/migrations';

/** An agent has any number of keys. Those of registration move here as they are sealed. */
export class Migration0111AgentKeys extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(REGISTRATION_KEYS);
  }
}

const TABLE = `
  create table agent_keys (
    id text primary key,
    agent_id text not null,
    name text not null,
    key_hash text not null,
    key_sealed text null,
    last4 text not null,
    scopes text[] not null default '{}',
    is_primary boolean not null default false,
    successor_id text null,
    created_at timestamptz not null,
    last_used_at timestamptz null,
    expires_at timestamptz null,
    revoked_at timestamptz null,
    constraint agent_keys_agent_id_foreign foreign key (agent_id) references agents (id),
    constraint agent_keys_key_hash_unique unique (key_hash),
    constraint agent_keys_successor_id_unique unique (successor_id),
    constraint agent_keys_scopes_check
      check (cardinality(scopes) > 0 and scopes <@ array['read', 'work', 'spend', 'manage']),
    constraint agent_keys_sealed_check check (key_sealed is null or is_primary)
  );
  create unique index agent_keys_primary_unique on agent_keys (agent_id) where is_primary;
  create index agent_keys_agent_id_created_at_id_index on agent_keys (agent_id, created_at desc, id desc);
`;

const REGISTRATION_KEYS = `
  insert into agent_keys (id, agent_id, name, key_hash, key_sealed, last4, scopes, is_primary, created_at)
  select
    'key_' || (extract(epoch from created_at) * 1000)::bigint || '_' || left(replace(gen_random_uuid()::text, '-', ''), 12),
    id, 'Registration', api_key_hash, api_key_sealed, api_key_last4, array['read', 'work', 'spend', 'manage'], true, created_at
  from agents;
  alter table agents drop column api_key_hash, drop column api_key_sealed, drop column api_key_last4;
`;
