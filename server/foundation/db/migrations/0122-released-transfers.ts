import { Migration } from '@mikro-orm/migrations';

/** Payouts that are too small to open a token account alone open it together. */
export class Migration0122ReleasedTransfers extends Migration {
  override up(): void {
    this.addSql('alter table chain_transfers add column released_to text null');
  }
}
