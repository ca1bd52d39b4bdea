import { Migration } from '@mikro-orm/migrations';

/** A key stands for the whole answer instead of for the thing that was made; keys of before are forgotten. */
export class Migration0022IdempotentAnswers extends Migration {
  override up(): void {
    this.addSql(`
      truncate idempotency_keys;
      alter table idempotency_keys
        drop column subject_id,
        add column attempt uuid not null,
        add column locked_until timestamptz not null,
        add column answer text;
    `);
  }
}
