import { Migration } from '@mikro-orm/migrations';

export class Migration0005LiveNonces extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // an interrupted build leaves an invalid index
    this.addSql('drop index concurrently if exists chain_transactions_live_nonce_unique');
    this.addSql(`create unique index concurrently chain_transactions_live_nonce_unique
      on chain_transactions (network, from_address, nonce) where state in ('prepared', 'sent')`);
  }
}
