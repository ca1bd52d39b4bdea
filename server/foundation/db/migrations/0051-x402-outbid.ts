import { Migration } from '@mikro-orm/migrations';

/** Settlements that wait too long are signed again at a better price: whichever of the two lands is the payment. */
export class Migration0051X402Outbid extends Migration {
  override up(): void {
    this.addSql(`alter table x402_settlements add column outbid_hashes jsonb not null default '[]'`);
  }
}
