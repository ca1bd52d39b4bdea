import { Migration } from '@mikro-orm/migrations';

/** Transactions name whose key signs them, where it is not the treasury's. */
export class Migration0080TransactionSenders extends Migration {
  override up(): void {
    this.addSql('alter table chain_transactions add column sender text null;');
  }
}
