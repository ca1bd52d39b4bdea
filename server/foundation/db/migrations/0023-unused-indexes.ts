import { Migration } from '@mikro-orm/migrations';

/**
 * Only audits read entries by account, and they read all of them. Old events are found by their numbers. Nobody looks
 * for the portfolio entries of an order.
 */
export class Migration0023UnusedIndexes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('drop index concurrently if exists ledger_entries_account_id_index');
    this.addSql('drop index concurrently if exists feed_events_created_at_index');
    this.addSql('drop index concurrently if exists portfolio_entries_order_id_index');
  }
}
