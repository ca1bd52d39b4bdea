import { Migration } from '@mikro-orm/migrations';

export class Migration0036NonceIndex extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // an interrupted build leaves an invalid index
    this.addSql('drop index concurrently if exists chain_transactions_nonce_index');
    this.addSql(`create index concurrently chain_transactions_nonce_index
      on chain_transactions (network, from_address, nonce) where nonce is not null`);
  }
}
