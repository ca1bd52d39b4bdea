import { Migration } from '@mikro-orm/migrations';

export class Migration0006DropLiveNonceIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently chain_transactions_live_nonce_index');
  }
}
