import { Migration } from '@mikro-orm/migrations';

const NAME = 'chain_transactions_relayed_index';

export class Migration0026RelayedTransfers extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // an interrupted build leaves an invalid index
    this.addSql(`drop index concurrently if exists ${NAME}`);
    this.addSql(`create index concurrently ${NAME}
      on chain_transactions (network, created_at) where kind = 'wallet_transfer' and sender <> from_address`);
  }
}
