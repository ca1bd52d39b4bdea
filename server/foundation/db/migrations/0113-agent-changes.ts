import { Migration } from '@mikro-orm/migrations';

/** Changes of where payouts go that take effect a day after an API key asked for them. */
export class Migration0113AgentChanges extends Migration {
  override up(): void {
    this.addSql(`
      create table agent_changes (
        id text not null primary key,
        agent_id text not null,
        field text not null,
        value text null,
        previous_value text null,
        state text not null,
        requested_by text not null,
        effective_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        constraint agent_changes_agent_id_foreign foreign key (agent_id) references agents (id),
        constraint agent_changes_field_check check (field in ('payout_wallet', 'payout_chain', 'payout_address_base')),
        constraint agent_changes_state_check check (state in ('pending', 'applied', 'cancelled', 'superseded'))
      );
    `);
    this.addSql(`
      create unique index agent_changes_pending_unique on agent_changes (agent_id, field) where state = 'pending';
    `);
    this.addSql(`create index agent_changes_agent_id_state_index on agent_changes (agent_id, state);`);
    this.addSql(`
      create index agent_changes_due_index on agent_changes (effective_at, id) where state = 'pending';
    `);
  }
}
