import { Migration } from '@mikro-orm/migrations';

const INDEXES = [
  {
    name: 'chain_transactions_own_tx_hash_unique',
    definition: `create unique index concurrently chain_transactions_own_tx_hash_unique
      on chain_transactions (network, tx_hash) where batching is distinct from 'shared'`,
  },
  {
    name: 'chain_transactions_due_transfers_index',
    definition: `create index concurrently chain_transactions_due_transfers_index
      on chain_transactions (network, next_attempt_at, id) where batching = 'shared' and state = 'prepared'`,
  },
  {
    name: 'chain_transactions_batch_index',
    definition: `create index concurrently chain_transactions_batch_index
      on chain_transactions (batch_id) where batch_id is not null`,
  },
];

export class Migration0008TransferBatchIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const { name, definition } of INDEXES) {
      // an interrupted build leaves an invalid index
      this.addSql(`drop index concurrently if exists ${name}`);
      this.addSql(definition);
    }
  }
}
