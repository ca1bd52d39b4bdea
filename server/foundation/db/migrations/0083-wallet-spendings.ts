import { Migration } from '@mikro-orm/migrations';

/** What agents spend from their wallets with their keys alone. */
export class Migration0083WalletSpendings extends Migration {
  override up(): void {
    this.addSql(`
      create table wallet_spendings (
        agent_id text not null,
        request_key text not null,
        network text not null,
        amount_micro bigint not null,
        proof jsonb not null,
        settlement_subject text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        primary key (agent_id, request_key),
        constraint wallet_spendings_amount_micro_check check (amount_micro > 0)
      );
      create index wallet_spendings_agent_id_created_at_index on wallet_spendings (agent_id, created_at);
    `);
  }
}
