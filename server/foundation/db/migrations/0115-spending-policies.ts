import { Migration } from '@mikro-orm/migrations';

/** What owners allow their agents to spend, and the payments that they approve one by one. */
export class Migration0115SpendingPolicies extends Migration {
  override up(): void {
    this.addSql(`
      alter table wallet_settings
        add column has_daily_limit boolean not null default true,
        add column max_per_payment_micro bigint null,
        add column allowed_services jsonb null,
        add column allowed_agents jsonb null,
        add column allowed_addresses jsonb null,
        add column approval_above_micro bigint null,
        add column policy_expires_at timestamptz null,
        add constraint wallet_settings_max_per_payment_micro_check check (max_per_payment_micro >= 0) not valid,
        add constraint wallet_settings_approval_above_micro_check check (approval_above_micro >= 0) not valid;
      alter table wallet_spendings add column fingerprint text null;
      create table spending_approvals (
        id text not null primary key,
        agent_id text not null,
        owner_wallet_key text null,
        owner_user_id text null,
        fingerprint text not null,
        state text not null,
        purpose text not null,
        summary text not null,
        amount_micro bigint not null,
        service_id text null,
        provider_agent_id text null,
        order_id text null,
        address text null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        decided_at timestamptz null,
        decided_by text null,
        used_request_key text null,
        constraint spending_approvals_amount_micro_check check (amount_micro > 0),
        constraint spending_approvals_state_check check (state in ('pending', 'approved', 'denied'))
      );
      create index spending_approvals_agent_id_created_at_id_index on spending_approvals
        (agent_id, created_at desc, id desc);
      create index spending_approvals_agent_id_fingerprint_index on spending_approvals (agent_id, fingerprint);
    `);
  }
}
