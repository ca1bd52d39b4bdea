import { Migration } from '@mikro-orm/migrations';

/** The transfers of a batch have its hash. */
export class Migration0009SharedHashes extends Migration {
  override up(): void {
    this.addSql('alter table chain_transactions drop constraint chain_transactions_network_tx_hash_unique');
    for (const name of ['state', 'batching', 'batched', 'authorized'])
      this.addSql(`alter table chain_transactions validate constraint chain_transactions_${name}_check`);
  }
}
