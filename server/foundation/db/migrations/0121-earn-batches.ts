import { Migration } from '@mikro-orm/migrations';

/** Deposits share the transaction that puts them to work, small ones wait for each other, and payouts to one address go together. */
export class Migration0121EarnBatches extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}

const TABLES = `
  create table earn_deployments (
    id text not null primary key,
    pool_key text not null,
    network text not null,
    state text not null,
    amount_micro bigint not null,
    shares numeric(78,0) null,
    tx_hash text null,
    reason text null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint earn_deployments_amount_micro_check check (amount_micro > 0),
    constraint earn_deployments_state_check check (state in ('deploying', 'deployed', 'refused'))
  );
  alter table earn_deposits add column deployment_id text null;
  alter table earn_deposits add column is_alone boolean not null default false;
  alter table earn_deposits add column due_at timestamptz null;
  create index earn_deposits_deployment_id_index on earn_deposits (deployment_id) where deployment_id is not null;
  alter table earn_withdrawals add column due_at timestamptz null;
  alter table earn_withdrawals add column paid_with text null;
  create index earn_withdrawals_paid_with_index on earn_withdrawals (paid_with) where paid_with is not null;
`;
