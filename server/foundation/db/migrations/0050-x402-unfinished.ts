import { Migration } from '@mikro-orm/migrations';

/** What a payment that we sent for its buyer is to make, so that it can be made, or paid back, without the buyer. */
export class Migration0050X402Unfinished extends Migration {
  override up(): void {
    this.addSql(`
      alter table x402_settlements add column request jsonb null, add column due_at timestamptz null;
      create index x402_settlements_due_index on x402_settlements (due_at, id) where due_at is not null;
    `);
  }
}
