import { Migration } from '@mikro-orm/migrations';

/** Treasury transfers that share a transaction. */
export class Migration0007TransferBatches extends Migration {
  override up(): void {
    this.addSql(`alter table chain_transactions add column batching text null, add column batch_id text null,
      add column authorized_until timestamptz null`);
    this.addSql('alter table chain_transactions drop constraint chain_transactions_state_check');
    this.addSql(`alter table chain_transactions add constraint chain_transactions_state_check
      check (state in ('prepared', 'sent', 'batched', 'confirmed', 'failed')) not valid`);
    this.addSql(`alter table chain_transactions add constraint chain_transactions_batching_check
      check (batching in ('shared', 'alone')) not valid`);
    this.addSql(`alter table chain_transactions add constraint chain_transactions_batched_check
      check (case when batch_id is null then state <> 'batched' else state in ('batched', 'confirmed') end) not valid`);
    this.addSql(`alter table chain_transactions add constraint chain_transactions_authorized_check
      check (authorized_until is null or (signed_payload is null and (state <> 'failed' or trouble is not null)))
      not valid`);
  }
}
