import { Migration } from '@mikro-orm/migrations';

/** Transactions are appended in the order of time, so the times of each block of rows suffice: a few bytes per order. */
export class Migration0027LedgerPostingTimes extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    // an interrupted build leaves an invalid index
    this.addSql('drop index concurrently if exists ledger_transactions_created_at_index');
    this.addSql(
      'create index concurrently ledger_transactions_created_at_index on ledger_transactions using brin (created_at) with (autosummarize = on)',
    );
  }
}
