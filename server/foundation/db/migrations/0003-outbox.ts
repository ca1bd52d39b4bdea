import { Migration } from '@mikro-orm/migrations';

/** Work to be done after commit. The partial indexes stay small however many rows are done. */
export class Migration0003Outbox extends Migration {
  override up(): void {
    this.addSql(`
      create table outbox (
        id bigserial primary key,
        job text not null,
        key text not null,
        payload jsonb not null,
        created_at timestamptz not null,
        run_at timestamptz not null,
        due_at timestamptz not null,
        relays int not null default 0,
        attempts int not null default 0,
        locked_until timestamptz null,
        last_error text null,
        done_at timestamptz null,
        failed_at timestamptz null,
        constraint outbox_job_key_unique unique (job, key)
      );
      create index outbox_due_at_index on outbox (due_at) where done_at is null and failed_at is null;
      create index outbox_done_at_index on outbox (done_at) where done_at is not null;
    `);
  }
}
