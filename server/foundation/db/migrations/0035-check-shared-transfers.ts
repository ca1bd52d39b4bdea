import { Migration } from '@mikro-orm/migrations';

export class Migration0035CheckSharedTransfers extends Migration {
  override up(): void {
    this.addSql('alter table chain_transactions validate constraint chain_transactions_shared_check');
  }
}
