import { Migration } from '@mikro-orm/migrations';

/** People see which clients act for them, and when each last did. */
export class Migration0105UsedConnections extends Migration {
  override up(): void {
    this.addSql('alter table oauth_records add column last_used_at timestamptz null');
    this.addSql('create index oauth_records_account_id_kind_index on oauth_records (account_id, kind)');
  }
}
