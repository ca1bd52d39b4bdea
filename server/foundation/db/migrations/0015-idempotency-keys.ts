import { Migration } from '@mikro-orm/migrations';

/** One key of one caller stands for one request to one operation. */
export class Migration0015IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        operation text not null,
        caller text not null,
        key text not null,
        fingerprint text not null,
        subject_id text not null,
        created_at timestamptz not null,
        primary key (operation, caller, key)
      );
      create index idempotency_keys_created_at_index on idempotency_keys (created_at);
    `);
  }
}
