import { Migration } from '@mikro-orm/migrations';

/** The names that payers give their requests, each good for one payment. */
export class Migration0103PaymentIdentifiers extends Migration {
  override up(): void {
    this.addSql('alter table settlements add column identifier_hash text null');
    this.addSql(
      'alter table settlements add constraint settlements_identifier_hash_unique unique (identifier_hash)',
    );
  }
}
