import { Migration } from '@mikro-orm/migrations';

const REPLACED = {
  order_history: 'order_history_order_id_id_index',
  deliverables: 'deliverables_order_id_created_at_id_index',
};

/** An order has few rows, which are sorted when they are read. An index on the order alone stores its id once. */
export class Migration0028OrderIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [table, replaced] of Object.entries(REPLACED)) {
      // an interrupted build leaves an invalid index
      this.addSql(`drop index concurrently if exists ${table}_order_id_index`);
      this.addSql(`create index concurrently ${table}_order_id_index on ${table} (order_id)`);
      this.addSql(`drop index concurrently if exists ${replaced}`);
    }
  }
}
