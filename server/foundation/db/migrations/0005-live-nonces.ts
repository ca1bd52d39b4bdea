import { Migration } from '@mikro-orm/migrations';

export class Migration0005LiveNonces extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql(`create unique index concurrently chain_transactions_live_nonce_unique
      on chain_transactions (network, from_address, nonce) where state in ('prepared', 'sent')`);
  }
}
